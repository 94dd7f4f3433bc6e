import DocumentFormats
import DocumentModel
import TestSupport
import Testing

@Suite("Markdown")
struct MarkdownTests {
  private func markdown(
    _ text: String, as role: DocumentObservation.TextRole = .paragraph
  ) -> String {
    var sketch = TreeSketch()
    return DocumentObservation.sketch([.text(sketch.text(text), role)]).formatted(.markdown)
  }

  @Test("headings, paragraphs, nested lists and tables")
  func page() throws {
    #expect(
      try SamplePage.page().formatted(.markdown(furniture: .omitted)) == """
        # Summer Fête

        We meet at the old mill.

        1. Bring food and drink
           - tea
        2. Help

        | Name | Email |
        | --- | --- |
        | Ada | ada@example.org |
        """)
  }

  @Test("headings stand below a title, and keep their level without one")
  func headings() {
    var sketch = TreeSketch()
    let heading = DocumentObservation.Block.text(sketch.text("Part #1#"), .heading(level: 2))
    #expect(DocumentObservation.sketch([heading]).formatted(.markdown) == "## Part #1\\#")
    let title = DocumentObservation.Block.text(sketch.text("All"), .title)
    #expect(
      DocumentObservation.sketch([title, heading]).formatted(.markdown) == "# All\n\n### Part #1\\#"
    )
    for level in [Int.min, Int.max] {
      let deep = DocumentObservation.Block.text(sketch.text("x"), .heading(level: level))
      #expect(DocumentObservation.sketch([title, deep]).formatted(.markdown).hasSuffix("# x"))
    }
  }

  static let escaped: [(text: String, markdown: String)] = [
    ("1. First", "1\\. First"), ("12) x", "12\\) x"), ("# no heading", "\\# no heading"),
    ("- dash", "\\- dash"), ("+ plus", "\\+ plus"), ("> quote", "\\> quote"), ("---", "\\---"),
    ("===", "\\==="), ("*bold*", "\\*bold\\*"), ("_x_", "\\_x\\_"), ("`code`", "\\`code\\`"),
    ("<b>", "\\<b>"), ("&amp;", "\\&amp;"), ("[a](b)", "\\[a](b)"), ("a\\*", "a\\\\\\*"),
    ("~~x~~", "\\~\\~x\\~\\~"), ("| a", "\\| a"),
  ]

  @Test("characters that Markdown would read as marks are escaped", arguments: escaped)
  func escaping(_ text: String, expected: String) { #expect(markdown(text) == expected) }

  @Test(
    "other characters stay as they are",
    arguments: [
      "in 2024. Then", "2024 was", "a - b", "5 * 3", "john_king@example.org", "AT&T & Co; x",
      "a < b > c", "[ ] male [x] female", "#tag", "-5.00", "+1 202 555 0143", "C:\\temp", "1.5 l",
      "~5",
      "a | b", "(1) x",
    ])
  func plain(_ text: String) { #expect(markdown(text) == text) }

  @Test("pipes are escaped in cells")
  func cells() throws {
    let table = try #require(
      DocumentObservation.Container.Table.sketch([["a|b", "c"]], headerRows: 1))
    #expect(table.formatted(.markdown) == "| a\\|b | c |\n| --- | --- |")
  }

  @Test("a table without a header gets an empty one")
  func headerless() throws {
    let table = try #require(DocumentObservation.Container.Table.sketch([["a", "b"]]))
    #expect(table.formatted(.markdown) == "|  |  |\n| --- | --- |\n| a | b |")
  }

  @Test("markers that Markdown doesn't know stay as text")
  func markers() {
    var sketch = TreeSketch()
    let list = sketch.list([("a)", "x"), ("b)", "y")], type: .lowercaseLatin)
    let next = sketch.list([("3)", "x"), ("4.", "y")], type: .decimal)
    #expect(
      DocumentObservation.sketch([.list(list), .list(next)]).formatted(.markdown)
        == "- a) x\n- b) y\n\n<!-- -->\n\n3) x\n4) y")
  }

  @Test("program text is fenced by more backticks than it holds")
  func code() {
    #expect(markdown("a\n```\nb", as: .code) == "````\na\n```\nb\n````")
  }

  @Test("program text keeps its indents and gaps")
  func codeIndents() {
    #expect(markdown("a {\n    b  = 1\n}", as: .code) == "```\na {\n    b  = 1\n}\n```")
    var sketch = TreeSketch()
    let text = DocumentObservation.sketch([.text(sketch.text("a {\n    b  = 1\n}"), .code)])
    #expect(text.formatted(.html).contains("<pre><code>a {\n    b  = 1\n}</code></pre>"))
    #expect(text.formatted(.plainText(lines: .joined)).contains("a {\n    b  = 1\n}"))
  }

  @Test("pages are parted by a rule")
  func pages() {
    var sketch = TreeSketch()
    let page = DocumentObservation.sketch([.text(sketch.text("a"), .paragraph)])
    #expect([page, page].formatted(.markdown) == "a\n\n---\n\na")
  }

  @Test("a pipe table reads back as the same grid", arguments: 0..<60)
  func roundTrip(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let pieces = ["a", "|", "\\", " ", "*", "_", "`", "日本", "1.", "#", "x|y"]
    let columns = Int.random(in: 1..<4, using: &random)
    let grid = (0..<3).map { _ in (0..<columns).map { _ in random.text(from: pieces).trimmed } }
    let table = try #require(DocumentObservation.Container.Table.sketch(grid, headerRows: 1))
    let rows = table.formatted(.markdown).split(separator: "\n").map {
      PipeReader.cells(String($0))
    }
    #expect(
      rows.map { $0.map(\.trimmed) } == [grid[0], Array(repeating: "---", count: columns)]
        + grid.dropFirst())
  }
}

/// Reads a row of a pipe table as GitHub's Markdown does: pipes first, then escapes.
private enum PipeReader {
  static func cells(_ row: String) -> [String] {
    var cells = [""]
    var isEscaped = false
    for character in row.dropFirst().dropLast() {
      if isEscaped {
        if character != "|" { cells[cells.count - 1].append("\\") }
        cells[cells.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "|" {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    if isEscaped { cells[cells.count - 1].append("\\") }
    return cells.map(unescaped)
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var characters = text.makeIterator()
    while let character = characters.next() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      guard let next = characters.next() else { return result + "\\" }
      let isEscape = next.isASCII && (next.isPunctuation || next.isSymbol)
      result += isEscape ? String(next) : "\\" + String(next)
    }
    return result
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
