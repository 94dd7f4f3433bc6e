import DocumentLayout
import DocumentModel
import Foundation
import Testing

/// What is particular to scripts: spaces, direction, and vertical lines.
@Suite struct ScriptTests {
  /// A line of words with the gap before each, 20 high.
  private func line(_ words: [(text: String, gap: Double)], top: Double = 100) -> [RecognizedWord] {
    var left = 100.0
    return words.map { word in
      left += word.gap
      let width = word.text.unicodeScalars.reduce(0.0) { $0 + ($1.isASCII ? 10 : 20) }
      defer { left += width }
      return RecognizedWord(
        text: word.text, box: PageRect(left: left, top: top, right: left + width, bottom: top + 20),
        confidence: 0.9)
    }
  }

  private func document(_ words: [RecognizedWord]) -> DocumentObservation.Container {
    let page = WordPage(size: PageSize(width: 1000, height: 1000), words: words)
    return LayoutPipeline().layout(page).observation.document
  }

  @Test(
    arguments: [
      ([("床", 0), ("前", 4), ("明", 4), ("月", 4)], "床前明月"),
      ([("iPhone", 0), ("15", 10), ("を", 6), ("購", 4), ("入", 4)], "iPhone 15を購入"),
      ([("使用", 0), ("Apache", 14), ("服务器", 14)], "使用 Apache 服务器"),
      ([("図書館", 0), ("、", 2), ("毎日", 16), ("18:00", 5), ("。", 3)], "図書館、毎日18:00。"),
      ([("全角", 0), ("ＡＢＣ", 4), ("１２３", 10)], "全角ＡＢＣ １２３"),
      ([("ห้องสมุด", 0), ("ถนน", 2), ("27", 8), ("บาท", 8)], "ห้องสมุดถนน 27 บาท"),
    ] as [([(String, Double)], String)])
  func scriptsWithoutSpacesGetNone(_ words: [(String, Double)], text: String) {
    let document = document(line(words.map { (text: $0.0, gap: $0.1) }))
    #expect(document.text.transcript == text)
    #expect(document.text.words == nil)
  }

  @Test func koreanKeepsItsSpacesAndHasNoWords() {
    let text = document(line([("도서관은", 0), ("API를", 8), ("설명한다", 8)])).text
    #expect(text.transcript == "도서관은 API를 설명한다")
    #expect(text.words == nil)
  }

  @Test(arguments: [("Сад", "открыт"), ("Ο", "κήπος"), ("बगीचा", "खुला")])
  func otherScriptsHaveWords(_ first: String, second: String) {
    let text = document(line([(first, 0), (second, 8)])).text
    #expect(text.transcript == "\(first) \(second)")
    #expect(text.words?.map(\.transcript) == [first, second])
  }

  @Test func hebrewIsInLogicalOrderWithDigitsAsPrinted() {
    // From left to right as printed.
    let line = document(line([("12.50", 0), ("מחיר", 8), ("ספר", 8)])).text
    #expect(line.transcript == "ספר מחיר 12.50")
    #expect(line.lines.first?.textDirection == .rightToLeft)
    #expect(line.words?.first?.transcript == "ספר")
  }

  @Test func columnsFromTheRight() {
    let words = (0..<6).flatMap { row -> [RecognizedWord] in
      let top = 100 + Double(row) * 30
      func text(_ word: String, at left: Double) -> [RecognizedWord] {
        (0..<4).map { index in
          let start = left + Double(index) * 90
          return RecognizedWord(
            text: word, box: PageRect(left: start, top: top, right: start + 80, bottom: top + 20),
            confidence: 0.9)
        }
      }
      return text("שמאל", at: 100) + text("ימין", at: 560)
    }
    let transcript = document(words).text.transcript
    let left = transcript.range(of: "שמאל")
    let lastRight = transcript.range(of: "ימין", options: .backwards)
    #expect(left != nil && lastRight != nil)
    if let left, let lastRight { #expect(lastRight.upperBound <= left.lowerBound) }
  }

  /// Two vertical lines of three characters, the right one first.
  private var verticalWords: [RecognizedWord] {
    [("図書館", 500.0), ("毎日開", 470.0), ("始まる", 440.0)].flatMap { text, left in
      text.enumerated().map { index, character in
        let top = 100 + Double(index) * 24
        return RecognizedWord(
          text: String(character),
          box: PageRect(left: left, top: top, right: left + 20, bottom: top + 20), confidence: 0.9,
          direction: .topToBottom)
      }
    }
  }

  @Test func verticalLinesAreReadDownAndFromTheRight() throws {
    let document = document(verticalWords)
    let lines = document.text.lines
    #expect(lines.map(\.transcript) == ["図書館", "毎日開", "始まる"])
    #expect(lines.allSatisfy { $0.textDirection == .topToBottom })
    #expect(document.text.words == nil)
    // The region of the first line is where it was printed, on the right and upright.
    let box = try #require(lines.first).boundingBox.cgRect
    #expect(abs(box.minX - 0.5) < 1e-6 && abs(box.maxX - 0.52) < 1e-6)
    #expect(abs(box.minY - (1 - 0.168)) < 1e-6 && abs(box.maxY - 0.9) < 1e-6)
  }

  @Test func verticalLinesInTheImageAreWhereTheyWereThoughThePageWasTurned() throws {
    var page = WordPage(size: PageSize(width: 1000, height: 1000), words: verticalWords)
    page.transform = .homography(Homography(affine: 0.5, 0, 0, 0, 0.5, 0))
    let lines = LayoutPipeline().layout(page).observation.document.text.lines
    let box = try #require(lines.first).boundingBox.cgRect
    #expect(abs(box.minX - 0.25) < 1e-6 && abs(box.maxX - 0.26) < 1e-6)
  }

  @Test func notesOfAPageStandInItsObservation() {
    let page = WordPage(
      size: PageSize(width: 100, height: 100), words: [], notes: [.looksHandwritten])
    #expect(LayoutPipeline().layout(page).observation.notes == [.looksHandwritten])
  }

  @Test func columnsOfSquareCharactersStandCloserThanTheirWidthTells() {
    var words: [RecognizedWord] = []
    let texts = ["古い橋はその年の春に", "修理のため閉鎖された", "谷の人々は工事がどれ", "ほど続くか知らない。"]
    for (row, text) in texts.enumerated() {
      for left in [100.0, 340.0] {
        let bottom = 100 + Double(row) * 30
        words.append(
          RecognizedWord(
            text: text,
            box: PageRect(left: left, top: bottom - 20, right: left + 202, bottom: bottom),
            confidence: 0.9,
            symbols: text.enumerated().map { place, letter in
              let x = left + Double(place) * 20.2
              return RecognizedWord.Symbol(
                text: String(letter),
                box: PageRect(left: x, top: bottom - 20, right: x + 18, bottom: bottom),
                confidence: 0.9)
            }))
      }
    }
    let text = tree(of: WordPage(size: PageSize(width: 700, height: 300), words: words))
    #expect(text.contains(texts[0] + "\\n" + texts[1]))
  }
}
