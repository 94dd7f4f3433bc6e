#if Tesseract
  import DocumentModel
  import Foundation
  import PageImaging
  import TestPictures
  import Testing

  @testable import TesseractWords

  /// What is left undone where it would tell nothing.
  @Suite struct EffortTests {
    @Test(arguments: [(QuarterTurn.left, QuarterTurn.right), (.right, .left)])
    func `the turn that the ascenders point to is tried first`(
      lying: QuarterTurn, first: QuarterTurn
    ) async throws {
      var drawn = DrawnPage(width: 900, height: 700)
      let lines = ["The reading group meets on Monday", "in the old library by the river."]
      for row in 0..<8 { drawn.write(lines[row % 2], x: 80, y: 120 + row * 50) }
      let page = PreparedPage(
        image: try drawn.image().turned(by: lying), textHeight: DrawnPage.textHeight,
        textAxis: .vertical)
      // Whatever is tried first convinces.
      let turn = try await UprightSearch { region, _ in
        let top = region.box.top + 40
        let box = PageRect(left: 0, top: top, right: 200, bottom: top + 20)
        return [RecognizedWord(text: "harbour lights", box: box, confidence: 0.95)]
      }.turn(of: page, among: [.right, .left], above: 0.7)
      #expect(turn == first)
    }

    @Test func `cells are read with other readings at once where doubt is common`() {
      var doubt = CellDoubt()
      #expect(!doubt.isCommon)
      doubt.add(true)
      #expect(doubt.isCommon)
      for _ in 0..<9 { doubt.add(false) }
      #expect(!doubt.isCommon)
    }

    @Test(arguments: [
      (["eng"], false), (["deu", "fra"], false), (["kor", "eng"], true), (["tha"], true),
      (["made-up"], true),
    ])
    func `lines are read for spaces where words come in pieces`(models: [String], isSo: Bool) {
      let languages = LanguageChoice(folder: URL(filePath: "/"), models: models)
      let configuration = EngineConfiguration(languages: languages)
      #expect(configuration.readsScript(where: LineSpacing.scriptsInPieces.contains) == isSo)
    }

    @Test func `trials ask for no other readings`() {
      var hints = RecognitionHints()
      hints.maximumCandidateCount = 5
      hints.allowedCharacters = "0123456789"
      let trial = ReadingOptions(hints).forTrial
      #expect(trial.candidateCount == 1)
      #expect(trial.allowedCharacters == "0123456789")
    }
  }
#endif
