import DataDetectors
import DocumentFormats
import DocumentModel
import Foundation
import TestSupport
import Testing

@Suite("JSON")
struct JSONTests {
  @Test("what is written decodes to the same document")
  func roundTrip() throws {
    let pages = [try SamplePage.page(), .sketch([], pageNumber: 2)]
    for layout in JSONLayout.allCases {
      let json = pages.formatted(.json(layout: layout))
      let decoded = try JSONDecoder().decode(JSONDocument.self, from: Data(json.utf8))
      #expect(decoded == JSONDocument(pages))
      #expect(pages.formatted(.json(layout: layout)) == json)
    }
  }

  @Test("pages have numbers, sizes, text and blocks in reading order")
  func shape() throws {
    let document = JSONDocument([try SamplePage.page()])
    let page = try #require(document.pages.first)
    #expect(document.version == 1)
    #expect(page.number == 1 && page.width == 1000 && page.height == 2000)
    #expect(page.blocks.map(\.kind) == [.text, .text, .list, .table, .text])
    #expect(page.blocks.map(\.role) == [.title, .paragraph, nil, nil, .pageNumber])
    #expect(page.blocks[2].items?.first?.marker == "1.")
    #expect(page.blocks[2].items?.first?.blocks.map(\.kind) == [.text, .list])
    let table = try #require(page.blocks[3].table)
    #expect(table.rowCount == 2 && table.columnCount == 2)
    #expect(table.cells.map(\.text) == ["Name", "Email", "Ada", "ada@example.org"])
    #expect(table.cells.map(\.isHeader) == [true, true, false, false])
    #expect(table.cells.last?.rows == [1, 1] && table.cells.last?.columns == [1, 1])
  }

  @Test("places have their origin at the top left, in pixels and as shares")
  func places() throws {
    let line = RecognizedTextObservation(
      best: RecognizedText(string: "a", confidence: 0.5),
      region: NormalizedRegion(NormalizedRect(x: 0.1, y: 0.7, width: 0.2, height: 0.1)))
    let text = DocumentObservation.Container.Text(lines: [line], words: nil)
    let page = DocumentObservation.sketch([.text(text, .paragraph)])
    let place = try #require(JSONDocument([page]).pages.first?.blocks.first?.place)
    #expect(place.pixels?.edges == [100, 400, 200, 200])
    #expect(place.normalized.edges == [0.1, 0.2, 0.2, 0.1])
    #expect(place.outline == nil)
    #expect(JSONDocument([page]).pages.first?.confidence == 0.5)
    // Without its page a region has no pixels.
    #expect(!page.document.formatted(.json).contains("pixels"))
  }

  @Test("detected data stands with its text, its value and its repairs")
  func data() throws {
    var sketch = TreeSketch()
    let text = sketch.text("to ada@example.org")
    let range =
      text.transcript.index(text.transcript.startIndex, offsetBy: 3)..<text.transcript.endIndex
    let found = text.replacingDetectedData([
      DataDetector.Match(
        details: .emailAddress(.init(emailAddress: "ada@example.org")), range: range,
        utf8Range: 3..<18,
        repair: .init(printed: "x", changes: [.restoredDot]), confidence: 0.75),
      DataDetector.Match(
        details: .measurement(
          .init(
            value: .nan, possibleDimensions: [Dimension(symbol: "odd", converter: UnitConverter())])
        ),
        range: nil, utf8Range: 0..<2),
    ])
    let page = DocumentObservation.sketch([.text(found, .paragraph)])
    let data = try #require(JSONDocument([page]).pages.first?.blocks.first?.content?.data)
    #expect(data[0].kind == "emailAddress" && data[0].printed == "ada@example.org")
    #expect(data[0].utf8Range == [3, 18] && data[0].confidence == 0.75)
    #expect(data[0].repairs == ["restoredDot"])
    #expect(data[0].value == .emailAddress(.init(emailAddress: "ada@example.org")))
    #expect(data[1].value == nil)
    #expect(page.formatted(.json).contains("\"emailAddress\" : \"ada@example.org\""))
  }

  @Test("the published schema names the keys that are written, and no others are")
  func schema() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Docs/document.schema.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let json = [try SamplePage.page()].formatted(.json)
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let checker = SchemaChecker(definitions: definitions)
    #expect(checker.violations(of: value, schema: schema, path: "document").isEmpty)
    let broken: [String: Any] = ["version": 1, "pages": [["number": "one"]], "more": 1]
    #expect(checker.violations(of: broken, schema: schema, path: "document").count > 2)
  }

  @Test("the tree format is the tree's own dump, pages parted by an empty line")
  func tree() throws {
    let page = try SamplePage.page()
    #expect(page.formatted(.tree) == page.treeDump)
    #expect([page, page].formatted(.tree) == page.treeDump + "\n\n" + page.treeDump)
  }
}

extension JSONDocument.Box {
  fileprivate var edges: [Double] { [x, y, width, height] }
}
