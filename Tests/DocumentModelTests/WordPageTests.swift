import DocumentModel
import Foundation
import Testing

@Suite("Stored pages")
struct WordPageTests {
  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test("a page with everything survives encoding")
  func everything() throws {
    let box = PageRect(left: 1, top: 2, right: 3, bottom: 4)
    let word = RecognizedWord(
      text: "a", box: box, confidence: 0.5, alternatives: [.init(text: "b", confidence: 0.25)],
      symbols: [.init(text: "a", box: box, confidence: 0.5)],
      baseline: Baseline(start: .init(x: 1, y: 4), end: .init(x: 3, y: 4)),
      language: Locale.Language(identifier: "en"), script: "Latn", direction: .leftToRight,
      lineHint: 3)
    let page = WordPage(
      size: PageSize(width: 10, height: 20), displayedSize: PageSize(width: 20, height: 10),
      transform: .homography(Homography(affine: 0, 1, 0, -1, 0, 5)), words: [word],
      rulingLines: [
        .init(axis: .vertical, span: Interval(0, 5), position: 3, thickness: 1, stroke: .double)
      ], leaders: [Leader(box: box)], fills: [Fill(box: box, lightness: 0.9)],
      drawnBoxes: [DrawnBox(box: box, isTicked: true)],
      providedTables: [
        .init(
          box: box, cells: [.init(rowRange: 0...1, columnRange: 0...0, box: nil, isHeader: true)])
      ], sourcePageNumber: 2)
    let data = try JSONEncoder().encode(page)
    #expect(try JSONDecoder().decode(WordPage.self, from: data) == page)
  }

  @Test("what isn't known may be absent")
  func minimal() throws {
    let page = try decode(
      WordPage.self,
      #"{"size":{"width":10,"height":20},"words":[]}"#)
    #expect(page == WordPage(size: PageSize(width: 10, height: 20), words: []))
  }

  @Test("another version is refused by name")
  func version() {
    #expect(throws: DecodingError.self) {
      try decode(WordPage.self, #"{"version":2,"size":{"width":10,"height":20},"words":[]}"#)
    }
  }

  @Test("stored geometry keeps its promises, whatever is stored")
  func hostileGeometry() throws {
    let interval = try decode(Interval.self, #"{"lower":5,"upper":1}"#)
    #expect(interval == Interval(1, 5))
    let size = try decode(PageSize.self, #"{"width":0,"height":-3}"#)
    #expect(size == PageSize(width: 1, height: 1))
    let homography = try decode(Homography.self, #"{"entries":[1,2,3]}"#)
    #expect(homography.map(PagePoint(x: 1, y: 2)) == PagePoint(x: 1, y: 2))
    #expect(throws: DecodingError.self) {
      try decode(DisplacementGrid.self, #"{"spacing":1,"columns":2,"rows":2,"offsets":[]}"#)
    }
  }
}
