public import DocumentModel

/// Where a table's rows, columns and cells lie on the upright page, for reading cells again.
///
/// Stands beside the table in the tree: the grids of a page are in the order of its tables, and ranges
/// mean the same.
public struct TableGrid: Codable, Hashable, Sendable {
  /// The area of the table, in pixels of the upright page.
  public let box: PageRect
  /// The extents of the rows, from the top.
  public let rows: [Interval]
  /// The extents of the columns in the order they are counted in.
  public let columns: [Interval]
  /// The cells, each once; together they cover every place.
  public let cells: [Cell]
  /// The direction that columns are counted in, where it is not from the left.
  public let direction: TextDirection?
  /// What speaks for the table.
  public let evidence: TableEvidence

  /// One cell of a grid.
  public struct Cell: Codable, Hashable, Sendable {
    /// The rows it covers, from 0.
    public let rowRange: ClosedRange<Int>
    /// The columns it covers, from 0.
    public let columnRange: ClosedRange<Int>
    /// Its area, in pixels of the upright page.
    public let box: PageRect
    /// The indices in the page's list of words, line by line as read.
    public let words: [Int]
    /// Whether it heads columns or rows.
    public let isHeader: Bool
  }

  init(_ draft: TableDraft, slant: Slant) {
    let whole = draft.box ?? PageRect(left: 0, top: 0, right: 0, bottom: 0)
    let isRightToLeft = WordOrder.isRightToLeft(draft.cells.flatMap(\.words))
    let last = draft.columns.count - 1
    box = slant.original(whole)
    rows = draft.rows.map { slant.original(PageRect(x: whole.x, y: $0)).y }
    let columns = draft.columns.map { slant.original(PageRect(x: $0, y: whole.y)).x }
    self.columns = isRightToLeft ? columns.reversed() : columns
    direction = isRightToLeft ? .rightToLeft : nil
    evidence = draft.evidence
    cells = (draft.cells + draft.emptyCells).map { cell in
      let place = PageRect(
        x: draft.columns.union(of: cell.columns), y: draft.rows.union(of: cell.rows))
      return Cell(
        rowRange: cell.rows,
        columnRange: isRightToLeft
          ? (last - cell.columns.upperBound)...(last - cell.columns.lowerBound) : cell.columns,
        box: slant.original(place), words: cell.words.map(\.index), isHeader: cell.isHeader)
    }
    .sorted {
      ($0.rowRange.lowerBound, $0.columnRange.lowerBound)
        < ($1.rowRange.lowerBound, $1.columnRange.lowerBound)
    }
  }
}

extension Array where Element == Interval {
  /// The extent of several neighbouring intervals.
  fileprivate func union(of range: ClosedRange<Int>) -> Interval {
    guard indices.contains(range.lowerBound), indices.contains(range.upperBound) else {
      return Interval(0, 0)
    }
    return self[range.lowerBound].union(self[range.upperBound])
  }
}
