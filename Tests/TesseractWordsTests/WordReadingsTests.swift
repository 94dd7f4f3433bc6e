#if Tesseract
  import DocumentModel
  import Testing

  @testable import TesseractWords

  @Suite struct WordReadingsTests {
    private func alternatives(
      _ symbols: [[(text: String, confidence: Float)]], count: Int, confidence: Float = 0.8
    ) -> [RecognizedWord.Reading] {
      let chosen = symbols.map { $0.first?.text ?? "" }
      return WordReadings.alternatives(
        to: chosen.joined(), confidence: confidence,
        symbols: zip(chosen, symbols).map { SymbolReadings(chosen: $0, choices: $1) }, count: count)
    }

    @Test func likelierReadingsComeFirst() {
      let found = alternatives(
        [[("l", 0.8), ("I", 0.4), ("1", 0.6)], [("O", 0.9), ("0", 0.36)]], count: 9)
      #expect(found.map(\.text) == ["1O", "IO", "l0", "10", "I0"])
      #expect(abs(found[0].confidence - 0.6) < 0.001)
      #expect(abs(found[3].confidence - 0.24) < 0.001)
    }

    @Test func neverMoreThanAskedNorTheWordItself() {
      let symbol: [(text: String, confidence: Float)] = [("a", 0.5), ("b", 0.5), ("c", 0.4)]
      let found = alternatives(Array(repeating: symbol, count: 60), count: 3)
      #expect(found.count == 3)
      #expect(Set(found.map(\.text)).count == 3)
      #expect(!found.contains { $0.text == String(repeating: "a", count: 60) })
    }

    @Test func aChoiceThatSeemedLikelierNeverBeatsTheWord() {
      let found = WordReadings.alternatives(
        to: "T", confidence: 0.5,
        symbols: [SymbolReadings(chosen: "T", choices: [("r", 0.9), ("T", 0.8)])], count: 2)
      #expect(found == [.init(text: "r", confidence: 0.5)])
    }

    @Test func unlikelyAndBlankReadingsAreLeftOut() {
      #expect(alternatives([[("a", 0.9), ("b", 0), (" ", 0.8)]], count: 5).isEmpty)
      #expect(alternatives([], count: 5).isEmpty)
      #expect(alternatives([[("a", 0.9), ("b", 0.8)]], count: 0).isEmpty)
    }
  }
#endif
