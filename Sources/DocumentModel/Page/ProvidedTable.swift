/// A table that another engine found, in its own words, for layout to take over.
public struct ProvidedTable: Codable, Hashable, Sendable {
  /// The table's area on the upright page.
  public var box: PageRect
  /// The cells with their ranges; covered places are not listed twice.
  public var cells: [Cell]

  /// Makes a table.
  public init(box: PageRect, cells: [Cell]) {
    self.box = box
    self.cells = cells
  }

  /// One cell of a provided table.
  public struct Cell: Codable, Hashable, Sendable {
    /// The rows it covers, from 0.
    public var rowRange: ClosedRange<Int>
    /// The columns it covers, from 0.
    public var columnRange: ClosedRange<Int>
    /// Its area, where known; words are assigned by it.
    public var box: PageRect?
    /// Whether it heads a column or row.
    public var isHeader: Bool

    /// Makes a cell.
    public init(
      rowRange: ClosedRange<Int>, columnRange: ClosedRange<Int>, box: PageRect?,
      isHeader: Bool = false
    ) {
      self.rowRange = rowRange
      self.columnRange = columnRange
      self.box = box
      self.isHeader = isHeader
    }
  }
}
