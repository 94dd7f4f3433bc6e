import DocumentFormats
import DocumentModel
import TestSupport
import Testing

@Suite("Tables in HTML")
struct HTMLTableTests {
  @Test("header rows are the head, and wide header cells head groups of columns")
  func head() throws {
    let table = try #require(
      DocumentObservation.Container.Table.sketch(
        [["Room", "Morning", "<"], ["^", "Speaker", "Talk"], ["A", "Kim", "Soil"]],
        headerRows: 2))
    #expect(
      table.formatted(.html) == """
        <table>
        <thead>
        <tr><th scope="col" rowspan="2">Room</th>\
        <th scope="colgroup" colspan="2">Morning</th></tr>
        <tr><th scope="col">Speaker</th><th scope="col">Talk</th></tr>
        </thead>
        <tbody>
        <tr><td>A</td><td>Kim</td><td>Soil</td></tr>
        </tbody>
        </table>
        """)
  }

  @Test("a heading over the whole width begins a body of its own")
  func groups() throws {
    let table = try grid(
      [["Item", "Price"], ["Fruit", "<"], ["Plum", "2"], ["Bread", "<"], ["Rye", "4"]],
      headers: ["Item", "Price", "Fruit", "Bread"])
    #expect(
      table.formatted(.html) == """
        <table>
        <thead>
        <tr><th scope="col">Item</th><th scope="col">Price</th></tr>
        </thead>
        <tbody>
        <tr><th scope="rowgroup" colspan="2">Fruit</th></tr>
        <tr><td>Plum</td><td>2</td></tr>
        </tbody>
        <tbody>
        <tr><th scope="rowgroup" colspan="2">Bread</th></tr>
        <tr><td>Rye</td><td>4</td></tr>
        </tbody>
        </table>
        """)
  }

  @Test("header cells in the first column head rows")
  func rowHeaders() throws {
    let table = try grid(
      [["", "Mon"], ["Early", "Kim"], ["Late", "Ada"], ["^", "Lee"]],
      headers: ["Mon", "Early", "Late"])
    let html = table.formatted(.html)
    #expect(html.contains("<tr><td></td><th scope=\"col\">Mon</th></tr>\n</thead>"))
    #expect(html.contains("<th scope=\"row\">Early</th>"))
    #expect(html.contains("<th scope=\"rowgroup\" rowspan=\"2\">Late</th>"))
  }

  @Test("a header cell that reaches into the body leaves the head above it")
  func reaching() throws {
    let table = try grid([["a", "b"], ["c", "d"], ["^", "e"]], headers: ["a", "b", "c", "d"])
    #expect(
      table.formatted(.html).contains("</thead>\n<tbody>\n<tr><th scope=\"row"))
    let whole = try grid([["a", "b"], ["^", "c"]], headers: ["a", "b"])
    #expect(!whole.formatted(.html).contains("thead"))
  }

  @Test("lists and further paragraphs in a cell are elements of their own")
  func nested() throws {
    var sketch = TreeSketch()
    let content = DocumentObservation.Container(blocks: [
      .text(sketch.text("Bring"), .paragraph), .list(sketch.list([("•", "tea"), ("•", "cups")])),
      .text(sketch.text("please"), .paragraph),
    ])
    let table = try #require(
      DocumentObservation.Container.Table(cells: [
        .init(content: content, rowRange: 0...0, columnRange: 0...0),
        .init(content: sketch.container("x"), rowRange: 0...0, columnRange: 1...1),
      ]))
    #expect(
      table.formatted(.html) == """
        <table>
        <tr><td>Bring
        <ul>
        <li>tea</li>
        <li>cups</li>
        </ul>
        <p>please</p></td><td>x</td></tr>
        </table>
        """)
  }

  @Test("the caption of a table stands in it, that of a figure doesn't")
  func captions() throws {
    var sketch = TreeSketch()
    let made = sketch.table([["a", "b"]])
    let table = try #require(made)
    let (above, below) = (sketch.text("Table 1. Dues"), sketch.text("Tab. 2: Days"))
    let figure = sketch.text("Figure 3. Map")
    let page = DocumentObservation.sketch([
      .text(above, .caption), .table(table), .table(table), .text(below, .caption),
      .text(figure, .caption), .table(table),
    ])
    let row = "<tr><td>a</td><td>b</td></tr>\n</table>"
    #expect(
      page.document.formatted(.html) == """
        <table>
        <caption>Table 1. Dues</caption>
        \(row)
        <table>
        <caption style="caption-side: bottom">Tab. 2: Days</caption>
        \(row)
        <p class="caption">Figure 3. Map</p>
        <table>
        \(row)
        """)
  }

  /// A table whose header cells are told by their texts.
  private func grid(
    _ rows: [[String]], headers: Set<String>
  ) throws -> DocumentObservation.Container.Table {
    let table = try #require(DocumentObservation.Container.Table.sketch(rows))
    let cells = table.cells.map { cell in
      DocumentObservation.Container.Table.Cell(
        content: cell.content, rowRange: cell.rowRange, columnRange: cell.columnRange,
        isHeader: headers.contains(cell.content.text.transcript))
    }
    return try #require(DocumentObservation.Container.Table(cells: cells))
  }
}
