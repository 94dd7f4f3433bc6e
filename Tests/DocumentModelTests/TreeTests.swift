import DataDetectors
import DocumentModel
import Foundation
import TestSupport
import Testing

@Suite("The tree")
struct TreeTests {
  @Test("the dump shows every node once")
  func dump() throws {
    #expect(
      try ModelPage.make().treeDump == """
        container
          title "Title"
          paragraph "write to\\nada@example.org"
            data email "ada@example.org"
          list
            item decimal "1."
              paragraph "tea"
              list
                item bullet "•"
                  paragraph "black"
            item decimal "2."
              paragraph "cake"
          table 2×2
            cell 0,0 header "Name"
            cell 0,1 header "Email"
            cell 1,0 "Ada"
            cell 1,1 empty
        """)
  }

  @Test("equal pages give equal observations with equal names, other pages don't")
  func identity() throws {
    let (first, second) = (try ModelPage.make(), try ModelPage.make())
    #expect(first == second && first.uuid == second.uuid)
    #expect(try ModelPage.make(pageNumber: 2).uuid != first.uuid)
    #expect(first.description.contains(first.uuid.uuidString))
  }

  @Test("an observation survives encoding, with the places of its data")
  func coding() throws {
    let page = try ModelPage.make()
    let data = try JSONEncoder().encode(page)
    let decoded = try JSONDecoder().decode(DocumentObservation.self, from: data)
    #expect(decoded == page)
    #expect(decoded.treeDump == page.treeDump)
    let match = try #require(decoded.document.paragraphs.first?.detectedData.first?.match)
    let range = try #require(match.range)
    #expect(decoded.document.paragraphs[0].transcript[range] == "ada@example.org")
  }

  @Test("a text whose parts reach beyond it is refused")
  func brokenText() throws {
    var sketch = TreeSketch()
    let data = try JSONEncoder().encode(sketch.text("abc"))
    let text = String(decoding: data, as: UTF8.self)
    let broken = text.replacing("\"line\":0", with: "\"line\":7")
    #expect(broken != text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DocumentObservation.Container.Text.self, from: Data(broken.utf8))
    }
  }

  @Test("a walker sees each leaf once, in reading order")
  func walker() throws {
    struct Collector: DocumentWalker {
      var texts: [String] = []
      mutating func visit(
        _ text: DocumentObservation.Container.Text, role: DocumentObservation.TextRole
      ) { texts.append(text.transcript) }
    }
    var collector = Collector()
    collector.walk(try ModelPage.make())
    #expect(
      collector.texts == [
        "Title", "write to\nada@example.org", "tea", "black", "cake", "Name", "Email", "Ada",
      ])
  }

  // MARK: Invariants

  @Test("a sound tree has no violations")
  func sound() throws { #expect(try ModelPage.make().invariantViolations.isEmpty) }

  @Test("a line in two leaves is found")
  func sharedLine() {
    var sketch = TreeSketch()
    let text = sketch.text("a")
    let page = DocumentObservation.sketch([.text(text, .title), .text(text, .paragraph)])
    #expect(page.invariantViolations.contains { $0.contains("stands in 2 leaves") })
  }

  @Test("a text without lines is found")
  func emptyText() {
    let page = DocumentObservation.sketch([.text(.empty, .paragraph)])
    #expect(page.invariantViolations.contains { $0.contains("without lines") })
  }

  @Test("a confidence out of bounds is found")
  func confidence() {
    var sketch = TreeSketch(confidence: 1.5)
    let page = DocumentObservation.sketch([.text(sketch.text("a"), .paragraph)])
    #expect(page.invariantViolations.contains { $0.contains("outside 0…1") })
  }

  @Test("data out of order, and without a place, is found")
  func data() {
    var sketch = TreeSketch()
    func email(_ range: Range<Int>?) -> DataDetector.Match {
      DataDetector.Match(
        details: .emailAddress(.init(emailAddress: "a@example.org")), range: nil, utf8Range: range)
    }
    let text = sketch.text("abcdef").replacingDetectedData([email(3..<5), email(1..<2), email(nil)])
    #expect(text.detectedData.count == 2)
    let page = DocumentObservation.sketch([.text(text, .paragraph)])
    #expect(page.invariantViolations.contains { $0.contains("out of order") })
  }
}
