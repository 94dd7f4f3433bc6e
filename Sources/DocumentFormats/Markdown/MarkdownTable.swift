import DocumentModel

/// A table as Markdown's pipe table, or as HTML where Markdown can't say it.
struct MarkdownTable {
  let table: DocumentObservation.Container.Table
  let format: MarkdownFormat
  let joining: LineJoining

  var text: String {
    switch format.tables {
    case .automatic: isPlain ? pipes : html
    case .pipes: pipes
    case .html: html
    }
  }

  private var html: String {
    let text = HTMLWriter(furniture: .kept, joining: joining, headingOffset: 0).text(of: table)
    // An empty line would end the HTML; a comment keeps it apart from one.
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.allSatisfy(\.isWhitespace) ? "<!-- -->" + $0 : $0 }.joined(separator: "\n")
  }

  private var pipes: String {
    let hasHeader = (table.rows.first ?? []).contains(where: \.isHeader)
    let empty = [String](repeating: "", count: table.columnCount)
    let rule = [String](repeating: "---", count: table.columnCount)
    let body = (0..<table.rowCount).map { row in
      (0..<table.columnCount).map { cellText(row: row, column: $0) }
    }
    let lines =
      hasHeader ? body.prefix(1) + [rule] + body.dropFirst() : [empty, rule] + body
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private var isPlain: Bool {
    table.cells.allSatisfy { cell in
      cell.rowRange.count == 1 && cell.columnRange.count == 1
        && cell.content.blocks.allSatisfy { block in
          switch block {
          case .text, .form: true
          case .list, .table: false
          }
        }
        && !cell.content.text.transcript.contains(where: \.isNewline)
    } && TableSections(table).headCount < 2
  }

  private func cellText(row: Int, column: Int) -> String {
    let lines = table.text(row: row, column: column, spans: format.spans).validCharacters
      .split(whereSeparator: \.isNewline)
    return lines.map {
      MarkdownEscaping.inline(String($0)).replacing("|", with: "\\|").replacing("\t", with: " ")
    }.joined(separator: "<br>")
  }
}
