internal import DocumentModel

/// Marks the header cells of a table.
///
/// The rule: headings that stand on levels are the header rows; else rows before the first row with numbers are header rows, if most rows have numbers; else
/// the first row is one if its cells are all filled, short and without numbers.
/// Known failure: a table of texts alone whose first row is data is given a header.
struct HeaderMarking {
  let thresholds: LayoutThresholds.Tables

  /// The table with its header cells marked, and whether there was something to go by.
  ///
  /// Linear.
  func marked(_ draft: TableDraft) -> (draft: TableDraft, isSure: Bool) {
    guard draft.rows.count > 1 else { return (draft, false) }
    var byRow = [[Int]](repeating: [], count: draft.rows.count)
    for index in draft.cells.indices where !draft.cells[index].lines.isEmpty {
      for row in draft.cells[index].rows where row < byRow.count { byRow[row].append(index) }
    }
    let numeric = byRow.map { row in isData(row.map { draft.cells[$0] }) }
    let bodyRows = numeric.dropFirst().count(where: \.self)
    let firstBody = numeric.firstIndex(of: true) ?? 0
    var count = 0
    var isSure = false
    if thresholds.numericRowShare.isReached(by: bodyRows, of: draft.rows.count - 1) {
      isSure = true
      count = firstBody <= thresholds.mostHeaderRows ? firstBody : 1
    } else if isHeading(byRow[0].map { draft.cells[$0] }, columns: draft.columns.count) {
      count = 1
    }
    if draft.headRowCount > count { (count, isSure) = (draft.headRowCount, true) }
    var copy = draft
    for index in copy.cells.indices where copy.cells[index].rows.lowerBound < count {
      copy.cells[index].isHeader = true
    }
    return (copy, isSure)
  }

  private func isData(_ cells: [CellDraft]) -> Bool {
    let values = cells.filter { $0.columns.lowerBound > 0 && $0.isNumeric && !isYears($0) }
    return !values.isEmpty
  }

  /// Whether a cell holds nothing but a year, as headings of columns often do.
  private func isYears(_ cell: CellDraft) -> Bool {
    cell.words.allSatisfy { word in
      Int(word.text.filter(\.isNumber)).map(thresholds.years.contains) ?? false
    }
  }

  private func isHeading(_ cells: [CellDraft], columns: Int) -> Bool {
    let covered = cells.reduce(0) { $0 + $1.columns.count }
    // "Name:" before a value is no heading; "Name:" beside "Town:" may be.
    let labels = cells.count { $0.words.last?.text.last == ":" }
    guard labels == 0 || labels == cells.count else { return false }
    return thresholds.headingFill.isReached(by: covered, of: columns)
      && cells.allSatisfy { cell in
        cell.words.count <= thresholds.mostHeadingWords
          && !cell.words.contains { $0.shape.digitCount > 1 || $0.text.contains("@") }
      }
  }
}
