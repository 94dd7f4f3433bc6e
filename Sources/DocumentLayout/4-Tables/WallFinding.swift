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
  func cells(of area: RuledArea, rowEdges: [Double]) -> [GridRange] {
    let (rows, columns) = (rowEdges.count - 1, area.columnEdges.count - 1)
    guard rows > 0, columns > 0 else { return [] }
    let vertical = walls(of: area.verticals, at: area.columnEdges, across: rowEdges)
    let horizontal = walls(
      of: area.horizontals, at: rowEdges, across: area.columnEdges)
    var sets = DisjointSets(count: rows * columns)
    for row in 0..<rows {
      for column in 0..<columns {
        let place = row * columns + column
        if column + 1 < columns, !vertical[column + 1][row] { sets.unite(place, place + 1) }
        // A row edge that no rule draws was found in the text and parts cells like a rule.
        if row + 1 < rows, !horizontal[row + 1][column], isDrawn(rowEdges[row + 1], area),
          !isOpen(column, area)
        {
          sets.unite(place, place + columns)
        }
      }
    }
    return sets.groups.flatMap { rectangles(of: $0, columns: columns, vertical: vertical) }
  }

  /// Whether rules end before a column, so that missing ones say nothing.
  private func isOpen(_ column: Int, _ area: RuledArea) -> Bool {
    guard area.openColumns > 0 else { return false }
    let reach = area.horizontals.map(\.span).reduce(nil) { $0?.union($1) ?? $1 as Interval? }
    let middle = (area.columnEdges[column] + area.columnEdges[column + 1]) / 2
    return !(reach?.contains(middle) ?? false)
  }

  private func isDrawn(_ edge: Double, _ area: RuledArea) -> Bool { area.rowEdges.contains(edge) }

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
  private func rectangles(of places: [Int], columns: Int, vertical: [[Bool]]) -> [GridRange] {
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
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index of the stretch between two neighbouring values that holds another; the first or last
  /// one where it lies beyond.
  ///
  /// Logarithmic.
  func stretch(holding value: Double) -> Int {
    Swift.max(0, Swift.min(insertionPlace(of: value) - 1, count - 2))
  }
}
