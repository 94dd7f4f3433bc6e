import DocumentModel

/// Writes grids as rows of delimited cells.
struct DelimitedWriter {
  let delimiter: Character
  let isQuoted: Bool
  let rowEnd: String
  let spans: SpanFilling
  let formulaGuard: FormulaGuard

  func write(
    _ tables: [DocumentObservation.Container.Table], to target: inout some TextOutputStream
  ) {
    for (index, table) in tables.enumerated() {
      if index > 0 { target.write(rowEnd + rowEnd) }
      write(table, to: &target)
    }
  }

  private func write(
    _ table: DocumentObservation.Container.Table, to target: inout some TextOutputStream
  ) {
    for row in 0..<table.rowCount {
      if row > 0 { target.write(rowEnd) }
      for column in 0..<table.columnCount {
        if column > 0 { target.write(String(delimiter)) }
        let text = table.text(row: row, column: column, spans: spans)
        target.write(field(text, isAlone: table.columnCount == 1))
      }
    }
  }

  private func field(_ text: String, isAlone: Bool) -> String {
    let guarded = formulaGuard.guarded(text.validCharacters)
    guard isQuoted else { return guarded.singleLine }
    let needsQuotes =
      guarded.contains { $0 == delimiter || $0 == "\"" || $0.isNewline || $0 == "\t" }
      || guarded.first?.isWhitespace == true || guarded.last?.isWhitespace == true
      // Some readers skip empty lines; quotes show that there is a row.
      || (guarded.isEmpty && isAlone)
    guard needsQuotes else { return guarded }
    return "\"" + guarded.replacing("\"", with: "\"\"") + "\""
  }
}

extension DocumentObservation.Container.Table {
  func text(row: Int, column: Int, spans: SpanFilling) -> String {
    guard let cell = cell(row: row, col: column) else { return "" }
    let isFirst = cell.rowRange.lowerBound == row && cell.columnRange.lowerBound == column
    return isFirst || spans == .repeat ? cell.content.markedTranscript : ""
  }
}

extension DocumentObservation.Container {
  /// The tables of the region and of the items of its lists; tables within cells belong to those.
  var tablesInReadingOrder: [Table] {
    var collector = TableCollector()
    collector.visit(self)
    return collector.tables
  }
}

private struct TableCollector: DocumentWalker {
  var tables: [DocumentObservation.Container.Table] = []

  mutating func visit(_ table: DocumentObservation.Container.Table) { tables.append(table) }
}
