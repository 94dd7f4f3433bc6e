#if Tesseract
  import DocumentModel
  import Testing

  @testable import TesseractWords

  /// Numbers that were taken apart are put together again.
  @Suite struct NumberJoiningTests {
    /// A line of words ten pixels a character, 30 apart but for the gap before the last one.
    private func line(_ texts: [String], lastGap: Double) -> [RecognizedWord] {
      var x = 0.0
      return texts.enumerated().map { index, text in
        if index > 0 { x += index == texts.count - 1 ? lastGap : 30 }
        defer { x += Double(text.count) * 10 }
        var word = RecognizedWord(
          text: text,
          box: PageRect(left: x, top: 0, right: x + Double(text.count) * 10, bottom: 20),
          confidence: 0.9)
        (word.lineHint, word.direction) = (1, .leftToRight)
        return word
      }
    }

    private let start = Array(repeating: "word", count: 12)

    @Test(arguments: [
      (["7.", "30"], "7.30"), (["19:", "19"], "19:19"), (["1,", "234"], "1,234"),
      (["0,", "50"], "0,50"), (["7", ".30"], "7.30"), (["12.", "50EUR"], "12.50EUR"),
    ])
    func aNumberTornInPrintOfOnePitchIsOne(_ parts: [String], whole: String) {
      var words = line(start + parts, lastGap: 18)
      words.rejoinNumbers()
      #expect(words.map(\.text) == start + [whole])
      #expect(words.last?.box.width == Double(parts.joined().count) * 10 + 18)
    }

    @Test(arguments: [["4,", "7,"], ["7,", "14,"], ["No.", "30"], ["3.", "1.2"], ["a,", "b"]])
    func listsAndSectionsStayApart(_ parts: [String]) {
      var words = line(start + parts, lastGap: 18)
      words.rejoinNumbers()
      #expect(words.map(\.text) == start + parts)
    }

    @Test func whatIsAsFarApartAsWordsAreStaysApart() {
      var words = line(start + ["7.", "30"], lastGap: 28)
      words.rejoinNumbers()
      #expect(words.count == 14)
      var few = line(["7.", "30"], lastGap: 5)
      few.rejoinNumbers()
      #expect(few.count == 2)
    }
  }
#endif
