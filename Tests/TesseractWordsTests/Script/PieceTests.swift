#if Tesseract
  import DocumentModel
  import Testing

  @testable import TesseractWords

  /// How an engine's pieces become words.
  @Suite struct PieceTests {
    /// The words of a line whose pieces are parted by bars, with the spaces as printed.
    private func words(_ line: String) -> [String] {
      let printed = String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "|" }))
      var spacing = LineSpacing(printed)
      var words: [RecognizedWord] = []
      // By scalars: a mark alone makes one character with the bar before it.
      let pieces = line.unicodeScalars.split { $0 == "|" || $0 == " " }.map(String.init)
      for (index, piece) in pieces.enumerated() {
        let left = Double(index * 20)
        let box = PageRect(left: left, top: 0, right: left + 20, bottom: 20)
        let word = RecognizedWord(text: piece, box: box, confidence: 0.5)
        if spacing.followsDirectly(word.text), let last = words.last, last.isContinued(by: word) {
          words[words.count - 1] = last.joined(with: word)
        } else {
          words.append(word)
        }
      }
      return words.map(\.text)
    }

    @Test func syllablesMakeKoreanWords() {
      #expect(words("도|서|관|은 올|리|브 거리") == ["도서관은", "올리브", "거리"])
      #expect(words("API|를 설|명") == ["API를", "설명"])
    }

    @Test func thaiGoesOnAtMarks() {
      #expect(words("ท|ี|่ ถ|น|น") == ["ที่", "ถนน"])
    }

    @Test func chineseGoesOnButMarkersAndNumbersStandApart() {
      #expect(words("图|书|馆|，|每|天") == ["图书馆，每天"])
      #expect(words("1.|图|书") == ["1.", "图书"])
      #expect(words("（|1|）|图|书") == ["（", "1", "）", "图书"])
      #expect(words("・|項|目") == ["・", "項目"])
    }

    @Test func latinWordsStayAsTheyAre() {
      #expect(words("well|-|known") == ["well", "-", "known"])
    }

    @Test func aLineThatReadsDifferentlyJoinsNothing() {
      var spacing = LineSpacing("다른 글")
      #expect(!spacing.followsDirectly("도") && !spacing.followsDirectly("서"))
    }

    @Test func boxesEndWhereTheNextWordBegins() {
      var first = RecognizedWord(
        text: "閱", box: PageRect(left: 60, top: 0, right: 216, bottom: 30), confidence: 0.9)
      let next = RecognizedWord(
        text: "12", box: PageRect(left: 104, top: 0, right: 142, bottom: 30), confidence: 0.9)
      first.clip(before: next)
      #expect(first.box.right == 104)
      var latin = RecognizedWord(
        text: "of", box: PageRect(left: 0, top: 0, right: 22, bottom: 30), confidence: 0.9)
      latin.clip(
        before: RecognizedWord(
          text: "it", box: PageRect(left: 20, top: 0, right: 40, bottom: 30), confidence: 0.9))
      #expect(latin.box.right == 22)
    }
  }
#endif
