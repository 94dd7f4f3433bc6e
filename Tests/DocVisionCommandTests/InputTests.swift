#if Tesseract
  import DocVisionCommand
  import Foundation
  import TestPictures
  import Testing

  @Suite struct InputTests {
    @Test func aMissingFileIsNamed() async {
      let run = await RecordedRun.docvision("read", "no/such/sheet.png")
      #expect(run.status == .noInput && run.output.isEmpty)
      #expect(run.errors == "docvision: no/such/sheet.png: There is no such file.\n")
    }

    @Test func aNameCannotSteerTheTerminal() async {
      let run = await RecordedRun.docvision("read", "/no/such\u{1B}[31m\nfile.png")
      #expect(run.errors.hasPrefix("docvision: /no/such?[31m?file.png: "))
      #expect(run.errorLines.count == 1)
    }

    @Test(arguments: [".", "/", "/tmp"])
    func aFolderIsNoImage(path: String) async {
      let run = await RecordedRun.docvision("read", path)
      #expect(run.status == .noInput)
      #expect(run.errors == "docvision: \(path): This is a folder. Give an image file.\n")
    }

    @Test func whatIsNoImageIsRefused() async throws {
      let folder = try TestFolder()
      let file = try folder.file("a list.csv", Data("Name,Email\n".utf8))
      let run = await RecordedRun.docvision("read", file)
      #expect(run.status == .badData)
      #expect(run.errors.hasPrefix("docvision: \(file): This is not an image"))
      #expect(run.errorLines.count == 1)
      let piped = await RecordedRun.docvision("read", "-", input: Data("Name,Email\n".utf8))
      #expect(piped.errors.hasPrefix("docvision: standard input: This is not an image"))
      let nothing = await RecordedRun.docvision("read", "/dev/null")
      #expect(nothing.status == .badData && nothing.errors.contains("This is empty"))
    }

    @Test func limitsAreNamedAsOptions() async throws {
      let sheet = try DrawnPage.signUpSheet.png()
      let pixels = await RecordedRun.docvision(
        "read", "-", "--maximum-pixels", "1000", input: sheet)
      #expect(pixels.status == .badData && pixels.errors.contains("raise --maximum-pixels"))
      let bytes = await RecordedRun.docvision("read", "-", "--maximum-bytes=100", input: sheet)
      #expect(bytes.status == .badData && bytes.errors.contains("Raise --maximum-bytes"))
    }

    @Test func theRestGoesOnAndTheFirstFailureCounts() async throws {
      let folder = try TestFolder()
      let sheet = try folder.file("über sheet.png", DrawnPage.signUpSheet.png())
      let text = try folder.file("text.txt", Data("text".utf8))
      let run = await RecordedRun.docvision(
        "read", text, sheet, folder.path("none.png"), "--format", "tsv")
      #expect(run.status == .badData)
      #expect(run.output.hasPrefix("Name\tEmail\tPhone\n"))
      #expect(run.errorLines.count == 2)
    }

    @Test func aNameMayBeginWithADash() async {
      let run = await RecordedRun.docvision("read", "--", "--no-such-file")
      #expect(run.status == .noInput)
      #expect(run.errors.hasPrefix("docvision: --no-such-file: There is no such file"))
    }

    @Test func aPipeIsReadOnceAndDrawnOver() async throws {
      let folder = try TestFolder()
      let pipe = folder.path("pipe.png")
      try #require(unsafe mkfifo(pipe, 0o600) == 0)
      let sheet = try DrawnPage.signUpSheet.png()
      let writer = Thread {
        try? FileHandle(forWritingAtPath: pipe)?.write(contentsOf: sheet)
      }
      writer.start()
      let run = await RecordedRun.docvision(
        "read", pipe, "--format", "tsv", "--overlay", folder.path("out.png"))
      #expect(run.status == .success && run.output.hasPrefix("Name"))
      #expect(try folder.names == ["out.png", "pipe.png"])
    }

    @Test func onePageIsReadAlone() async throws {
      var second = DrawnPage(width: 500, height: 160)
      second.write("The second page", x: 40, y: 80)
      let file = try TIFFPages.file([.signUpSheet, second])
      let run = await RecordedRun.docvision("read", "-", "--page", "2", input: file)
      #expect(run.output == "The second page\n")
      let none = await RecordedRun.docvision("read", "-", "--page", "3", input: file)
      #expect(none.status == .badData)
      #expect(none.errors.contains("This has no page 3; its pages are numbered 1 to 2."))
    }

    @Test func aMissingLanguageIsSaidOnce() async throws {
      let folder = try TestFolder()
      let sheet = try folder.file("sheet.png", DrawnPage.signUpSheet.png())
      let run = await RecordedRun.docvision("read", sheet, sheet, "--lang", "yi")
      #expect(run.status == .unavailable && run.errorLines.count == 1)
      #expect(run.errors.contains("apt-get install tesseract-ocr-yid"))
      let unknown = await RecordedRun.docvision("read", sheet, sheet, "--lang", "en,xx")
      #expect(unknown.status == .usage && unknown.errorLines.count == 1)
      #expect(unknown.errors.contains("“xx”"))
    }
  }
#endif
