import DocumentFormats
import DocumentModel
import TestSupport
import Testing

@Suite("Plain text")
struct PlainTextTests {
  @Test("all text in reading order, lists indented, tables by tabs")
  func readingOrder() throws {
    let page = try SamplePage.page()
    #expect(
      page.formatted(.plainText) == """
        Summer Fête

        We meet at the
        old mill.

        1. Bring food
           and drink
          • tea
        2. Help

        Name\tEmail
        Ada\tada@example.org

        7
        """)
  }

  @Test("lines are joined and page furniture left out where asked for")
  func options() throws {
    let page = try SamplePage.page()
    let text = page.formatted(.plainText(lines: .joined, tables: .aligned, furniture: .omitted))
    #expect(
      text == """
        Summer Fête

        We meet at the old mill.

        1. Bring food and drink
          • tea
        2. Help

        Name  Email
        Ada   ada@example.org
        """)
  }

  @Test("pages are parted by a form feed")
  func pages() throws {
    var sketch = TreeSketch()
    let page = DocumentObservation.sketch([.text(sketch.text("a"), .paragraph)])
    #expect([page, page].formatted(.plainText) == "a\n\u{0C}\na")
    #expect(DocumentObservation.sketch([]).formatted(.plainText).isEmpty)
  }

  static let joins: [(lines: String, joined: String)] = [
    ("reser-\nvation", "reservation"), ("1990-\n95", "1990-95"), ("Anna-\nLena", "Anna-Lena"),
    ("mid- and long-\nterm", "mid- and long-term"), ("n-\noctanal", "n-octanal"),
    ("Vor-\nund Nachteile", "Vor- und Nachteile"), ("a –\nb", "a – b"),
    ("soft\u{AD}\nware", "software"),
    ("床前\n明月", "床前明月"), ("한국\n어", "한국 어"),
    ("well-known, a well-\nknown", "well-known, a well-known"),
    ("hard ware, a hard-\nware", "hard ware, a hard-ware"), ("a\n\n b ", "a b"),
  ]

  @Test("words parted at line ends are made whole, real hyphens stay", arguments: joins)
  func joining(_ lines: String, joined: String) {
    var sketch = TreeSketch()
    let page = DocumentObservation.sketch([.text(sketch.text(lines), .paragraph)])
    #expect(page.formatted(.plainText(lines: .joined)) == joined)
    #expect(page.formatted(.plainText) == lines)
  }
}

/// A page with one of everything.
enum SamplePage {
  static func page() throws -> DocumentObservation {
    var sketch = TreeSketch()
    typealias List = DocumentObservation.Container.List
    let title = sketch.text("Summer Fête")
    let paragraph = sketch.text("We meet at the\nold mill.")
    let first = sketch.text("1.")
    let second = sketch.text("2.")
    let food = sketch.text("Bring food\nand drink")
    let inner = sketch.list([("•", "tea")])
    let list = List(items: [
      .init(
        content: .init(blocks: [.text(food, .paragraph), .list(inner)]), marker: first,
        markerType: .decimal),
      .init(content: sketch.container("Help"), marker: second, markerType: .decimal),
    ])
    let sketched = sketch.table([["Name", "Email"], ["Ada", "ada@example.org"]], headerRows: 1)
    let table = try #require(sketched)
    let number = sketch.text("7")
    return .sketch([
      .text(title, .title), .text(paragraph, .paragraph), .list(list), .table(table),
      .text(number, .pageNumber),
    ])
  }
}
