import DocumentModel

/// A table as it is searched for contacts.
struct ContactGrid {
  let table: DocumentObservation.Container.Table

  var rowCount: Int { table.rowCount }
  var columnCount: Int { table.columnCount }

  func cell(_ row: Int, _ column: Int) -> DocumentObservation.Container.Table.Cell? {
    table.cell(row: row, col: column)
  }

  func text(_ row: Int, _ column: Int) -> String {
    cell(row, column)?.content.text.transcript.squeezed ?? ""
  }

  /// The filled cells of a row, each once.
  func filledCells(_ row: Int) -> [DocumentObservation.Container.Table.Cell] {
    var cells: [DocumentObservation.Container.Table.Cell] = []
    var column = 0
    while column < columnCount {
      guard let cell = cell(row, column) else { break }
      if !cell.content.text.transcript.squeezed.isEmpty { cells.append(cell) }
      column = cell.columnRange.upperBound + 1
    }
    return cells
  }

  /// Whether a row is one text over the whole table: a title or an instruction.
  func isBanner(_ row: Int) -> Bool {
    columnCount > 1 && filledCells(row).contains { $0.columnRange.count == columnCount }
  }

  /// The text of a cell, with ditto marks standing for what is above them.
  ///
  /// Returns the passage and whether it was taken from above; `nil` for an empty cell.
  func passage(_ row: Int, _ column: Int) -> (passage: Passage, isDitto: Bool)? {
    var (row, isDitto) = (row, false)
    while row >= 0, let cell = cell(row, column) {
      let passage = Passage(cell.content.text)
      if passage.isEmpty { return nil }
      if !DittoMark.isOne(passage.string) { return (passage, isDitto) }
      isDitto = true
      row = cell.rowRange.lowerBound - 1
    }
    return nil
  }
}

/// Tells marks that stand for what is in the row above.
enum DittoMark {
  private static let marks: Set<Character> = [
    "\"", "″", "〃", "“", "”", "„", "'", "’", "´", "`", "′", ",", "〟", "»", "«",
  ]
  private static let mostMarks = 4

  static func isOne(_ text: String) -> Bool {
    let marks = text.filter { !$0.isWhitespace }
    if marks == "\"" || marks == "″" || marks == "〃" { return true }
    let isMarks =
      (1...mostMarks).contains(marks.count) && marks.allSatisfy { Self.marks.contains($0) }
    // One comma or apostrophe is dirt.
    if isMarks { return marks.count > 1 || "\"″〃“”„»«〟".contains(marks) }
    return HeaderWords.ditto.contains(WordFolding.joined(text))
  }
}
