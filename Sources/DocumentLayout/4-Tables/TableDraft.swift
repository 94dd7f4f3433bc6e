internal import DocumentModel

/// A table as a table stage proposes it, for acceptance to judge.
struct TableDraft: Sendable {
  /// The extents of the columns, from the left.
  var columns: [Interval]
  /// The extents of the rows, from the top.
  var rows: [Interval]
  /// The cells, each once; places without a cell are empty.
  var cells: [CellDraft]
  /// What speaks for it.
  var evidence: TableEvidence
  /// How many rows at the top are known to be headings, where that was told by how they stand.
  var headRowCount = 0

  /// The area of the table.
  var box: PageRect? {
    guard let left = columns.first, let right = columns.last, let top = rows.first,
      let bottom = rows.last
    else { return nil }
    return PageRect(x: left.union(right), y: top.union(bottom))
  }

  /// Empty cells for the places that no cell covers.
  ///
  /// Linear in the number of places.
  var emptyCells: [CellDraft] {
    guard !columns.isEmpty else { return [] }
    var isCovered = [Bool](repeating: false, count: rows.count * columns.count)
    for cell in cells {
      for row in cell.rows {
        for column in cell.columns where row < rows.count && column < columns.count {
          isCovered[row * columns.count + column] = true
        }
      }
    }
    return isCovered.indices.filter { !isCovered[$0] }.map { place in
      let (row, column) = place.quotientAndRemainder(dividingBy: columns.count)
      return CellDraft(rows: row...row, columns: column...column, lines: [])
    }
  }
}

/// A cell of a proposed table.
struct CellDraft: Sendable {
  /// The rows it covers.
  var rows: ClosedRange<Int>
  /// The columns it covers, counted from the left.
  var columns: ClosedRange<Int>
  /// Its lines from the top, each with its words from left to right.
  var lines: [[LayoutWord]]
  /// Whether it heads columns or rows.
  var isHeader = false
  /// The check boxes in it, with its lines; `nil` where it has none.
  var form: FormDraft?

  /// All its words.
  var words: [LayoutWord] { lines.count == 1 ? lines[0] : lines.flatMap(\.self) }

  /// Whether most of its words are numbers.
  var isNumeric: Bool {
    let words = words
    return !words.isEmpty && words.count { $0.shape.isNumeric } * 2 >= words.count
  }
}
