#if Tesseract
  import DocumentModel
  import Foundation
  import Testing

  @testable import TesseractWords

  /// Words of Latin and Korean characters; a Korean one is 22 wide and 26 high, a Latin one 12 by 14.
  @Suite struct MixedWordsTests {
    private let korean = Locale.Language(identifier: "ko")
    private let english = Locale.Language(identifier: "en")

    /// A word of symbols of the given widths and heights, one after the other.
    private func word(
      _ symbols: [(text: String, width: Double, height: Double)], _ language: Locale.Language,
      confidence: Float = 0.9
    ) -> RecognizedWord {
      var x = 100.0
      let made = symbols.map { symbol in
        defer { x += symbol.width + 2 }
        return RecognizedWord.Symbol(
          text: symbol.text,
          box: PageRect(
            left: x, top: 130 - symbol.height, right: x + symbol.width, bottom: 130),
          confidence: 0.99)
      }
      let box = PageRect.bounding(made.map(\.box)) ?? PageRect(left: 0, top: 0, right: 1, bottom: 1)
      return RecognizedWord(
        text: made.map(\.text).joined(), box: box, confidence: confidence, symbols: made,
        language: language, lineHint: 1)
    }

    private func syllables(_ text: String) -> RecognizedWord {
      word(text.map { (String($0), 22, 26) }, korean)
    }

    private var mixed: MixedWords {
      MixedWords([syllables("필터를"), syllables("사용한다")], main: korean)
    }

    @Test func theEndOfANameIsToldByItsSize() throws {
      let name = word([("A", 14, 20), ("P", 14, 20), ("I", 6, 20), ("S", 24, 25)], english)
      let part = try #require(mixed.squareEnd(of: name))
      #expect(part.symbols == 3..<4)
      let reading = syllables("를")
      #expect(mixed.isSquareText(reading, in: part, of: name))
      #expect(name.replacing(part, with: reading).text == "API를")
      #expect(!mixed.isSquareText(syllables("필터를"), in: part, of: name))
    }

    @Test func aCharacterReadAsTwoIsOne() throws {
      let name = word(
        [("e", 12, 14), ("c", 11, 14), ("h", 12, 20), ("o", 12, 14), ("7", 12, 15), ("}", 9, 27)],
        english)
      #expect(mixed.squareEnd(of: name)?.symbols == 4..<6)
    }

    @Test func wholeWordsAreToldAsWell() {
      let word = word([("B", 24, 24), ("E", 24, 25), ("S", 24, 25)], english)
      #expect(mixed.squareEnd(of: word)?.symbols == 0..<3)
    }

    @Test func aLowCharacterBeforeOthersIsOneAsWell() {
      let word = word([("B", 24, 20), ("S", 24, 25), ("S", 24, 25)], english)
      #expect(mixed.squareEnd(of: word)?.symbols == 0..<3)
      let name = self.word([("I", 6, 20), ("S", 24, 25)], english)
      #expect(mixed.squareEnd(of: name)?.symbols == 1..<2)
    }

    @Test func latinWordsEndInLatinLetters() {
      let name = word([("E", 14, 20), ("C", 16, 20), ("H", 15, 20), ("O", 16, 20)], english)
      #expect(mixed.squareEnd(of: name) == nil)
      #expect(mixed.squareEnd(of: syllables("필터를")) == nil)
    }

    @Test func signsWithinAWordThatReadsBadlyAreLatin() throws {
      let word = word(
        [("콜", 22, 26), ("백", 22, 26), ("(", 6, 26), ("6", 12, 20), ("3", 12, 20), ("1", 8, 20)],
        korean, confidence: 0.3)
      let part = try #require(mixed.latinPart(of: word))
      #expect(part.symbols == 2..<6)
      let reading = self.word([("(", 6, 26), ("c", 12, 14), ("b", 12, 20)], english)
      #expect(mixed.isLatinText(reading, of: word))
      #expect(word.replacing(part, with: reading).text == "콜백(cb")
      var sure = word
      sure.confidence = 0.95
      #expect(mixed.latinPart(of: sure) == nil)
    }

    @Test func pagesWithoutSquareCharactersAreLeftAlone() {
      let mixed = MixedWords([], main: korean)
      let name = word([("A", 14, 20), ("S", 24, 25)], english)
      #expect(mixed.squareEnd(of: name) == nil)
    }
  }
#endif
