internal import DocumentModel

/// Widens headings that stand centred over several columns to all of them.
///
/// The rule: a heading in the lines above the first full row spans the free columns next to it for
/// which its middle is nearest the middle of the columns. A rule drawn right below it, and below no
/// other heading, decides. One that stands in a single column counts where it lines up with nothing
/// of that column, and each column it is centred over has a heading of its own below.
struct HeaderSpanFinding {
  let thresholds: LayoutThresholds.Tables
  let scale: TextScale

  /// The table with widened headings.
  ///
  /// Linear in pieces times columns.
  func widened(_ table: PlacedTable, horizontals: [StraightPage.Rule]) -> PlacedTable {
    var copy = table
    let extents = columnExtents(of: table)
    for index in 0..<min(table.headLineCount, table.lines.count) {
      let pieces = table.lines[index].pieces
      for place in pieces.indices {
        let floor = place > 0 ? copy.lines[index].pieces[place - 1].columns.upperBound + 1 : 0
        let ceiling =
          place + 1 < pieces.count
          ? pieces[place + 1].columns.lowerBound - 1 : table.columns.count - 1
        guard floor <= ceiling else { continue }
        let others = pieces.indices.filter { $0 != place }.map { pieces[$0].extent.center }
        copy.lines[index].pieces[place].columns =
          ruled(
            pieces[place], others, table.lines[index].box, floor...ceiling, extents, horizontals)
          ?? centred(pieces[place], floor...ceiling, extents)
          ?? centredBetween(
            pieces[place], floor...ceiling, extents,
            below: index + 1 < table.lines.count ? table.lines[index + 1] : nil)
          ?? pieces[place].columns
      }
    }
    return copy
  }

  /// The extents of the columns' own text, below the head.
  private func columnExtents(of table: PlacedTable) -> [Interval] {
    var extents = [Interval?](repeating: nil, count: table.columns.count)
    for line in table.lines.dropFirst(table.headLineCount) {
      for piece in line.pieces where piece.columns.count == 1 {
        let column = piece.columns.lowerBound
        extents[column] = extents[column]?.union(piece.extent) ?? piece.extent
      }
    }
    let edges = [table.box.left] + table.columns.partings + [table.box.right]
    return extents.enumerated().map { $1 ?? Interval(edges[$0], edges[$0 + 1]) }
  }

  private func ruled(
    _ piece: PlacedPiece, _ others: [Double], _ line: PageRect, _ free: ClosedRange<Int>,
    _ extents: [Interval], _ horizontals: [StraightPage.Rule]
  ) -> ClosedRange<Int>? {
    let reach = scale.length(thresholds.underlineReach)
    let whole = Interval(extents.first?.lower ?? 0, extents.last?.upper ?? 0)
    for rule in horizontals[horizontals.firstPosition(atLeast: line.y.center)...] {
      guard rule.position <= line.bottom + reach else { return nil }
      let covered = free.filter {
        thresholds.underlineShare.isReached(
          by: rule.span.overlap(extents[$0]), of: extents[$0].length)
      }
      if let first = covered.first, let last = covered.last,
        rule.span.contains(piece.extent.center), !others.contains(where: rule.span.contains),
        !thresholds.wholeRuleShare.isReached(by: rule.span.length, of: whole.length),
        first <= piece.columns.lowerBound, last >= piece.columns.upperBound
      {
        return first...last
      }
    }
    return nil
  }

  /// The columns that a heading is centred over which reaches over a gutter.
  private func centred(
    _ piece: PlacedPiece, _ free: ClosedRange<Int>, _ extents: [Interval]
  ) -> ClosedRange<Int>? {
    guard piece.columns.count > 1 else { return nil }
    let ranges = ranges(around: piece.columns, within: free).map {
      (range: $0, distance: distance(of: piece, from: $0, extents))
    }
    // Of ranges with about the same middle the widest: headings part all columns among them.
    let least = (ranges.map(\.distance).min() ?? 0) + scale.length(thresholds.centreTolerance)
    return ranges.filter { $0.distance <= least }.map(\.range).max { $0.count < $1.count }
      ?? piece.columns
  }

  /// The columns, each with a heading below, that a heading is centred over which lies off the text
  /// of its own column.
  private func centredBetween(
    _ piece: PlacedPiece, _ free: ClosedRange<Int>, _ extents: [Interval],
    below: PlacedLine?
  ) -> ClosedRange<Int>? {
    let own = piece.columns.lowerBound
    let tolerance = scale.length(thresholds.centreTolerance)
    let extent = piece.extent
    func isOff(_ column: Interval) -> Bool {
      [extent.lower - column.lower, extent.upper - column.upper, extent.center - column.center]
        .allSatisfy { abs($0) > tolerance }
    }
    guard let below, free.contains(own), isOff(extents[own]),
      below.pieces.allSatisfy({ !$0.columns.contains(own) || isOff($0.extent) })
    else { return nil }
    let headed = below.filled
    let nearest = ranges(around: own...own, within: free)
      .filter { $0.count > 1 && headed.isSuperset(of: $0) }
      .map { (range: $0, distance: distance(of: piece, from: $0, extents)) }
      .min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= tolerance * 2 ? $0.range : nil }
  }

  /// All ranges of columns that hold some, within those that are free.
  private func ranges(
    around columns: ClosedRange<Int>, within free: ClosedRange<Int>
  ) -> [ClosedRange<Int>] {
    let lowest = min(free.lowerBound, columns.lowerBound)
    let highest = max(free.upperBound, columns.upperBound)
    return (lowest...columns.lowerBound).flatMap { first in
      (columns.upperBound...highest).map { first...$0 }
    }
  }

  /// How far the middle of a heading lies from that of the columns.
  private func distance(
    of piece: PlacedPiece, from range: ClosedRange<Int>, _ extents: [Interval]
  ) -> Double {
    let columns = extents[range.lowerBound].union(extents[range.upperBound])
    return abs(columns.center - piece.extent.center)
  }
}
