import DocumentFormats
import DocumentModel
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("HTML")
struct HTMLTests {
  @Test("headings, paragraphs, lists and tables in a section for each page")
  func page() throws {
    #expect(
      try SamplePage.page().formatted(.html(furniture: .omitted)) == """
        <section data-page="1">
        <h1>Summer Fête</h1>
        <p>We meet at the old mill.</p>
        <ol>
        <li value="1">Bring food<br>and drink
        <ul>
        <li>tea</li>
        </ul>
        </li>
        <li value="2">Help</li>
        </ol>
        <table>
        <thead>
        <tr><th scope="col">Name</th><th scope="col">Email</th></tr>
        </thead>
        <tbody>
        <tr><td>Ada</td><td>ada@example.org</td></tr>
        </tbody>
        </table>
        </section>
        """)
  }

  @Test("spans are attributes, each cell is written once")
  func spans() throws {
    let table = try #require(
      DocumentObservation.Container.Table.sketch([["a", "<", "b"], ["c", "d", "^"]]))
    #expect(
      table.formatted(.html) == """
        <table>
        <tr><td colspan="2">a</td><td rowspan="2">b</td></tr>
        <tr><td>c</td><td>d</td></tr>
        </table>
        """)
  }

  @Test("a table from the right says so")
  func direction() throws {
    var sketch = TreeSketch()
    let sketched = sketch.table([["א", "ב"]], direction: .rightToLeft)
    let table = try #require(sketched)
    #expect(table.formatted(.html).hasPrefix("<table dir=\"rtl\">"))
  }

  @Test("letters as markers stay as text")
  func markers() {
    var sketch = TreeSketch()
    let page = DocumentObservation.sketch([.list(sketch.list([("a)", "x")], type: .lowercaseLatin))]
    )
    #expect(page.document.formatted(.html).contains("<li>a) x</li>"))
  }

  @Test("a whole file is well formed whatever the text", arguments: 0..<40)
  func wellFormed(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var sketch = TreeSketch()
    let pieces = [
      "<", ">", "&", "\"", "'", "\u{0}", "\u{1B}", "\u{FFFE}", "a", " ", "\n", "]]>", "日",
    ]
    let sketched = sketch.table([[random.text(from: pieces), random.text(from: pieces)]])
    let table = try #require(sketched)
    let page = DocumentObservation.sketch([
      .text(sketch.text(random.text(from: pieces)), .title), .table(table),
      .text(sketch.text(random.text(from: pieces)), .code),
    ])
    let html = page.formatted(.html(extent: .document))
    // As XML but for the elements that HTML doesn't close.
    let xml = html.replacing("<br>", with: "<br/>").replacing("<meta charset=\"utf-8\">", with: "")
      .replacing("<!DOCTYPE html>\n", with: "")
    let parser = XMLParser(data: Data(xml.utf8))
    #expect(parser.parse(), "\(html)")
  }
}
