#if Tesseract
  import DocumentModel
  import PageImaging
  import Testing

  @testable import TesseractWords

  /// Ink that no word accounts for; the height of lower case letters is 10.
  @Suite struct MissedInkTests {
    private func word(_ text: String, _ x: Double, _ y: Double, width: Double) -> RecognizedWord {
      RecognizedWord(
        text: text, box: PageRect(left: x, top: y, right: x + width, bottom: y + 14),
        confidence: 0.9)
    }

    private func mark(
      _ x: Double, _ y: Double, _ width: Double, _ height: Double, ink: Double = 0.4
    ) -> InkMark {
      InkMark(
        box: PageRect(left: x, top: y, right: x + width, bottom: y + height), inkShare: ink)
    }

    private func missed(_ marks: [InkMark], _ words: [RecognizedWord]) -> MissedInk {
      MissedInk(marks: marks, words: words, textHeight: 10)
    }

    @Test func aDigitInARowOfWordsIsToBeRead() {
      let found = missed([mark(20, 100, 6, 14)], [word("Chair", 200, 100, width: 50)])
      #expect(found.runs == [PageRect(left: 20, top: 100, right: 26, bottom: 114)])
    }

    @Test func charactersSideBySideAreReadTogether() {
      let marks = [mark(29, 100, 8, 14), mark(20, 100, 6, 14), mark(39, 112, 2, 2)]
      let found = missed(marks, [word("Chair", 200, 100, width: 50)])
      #expect(found.runs == [PageRect(left: 20, top: 100, right: 41, bottom: 114)])
    }

    @Test func whatStandsAtNoWordsHeightIsNoText() {
      #expect(missed([mark(20, 300, 6, 14)], [word("Chair", 200, 100, width: 50)]).runs.isEmpty)
    }

    @Test func piecesOfAWordBeyondItsBoxAreNoText() {
      #expect(missed([mark(252, 100, 8, 10)], [word("Chair", 200, 100, width: 50)]).runs.isEmpty)
    }

    @Test func crowdedMarksAreAPicture() {
      let crowd = (0..<6).map { mark(20 + Double($0 % 2) * 3, 80 + Double($0) * 16, 9, 14) }
      #expect(missed(crowd, [word("Chair", 200, 100, width: 50)]).runs.isEmpty)
    }

    @Test(arguments: [(130.0, 14.0), (6.0, 60.0), (3.0, 3.0), (60.0, 3.0)])
    func marksOfNoTextsSizeAreLeft(_ size: (width: Double, height: Double)) {
      let odd = mark(20, 100, size.width, size.height)
      #expect(missed([odd], [word("Chair", 300, 100, width: 50)]).runs.isEmpty)
    }

    @Test func aDotBeforeTextIsABullet() {
      let dot = mark(20, 104, 6, 6, ink: 0.8)
      let found = missed([dot], [word("Gloves", 40, 100, width: 60)])
      #expect(found.bullets == [dot.box])
      #expect(found.runs.isEmpty)
    }

    @Test func aDotWithinOrFarFromTextIsNone() {
      let dot = mark(20, 104, 6, 6, ink: 0.8)
      #expect(missed([dot], [word("Gloves", 90, 100, width: 60)]).bullets.isEmpty)
      let around = [word("before", 0, 100, width: 15), word("after", 40, 100, width: 60)]
      #expect(missed([dot], around).bullets.isEmpty)
      let ring = mark(20, 104, 6, 6, ink: 0.5)
      #expect(missed([ring], [word("Gloves", 40, 100, width: 60)]).bullets.isEmpty)
    }

    @Test func aDotReadAsALetterIsABullet() {
      let dot = mark(20, 104, 6, 6, ink: 0.8)
      var letter = word("e", 20, 104, width: 6)
      letter.box = dot.box
      let found = missed([dot], [letter, word("Gloves", 40, 100, width: 60)])
      #expect(found.misreadBullets.map(\.word) == [0])
      #expect(found.bullets.isEmpty)
    }

    @Test func aLargeSquareReadAsALetterIsABullet() {
      let square = mark(20, 98, 15, 15, ink: 1)
      var letters = word("lf", 20, 98, width: 15)
      letters.box = square.box
      let found = missed([square], [letters, word("Gloves", 45, 100, width: 60)])
      #expect(found.misreadBullets.map(\.word) == [0])
      let letter = mark(20, 98, 15, 15, ink: 0.6)
      #expect(
        missed([letter], [letters, word("Gloves", 45, 100, width: 60)]).misreadBullets.isEmpty)
    }

    @Test func aDashBeforeTextIsAMarker() {
      let dash = mark(20, 106, 9, 1.5, ink: 1)
      #expect(missed([dash], [word("Gloves", 45, 100, width: 60)]).dashes == [dash.box])
    }

    @Test func theDotsOfAColonBehindUnreadInkAreNoBullets() {
      let text = word("Gloves", 45, 100, width: 60)
      let colon = [mark(20, 104, 3, 3, ink: 0.9), mark(20, 110, 3, 3, ink: 0.9)]
      #expect(missed(colon, [text]).bullets.isEmpty)
      let dot = mark(20, 104, 6, 6, ink: 0.8)
      #expect(missed([dot, mark(4, 100, 9, 14)], [text]).bullets.isEmpty)
      #expect(missed([dot], [text]).bullets == [dot.box])
    }

    @Test func doubtfulSignsThatStandAloneAreDirt() {
      func sign(_ x: Double, _ confidence: Float, size: Double = 3) -> RecognizedWord {
        RecognizedWord(
          text: ".", box: PageRect(left: x, top: 108, right: x + size, bottom: 108 + size),
          confidence: confidence)
      }
      let text = word("Gloves", 45, 100, width: 60)
      var words = [sign(300, 0.1), text, sign(400, 0.9), sign(107, 0.1), sign(500, 0.1, size: 9)]
      words.dropSpecks(textHeight: 10)
      #expect(words.map(\.box.left) == [45, 400, 107, 500])
    }

    @Test func aDotBelowAWordIsAPieceOfIt() {
      let dot = mark(62, 115, 3, 3, ink: 0.9)
      let around = [word("module", 0, 100, width: 66), word("file", 75, 104, width: 40)]
      #expect(missed([dot], around).bullets.isEmpty)
    }

    @Test func hyphensUnderlinesAndStrokesWithinTextAreNoMarkers() {
      let text = word("Gloves", 45, 100, width: 60)
      #expect(missed([mark(33, 106, 9, 1.5, ink: 1)], [text]).dashes.isEmpty)
      #expect(missed([mark(20, 113, 9, 1.5, ink: 1)], [text]).dashes.isEmpty)
      #expect(missed([mark(0, 106, 30, 1.5, ink: 1)], [text]).dashes.isEmpty)
      let before = word("and", 0, 100, width: 12)
      #expect(missed([mark(20, 106, 9, 1.5, ink: 1)], [before, text]).dashes.isEmpty)
    }

    @Test func readsWhatStandsAlone() async throws {
      let rows = ["Chair", "Table", "Lamp", "Shelf"]
      let page = try DrawnText.page(
        width: 900, height: 360,
        rows.enumerated().flatMap { index, name -> [DrawnText.Line] in
          let y = 80 + 70 * index
          return [
            .init(text: name, x: 300, y: y), .init(text: "x", x: 800, y: y),
          ]
        })
      let words = try await page.words().map(\.text)
      #expect(words.count { $0 == "x" } == rows.count)
      #expect(words.count == 2 * rows.count)
    }

    /// Marks as seven words of a line make, each of three letters.
    private func line(at y: Double, height: Double = 14) -> [InkMark] {
      (0..<7).flatMap { word in
        (0..<3).map { mark(20 + Double(word) * 50 + Double($0) * 13, y, 10, height) }
      }
    }

    @Test func aLineBetweenOthersIsRead() {
      let words = [word("Above", 20, 80, width: 330), word("Below", 20, 128, width: 330)]
      let found = missed(line(at: 104), words)
      #expect(found.lines == [PageRect(left: 20, top: 104, right: 356, bottom: 118)])
      #expect(found.runs.isEmpty)
    }

    @Test func marksApartFromTextOrOfOtherSizesAreNoLine() {
      let words = [word("Above", 20, 80, width: 330)]
      #expect(missed(line(at: 204), words).lines.isEmpty)
      #expect(missed(line(at: 104, height: 40), words).lines.isEmpty)
      #expect(missed(Array(line(at: 104).prefix(6)), words).lines.isEmpty)
    }

    /// A word whose first symbol is a dot of 6 pixels, with a gap behind it.
    private func glued(_ sign: String, gap: Double, height: Double = 6) -> RecognizedWord {
      var word = word(sign + "Ore", 20, 100, width: 50)
      word.lineHint = 1
      let letters = "Ore".enumerated().map { place, letter in
        RecognizedWord.Symbol(
          text: String(letter),
          box: PageRect(
            left: 26 + gap + Double(place) * 12, top: 100, right: 36 + gap + Double(place) * 12,
            bottom: 114), confidence: 0.9)
      }
      let dot = PageRect(left: 20, top: 104, right: 26, bottom: 104 + height)
      word.symbols = [.init(text: sign, box: dot, confidence: 0.7)] + letters
      return word
    }

    @Test(arguments: ["«", "*", "・", "-"])
    func aBulletReadAsAPieceOfAWordIsParted(_ sign: String) {
      var words = [glued(sign, gap: 8)]
      words.partBullets(textHeight: 10)
      #expect(words.map(\.text) == ["•", "Ore"])
      #expect(words.first?.box.right == 26)
      #expect(words.last?.box.left == 34)
      #expect(words.first?.alternatives.first?.text == sign)
    }

    @Test func hyphensAndQuotesStayWithTheirWords() {
      var words = [glued("-", gap: 8, height: 2)]
      words.partBullets(textHeight: 10)
      #expect(words.map(\.text) == ["-Ore"])
      words = [glued("\"", gap: 2)]
      words.partBullets(textHeight: 10)
      #expect(words.map(\.text) == ["\"Ore"])
    }
  }
#endif
