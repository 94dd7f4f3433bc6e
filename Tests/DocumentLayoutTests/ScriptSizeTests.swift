import DocumentLayout
import DocumentModel
import Foundation
import TestSupport
import Testing

/// Type sizes of scripts whose letters are of all heights.
@Suite struct ScriptSizeTests {
  /// A page of lines of the same words, 30 pixels apart, from the given heights of the words' boxes.
  private func page(_ word: String, lines: Int, height: (Int, Int) -> Double) -> WordPage {
    var words: [RecognizedWord] = []
    for line in 0..<lines {
      let baseline = 100.0 + Double(line) * 40
      for place in 0..<6 {
        let left = 100 + Double(place) * 90
        let box = PageRect(
          left: left, top: baseline - height(line, place), right: left + 80,
          bottom: baseline)
        let symbols = word.enumerated().map { index, letter in
          // Alef is never higher than its stroke where the word's box is right.
          let isAlef = letter == "\u{0627}" && place % 2 == 0
          return RecognizedWord.Symbol(
            text: String(letter),
            box: PageRect(
              left: left + Double(index) * 10, top: isAlef ? baseline - 14 : box.top,
              right: left + Double(index) * 10 + 10, bottom: baseline), confidence: 0.9)
        }
        words.append(
          RecognizedWord(
            text: word, box: box, confidence: 0.9, symbols: symbols,
            baseline: Baseline(
              start: PagePoint(x: left, y: baseline), end: PagePoint(x: left + 80, y: baseline)),
            lineHint: line))
      }
    }
    return WordPage(size: PageSize(width: 800, height: 900), words: words)
  }

  @Test func stretchedBoxesOfArabicWordsMakeNoHeadings() {
    let page = page("القديم", lines: 6) { line, place in line % 3 == 0 ? 36 : 20 }
    let text = tree(of: page)
    #expect(!text.contains("heading") && !text.contains("title"))
    #expect(text.components(separatedBy: "paragraph").count == 2)
  }

  @Test func signsAboveDevanagariLettersMakeNoHeadings() {
    var page = page("नगर", lines: 6) { _, _ in 14 }
    for index in page.words.indices where page.words[index].lineHint == 3 {
      page.words[index].text = "दूसरे"
      page.words[index].symbols = nil
      let box = page.words[index].box
      page.words[index].box = PageRect(
        left: box.left, top: box.bottom - 20, right: box.right, bottom: box.bottom + 5)
    }
    let text = tree(of: page)
    #expect(!text.contains("heading") && !text.contains("title"))
    #expect(text.components(separatedBy: "paragraph").count == 2)
  }

  @Test func aBoxStretchedOverOtherLinesStaysInItsOwn() {
    var page = page("필터를", lines: 3) { _, _ in 24 }
    for index in page.words.indices {
      let box = page.words[index].box
      page.words[index].text = ["가나다", "라마바", "사아자"][Int(box.bottom - 100) / 40]
      page.words[index].symbols = page.words[index].text.enumerated().map { place, letter in
        RecognizedWord.Symbol(
          text: String(letter),
          box: PageRect(
            left: box.left + Double(place) * 26, top: box.top,
            right: box.left + Double(place) * 26 + 24, bottom: box.bottom), confidence: 0.9)
      }
      guard page.words[index].lineHint == 1, index % 2 == 0 else { continue }
      page.words[index].box = PageRect(
        left: box.left, top: box.top - 30, right: box.right, bottom: box.bottom + 30)
    }
    let text = tree(of: page)
    #expect(text.contains(Array(repeating: "라마바", count: 6).joined(separator: " ")))
  }

  /// A line of words of square characters so far apart, whose boxes are as high as told.
  private func line(
    _ texts: [String], at baseline: Double, pitch: Double, height: Double, number: Int
  ) -> [RecognizedWord] {
    var left = 100.0
    return texts.map { text in
      let boxes = text.enumerated().map { place, letter in
        RecognizedWord.Symbol(
          text: String(letter),
          box: PageRect(
            left: left + Double(place) * pitch, top: baseline - height,
            right: left + (Double(place) + 0.9) * pitch, bottom: baseline), confidence: 0.9)
      }
      let box = PageRect(
        left: left, top: baseline - height,
        right: left + (Double(text.count) - 0.1) * pitch, bottom: baseline)
      left = box.right + pitch / 3
      return RecognizedWord(
        text: text, box: box, confidence: 0.9, symbols: boxes, lineHint: number)
    }
  }

  @Test func headingsOfOneWidthAreOneLevelWhateverTheirBoxes() {
    let body = ["那年春天旧桥因维修", "而关闭山谷里没有人", "知道工程要持续多久"]
    var words: [RecognizedWord] = []
    for (number, height) in [(0, 33.0), (10, 46.0), (20, 29.0)] {
      let top = 100 + Double(number) * 24
      words += line(["委员会决定"], at: top, pitch: 34, height: height, number: number)
      for (row, text) in body.enumerated() {
        words += line(
          [text, text], at: top + 60 + Double(row) * 30, pitch: 21, height: 20,
          number: number + row + 1)
      }
    }
    let text = tree(of: WordPage(size: PageSize(width: 900, height: 1200), words: words))
    #expect(text.components(separatedBy: "heading 1").count == 4)
  }
}
