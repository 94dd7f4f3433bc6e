extension DocumentObservation.Container.Table {
  /// One cell of a table, with the rows and columns it covers.
  public struct Cell: Codable, Hashable, Sendable {
    /// What is in the cell; its region is the cell's.
    public let content: DocumentObservation.Container
    /// The rows it covers, from 0; both ends belong to it.
    public let rowRange: ClosedRange<Int>
    /// The columns it covers, from 0; both ends belong to it.
    public let columnRange: ClosedRange<Int>
    /// Whether it heads a column or a row.
    ///
    /// An addition to Apple's shape.
    public let isHeader: Bool

    /// Makes a cell.
    public init(
      content: DocumentObservation.Container, rowRange: ClosedRange<Int>,
      columnRange: ClosedRange<Int>, isHeader: Bool = false
    ) {
      self.content = content
      self.rowRange = rowRange
      self.columnRange = columnRange
      self.isHeader = isHeader
    }

    init(emptyAtRow row: Int, column: Int) {
      self.init(
        content: DocumentObservation.Container(blocks: [], boundingRegion: .empty),
        rowRange: row...row, columnRange: column...column)
    }

    /// How sure the recogniser is of the cell's text, 0…1; 1 for an empty cell.
    ///
    /// An addition to Apple's shape.
    public var confidence: Float { content.text.confidence }
  }
}
