internal import DocumentModel

/// Finds which places of a ruled grid are one cell because the rule between them is missing.
///
/// A piece of a boundary is drawn if rules cover most of it; places without a drawn piece between
/// them are one cell, as long as the whole is a rectangle. A missing piece that would give another
/// shape is taken for a break in the rule.
struct WallFinding {
  let thresholds: LayoutThresholds.Tables
  let scale: TextScale

  /// The cells of the area as ranges of rows and columns, which cover each place once.
  ///
  /// The area's own boundaries are those that rules draw and those that were found.
  func cells(of area: RuledArea, found: FoundEdges) -> Cells {
    let (rows, columns) = (area.rowEdges.count - 1, area.columnEdges.count - 1)
    guard rows > 0, columns > 0 else { return Cells(ranges: [], brokenShare: 0) }
    let vertical = verticalWalls(of: area, found)
    let horizontal = horizontalWalls(of: area, found)
    var sets = DisjointSets(count: rows * columns)
    for row in 0..<rows {
      for column in 0..<columns {
        let place = row * columns + column
        if column + 1 < columns, !vertical[column + 1][row] { sets.unite(place, place + 1) }
        if row + 1 < rows, !horizontal[row + 1][column], !isOpen(column, area) {
          sets.unite(place, place + columns)
        }
      }
    }
    let groups = sets.groups.map { ($0.count, rectangles(of: $0, columns, vertical)) }
    let broken = groups.reduce(0) { $0 + ($1.1.count > 1 ? $1.0 : 0) }
    return Cells(
      ranges: groups.flatMap(\.1), brokenShare: Double(broken) / Double(rows * columns))
  }

  /// The cells of an area.
  struct Cells {
    /// The cells as ranges of rows and columns, which cover each place once.
    var ranges: [GridRange]
    /// The share of places between which rules are missing so that they form no rectangle, 0…1.
    var brokenShare: Double
  }

  /// For each boundary between columns and each row, whether the row's cells are parted there: by a
  /// rule, or where there can be none by not having a text over it.
  private func verticalWalls(of area: RuledArea, _ found: FoundEdges) -> [[Bool]] {
    var walls = walls(of: area.verticals, at: area.columnEdges, across: area.rowEdges)
    for (index, edge) in area.columnEdges.enumerated() {
      let isFound = found.columns.contains(edge)
      for row in walls[index].indices where isFound || row < area.openHeadRows {
        walls[index][row] = !found.isCrossed(edge, in: extent(row, area.rowEdges))
      }
    }
    return walls
  }

  private func horizontalWalls(of area: RuledArea, _ found: FoundEdges) -> [[Bool]] {
    var walls = walls(of: area.horizontals, at: area.rowEdges, across: area.columnEdges)
    for (index, edge) in area.rowEdges.enumerated() {
      guard let row = found.rows.first(where: { $0.position == edge }) else { continue }
      for column in walls[index].indices {
        walls[index][column] = row.parts(extent(column, area.columnEdges))
      }
    }
    return walls
  }

  private func extent(_ place: Int, _ edges: [Double]) -> Interval {
    Interval(edges[place], edges[place + 1])
  }

  /// Whether rules end before a column, so that missing ones say nothing.
  private func isOpen(_ column: Int, _ area: RuledArea) -> Bool {
    guard area.openColumns > 0 else { return false }
    let reach = area.horizontals.map(\.span).reduce(nil) { $0?.union($1) ?? $1 as Interval? }
    return !(reach?.contains(extent(column, area.columnEdges).center) ?? false)
  }

  /// For each edge and each stretch between two crossing edges, whether rules cover it.
  private func walls(
    of rules: [StraightPage.Rule], at edges: [Double], across: [Double]
  ) -> [[Bool]] {
    var covered = edges.map { _ in [Double](repeating: 0, count: across.count - 1) }
    for rule in rules {
      let edge = edges.nearest(to: rule.position)
      guard abs(edges[edge] - rule.position) <= scale.length(thresholds.edgeTolerance) else {
        continue
      }
      for stretch in 0..<(across.count - 1) {
        covered[edge][stretch] += rule.span.overlap(
          Interval(across[stretch], across[stretch + 1]))
      }
    }
    return covered.map { lengths in
      lengths.indices.map { stretch in
        thresholds.wallCoverage.isReached(
          by: lengths[stretch], of: across[stretch + 1] - across[stretch])
      }
    }
  }

  /// A group of places as one rectangle, or as one for each unbroken part of a row.
  private func rectangles(
    of places: [Int], _ columns: Int, _ vertical: [[Bool]]
  ) -> [GridRange] {
    let rows = places.map { $0 / columns }
    let cells = places.map { $0 % columns }
    guard let top = rows.min(), let bottom = rows.max(), let left = cells.min(),
      let right = cells.max()
    else { return [] }
    if places.count == (bottom - top + 1) * (right - left + 1) {
      return [GridRange(rows: top...bottom, columns: left...right)]
    }
    var ranges: [GridRange] = []
    for (row, column) in zip(rows, cells) {
      if let last = ranges.last, last.rows.lowerBound == row,
        last.columns.upperBound + 1 == column, !vertical[column][row]
      {
        ranges[ranges.count - 1].columns = last.columns.lowerBound...column
      } else {
        ranges.append(GridRange(rows: row...row, columns: column...column))
      }
    }
    return ranges
  }
}

/// A rectangle of places in a grid.
struct GridRange: Hashable, Sendable {
  /// The rows it covers.
  var rows: ClosedRange<Int>
  /// The columns it covers.
  var columns: ClosedRange<Int>
}

extension Array where Element == Double {
  /// The index of the value nearest to another, in an ascending list; zero in an empty one.
  ///
  /// Logarithmic.
  func nearest(to value: Double) -> Int {
    let place = insertionPlace(of: value)
    guard place > 0 else { return 0 }
    guard place < count else { return count - 1 }
    return value - self[place - 1] <= self[place] - value ? place - 1 : place
  }

  /// The index of the first value that is not less than another, in an ascending list.
  ///
  /// Logarithmic.
  func insertionPlace(of value: Double) -> Int {
    partitionPoint { $0 < value }
  }

  /// The index of the stretch between two neighbouring values that holds another; the first or last
  /// one where it lies beyond.
  ///
  /// Logarithmic.
  func stretch(holding value: Double) -> Int {
    Swift.max(0, Swift.min(insertionPlace(of: value) - 1, count - 2))
  }
}
