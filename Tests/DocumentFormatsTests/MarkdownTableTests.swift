import DocumentFormats
import DocumentModel
import TestSupport
import Testing

@Suite("Tables in Markdown")
struct MarkdownTableTests {
  /// What pipes can't say.
  static let rich: [(grid: [[String]], headerRows: Int)] = [
    ([["a", "<"], ["b", "c"]], 0), ([["a", "b"], ["^", "c"]], 0), ([["a", "b\nc"]], 0),
    ([["a", "b"], ["c", "d"], ["e", "f"]], 2),
  ]

  @Test("spans, several lines in a cell and several header rows make HTML", arguments: rich)
  func html(grid: [[String]], headerRows: Int) throws {
    let table = try #require(
      DocumentObservation.Container.Table.sketch(grid, headerRows: headerRows))
    #expect(table.formatted(.markdown) == table.formatted(.html))
    #expect(!table.formatted(.markdown(tables: .pipes)).contains("<table"))
  }

  @Test("a plain table is HTML only if asked for")
  func plain() throws {
    let table = try #require(
      DocumentObservation.Container.Table.sketch([["a", "b"]], headerRows: 1))
    #expect(table.formatted(.markdown) == "| a | b |\n| --- | --- |")
    #expect(table.formatted(.markdown(tables: .html)) == table.formatted(.html))
  }

  @Test("in pipe tables line breaks are elements and spans are blank or repeated")
  func pipes() throws {
    let table = try #require(
      DocumentObservation.Container.Table.sketch([["a", "<"], ["b\nc", "d"]], headerRows: 1))
    #expect(
      table.formatted(.markdown(tables: .pipes)) == "| a |  |\n| --- | --- |\n| b<br>c | d |")
    #expect(
      table.formatted(.markdown(tables: .pipes, spans: .repeat))
        == "| a | a |\n| --- | --- |\n| b<br>c | d |")
  }

  @Test("no empty line within a table's HTML ends it")
  func emptyLines() throws {
    var sketch = TreeSketch()
    let content = DocumentObservation.Container(blocks: [
      .list(sketch.list([("•", "one")])), .text(sketch.text("a\n\n  \nb"), .code),
    ])
    let table = try #require(
      DocumentObservation.Container.Table(cells: [
        .init(content: content, rowRange: 0...0, columnRange: 0...0),
        .init(content: sketch.container("x"), rowRange: 0...0, columnRange: 1...1),
      ]))
    let lines = table.formatted(.markdown).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "<table>" && lines.last == "</table>")
    #expect(lines.allSatisfy { $0.contains { !$0.isWhitespace } })
  }
}
