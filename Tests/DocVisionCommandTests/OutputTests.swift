#if Tesseract
  import DocVisionCommand
  import DocumentVision
  import Foundation
  import TestPictures
  import Testing

  @Suite struct OutputTests {
    @Test func onePageGivesOneOverlay() async throws {
      let folder = try TestFolder()
      let sheet = try folder.file("sheet.png", DrawnPage.signUpSheet.png())
      let overlay = folder.path("overlay.png")
      let run = await RecordedRun.docvision("read", sheet, "--overlay", overlay)
      #expect(run.status == .success && run.errors.isEmpty)
      #expect(try folder.names == ["overlay.png", "sheet.png"])
      let picture = try Data(contentsOf: URL(filePath: overlay))
      #expect(try picture != Data(contentsOf: URL(filePath: sheet)))
      let size = try await recognizeDocument(in: picture).imageSize
      #expect(size == CGSize(width: 1000, height: 420))
    }

    @Test func severalPagesGiveNumberedOverlays() async throws {
      let folder = try TestFolder()
      let pages = try folder.file("p.tiff", TIFFPages.file([.signUpSheet, .signUpSheet]))
      _ = await RecordedRun.docvision("read", pages, "--overlay", folder.path("o.v2.png"))
      #expect(try folder.names == ["o.v2-1.png", "o.v2-2.png", "p.tiff"])
    }

    @Test func anOverlayThatCannotBeWrittenIsSaidBeforeReading() async throws {
      let folder = try TestFolder()
      let missing = folder.path("none/overlay.png")
      let run = await RecordedRun.docvision("read", folder.path("none.png"), "--overlay", missing)
      #expect(run.status == .cannotCreate && run.errorLines.count == 1)
      #expect(run.errors.contains("\(missing): There is no folder for the overlay"))
      let onFolder = await RecordedRun.docvision("read", "a.png", "--overlay", folder.path(""))
      #expect(onFolder.status == .cannotCreate && onFolder.errors.contains("This is a folder"))
    }

    @Test func aClosedPipeIsNoFailure() async throws {
      let run = await RecordedRun.docvision(
        "read", "-", input: try DrawnPage.signUpSheet.png(), refusingOutput: OutputClosed())
      #expect(run.status == .success && run.errors.isEmpty)
    }

    @Test func outputThatCannotBeWrittenIsAFailure() async throws {
      let full = CommandFailure(.inputOutput, "standard output can't be written: it is full.")
      let run = await RecordedRun.docvision(
        "read", "-", input: try DrawnPage.signUpSheet.png(), refusingOutput: full)
      #expect(run.status == .inputOutput && run.errors == "docvision: \(full.text)\n")
    }

    @Test func cancellingInterrupts() async throws {
      let sheet = try DrawnPage.signUpSheet.png()
      let task = Task { await RecordedRun.docvision("read", "-", input: sheet) }
      task.cancel()
      let run = await task.value
      #expect(run.status == .interrupted && run.output.isEmpty && run.errors.isEmpty)
    }
  }
#endif
