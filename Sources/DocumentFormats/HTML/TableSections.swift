import DocumentModel

/// The parts that HTML divides a table's rows into: the head, and bodies that each begin with the
/// row that heads them.
struct TableSections {
  /// The number of rows in the head.
  let headCount: Int
  /// The rows of each body, from the top.
  let bodies: [Range<Int>]

  /// Linear in the cells.
  init(_ table: DocumentObservation.Container.Table) {
    var isHeader = [Bool](repeating: true, count: table.rowCount)
    var hasHeader = [Bool](repeating: false, count: table.rowCount)
    var isCut = [Bool](repeating: true, count: table.rowCount + 1)
    for cell in table.cells {
      for row in cell.rowRange.dropFirst() { isCut[row] = false }
      for row in cell.rowRange {
        if cell.isHeader {
          hasHeader[row] = true
        } else if !cell.content.blocks.isEmpty {
          isHeader[row] = false
        }
      }
    }
    // A cell can't reach from the head into a body.
    var count = zip(isHeader, hasHeader).prefix { $0 && $1 }.count
    while count > 0, !isCut[count] { count -= 1 }
    if count == table.rowCount { count = 0 }
    let headings = table.cells.filter { $0.heads(rowOf: table) }.map(\.rowRange.lowerBound)
    // Right below the heads of the columns it heads the rows that follow.
    if count > 1, headings.contains(count - 1) { count -= 1 }
    headCount = count
    let starts = [count] + headings.filter { $0 > count && isCut[$0] }
    let ends = starts.dropFirst() + [table.rowCount]
    bodies = zip(starts, ends).map { $0..<$1 }.filter { !$0.isEmpty }
  }
}

extension DocumentObservation.Container.Table.Cell {
  /// Whether the cell is a heading over the whole width of its table.
  func heads(rowOf table: DocumentObservation.Container.Table) -> Bool {
    isHeader && columnRange.count == table.columnCount && table.columnCount > 1
  }
}
