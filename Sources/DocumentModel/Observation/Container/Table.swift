extension DocumentObservation.Container {
  /// A table: cells with the rows and columns they cover.
  ///
  /// The grid is a rectangle without holes. A cell that spans several places appears in each row
  /// and column it covers, as the same value; a place where nothing is printed is an empty cell. In
  /// a table that is read from the right, column 0 is the rightmost.
  public struct Table: BoundingRegionProviding, Hashable, Sendable {
    /// The cells, each once, ordered by their first row and then their first column.
    ///
    /// An addition to Apple's shape.
    public let cells: [Cell]
    /// The number of rows.
    ///
    /// An addition to Apple's shape.
    public let rowCount: Int
    /// The number of columns.
    ///
    /// An addition to Apple's shape.
    public let columnCount: Int
    /// The direction that columns are counted in, where it is known.
    ///
    /// An addition to Apple's shape.
    public let direction: TextDirection?
    /// The outline of the table.
    public let boundingRegion: NormalizedRegion
    /// For each place, row by row, the index of the cell that covers it.
    private let slots: [Int]

    /// The most places a grid may have, so that two far-off ranges can't ask for endless memory.
    private static let mostPlaces = 4_000_000

    /// Makes a table from cells in any order.
    ///
    /// Places that no cell covers get an empty cell. Returns `nil` where two cells cover the same
    /// place, a range is negative, there are no cells, or the grid would have more than four
    /// million places.
    public init?(
      cells: [Cell], direction: TextDirection? = nil, boundingRegion: NormalizedRegion? = nil
    ) {
      let rows = (cells.map(\.rowRange.upperBound).max() ?? -1)
      let columns = (cells.map(\.columnRange.upperBound).max() ?? -1)
      guard !cells.isEmpty, rows < Self.mostPlaces, columns < Self.mostPlaces,
        (rows + 1) * (columns + 1) <= Self.mostPlaces,
        cells.allSatisfy({ $0.rowRange.lowerBound >= 0 && $0.columnRange.lowerBound >= 0 })
      else { return nil }
      rowCount = rows + 1
      columnCount = columns + 1
      guard let slots = Self.slots(of: cells, rows: rowCount, columns: columnCount) else {
        return nil
      }
      var all = cells
      for (place, index) in slots.enumerated() where index == nil {
        all.append(Cell(emptyAtRow: place / columnCount, column: place % columnCount))
      }
      all.sort {
        ($0.rowRange.lowerBound, $0.columnRange.lowerBound)
          < ($1.rowRange.lowerBound, $1.columnRange.lowerBound)
      }
      self.cells = all
      self.slots =
        Self.slots(of: all, rows: rowCount, columns: columnCount)?.compactMap(\.self) ?? []
      self.direction = direction
      self.boundingRegion =
        boundingRegion ?? .enclosing(cells.map(\.content.boundingRegion))
    }

    private static func slots(of cells: [Cell], rows: Int, columns: Int) -> [Int?]? {
      var slots = [Int?](repeating: nil, count: rows * columns)
      for (index, cell) in cells.enumerated() {
        for row in cell.rowRange {
          for column in cell.columnRange {
            guard slots[row * columns + column] == nil else { return nil }
            slots[row * columns + column] = index
          }
        }
      }
      return slots
    }

    /// The rows, each with one entry for every column.
    ///
    /// Made on each call; linear in the number of places.
    public var rows: [[Cell]] {
      (0..<rowCount).map { row in (0..<columnCount).map { cells[slots[row * columnCount + $0]] } }
    }

    /// The columns, each with one entry for every row.
    ///
    /// Made on each call; linear in the number of places.
    public var columns: [[Cell]] {
      (0..<columnCount).map { column in
        (0..<rowCount).map { cells[slots[$0 * columnCount + column]] }
      }
    }

    /// The cell that covers a place, or `nil` beyond the table.
    public func cell(row: Int, col: Int) -> Cell? {
      guard (0..<rowCount).contains(row), (0..<columnCount).contains(col) else { return nil }
      return cells[slots[row * columnCount + col]]
    }
  }
}

extension DocumentObservation.Container.Table {
  /// The same grid with each cell replaced by what a function makes of it.
  ///
  /// The new cell keeps the old one's place, whatever place the function gives it.
  package func mappingCells(_ transform: (Cell) -> Cell) -> Self {
    let mapped = cells.map { cell in
      let new = transform(cell)
      return Cell(
        content: new.content, rowRange: cell.rowRange, columnRange: cell.columnRange,
        isHeader: new.isHeader)
    }
    return Self(replacing: mapped, in: self)
  }

  private init(replacing cells: [Cell], in table: Self) {
    self.cells = cells
    rowCount = table.rowCount
    columnCount = table.columnCount
    direction = table.direction
    boundingRegion = table.boundingRegion
    slots = table.slots
  }
}

extension DocumentObservation.Container.Table: Codable {
  private enum CodingKeys: CodingKey { case cells, direction, boundingRegion }

  /// Reads a table; refuses cells that cover each other.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let table = Self(
      cells: try values.decode([Cell].self, forKey: .cells),
      direction: try values.decodeIfPresent(TextDirection.self, forKey: .direction),
      boundingRegion: try values.decode(NormalizedRegion.self, forKey: .boundingRegion))
    guard let table else {
      throw DecodingError.dataCorruptedError(
        forKey: .cells, in: values,
        debugDescription: "A table needs cells that don't cover each other.")
    }
    self = table
  }

  /// Writes the cells, the direction and the outline.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(cells, forKey: .cells)
    try values.encodeIfPresent(direction, forKey: .direction)
    try values.encode(boundingRegion, forKey: .boundingRegion)
  }
}
