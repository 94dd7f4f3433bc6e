#if Tesseract
  import DocVisionCommand
  import Foundation
  import TestPictures
  import Testing

  @Suite struct ExplainTests {
    @Test func decisionsAreWrittenInsteadOfThePage() async throws {
      let sheet = try DrawnPage.signUpSheet.png()
      let run = await RecordedRun.docvision("read", "-", "--explain", input: sheet)
      #expect(run.status == .success && run.errors.isEmpty)
      #expect(run.output.hasPrefix("page 1, 1000×420: "))
      #expect(run.output.contains("  accepted table at "))
      #expect(!run.output.contains("ann.miller"))
    }

    @Test func jsonTellsTheSame() async throws {
      let folder = try TestFolder()
      let pages = try folder.file("p.tiff", TIFFPages.file([.signUpSheet, .signUpSheet]))
      let run = await RecordedRun.docvision("read", pages, "--explain", "--format", "json")
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let read = try #require(object["pages"] as? [[String: Any]])
      #expect(read.compactMap { $0["number"] as? Int } == [1, 2])
      let decisions = try #require(read[0]["decisions"] as? [[String: Any]])
      #expect(
        decisions.contains {
          $0["subject"] as? String == "table" && $0["outcome"] as? String == "accepted"
        })
    }

    @Test func svgHasAGroupForEachLayerAskedFor() async throws {
      let folder = try TestFolder()
      let sheet = try folder.file("sheet.png", DrawnPage.signUpSheet.png())
      let run = await RecordedRun.docvision(
        "read", sheet, "--overlay", folder.path("o.svg"), "--layers", "rules,cells,candidates")
      #expect(run.status == .success && run.output.hasPrefix("Open day"))
      let svg = try String(contentsOf: URL(filePath: folder.path("o.svg")), encoding: .utf8)
      let groups = svg.matches(of: #/<g id="(\w+)"/#).map { String($0.1) }
      #expect(groups == ["rules", "candidates", "cells"])
      #expect(svg.contains("href=\"data:image/png;base64,"))
      #expect(svg.contains("<title>accepted table: rules"))
      #expect(svg.contains("<title>solid rule</title>"))
      #expect(!svg.contains("ann.miller"))
    }

    @Test func layersChangeThePicture() async throws {
      let folder = try TestFolder()
      let sheet = try folder.file("sheet.png", DrawnPage.signUpSheet.png())
      for layer in ["cells", "rules"] {
        _ = await RecordedRun.docvision(
          "read", sheet, "--overlay", folder.path("\(layer).png"), "--layers", layer)
      }
      let pictures = try ["cells", "rules"].map {
        try Data(contentsOf: URL(filePath: folder.path("\($0).png")))
      }
      #expect(pictures[0] != pictures[1] && !pictures[0].isEmpty)
    }
  }
#endif
