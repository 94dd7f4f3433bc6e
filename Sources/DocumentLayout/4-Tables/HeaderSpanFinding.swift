internal import DocumentModel

/// Widens headings that stand centred over several columns to all of them.
///
/// The rule: a heading in the lines above the first full row spans the free columns next to it for
/// which its middle is nearest the middle of the columns. A rule drawn right below it decides.
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
        copy.lines[index].pieces[place].columns =
          ruled(pieces[place], table.lines[index].box, floor...ceiling, extents, horizontals)
          ?? centred(pieces[place], floor...ceiling, extents)
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
    _ piece: PlacedPiece, _ line: PageRect, _ free: ClosedRange<Int>, _ extents: [Interval],
    _ horizontals: [StraightPage.Rule]
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
        rule.span.contains(piece.extent.center),
        !thresholds.wholeRuleShare.isReached(by: rule.span.length, of: whole.length),
        first <= piece.columns.lowerBound, last >= piece.columns.upperBound
      {
        return first...last
      }
    }
    return nil
  }

  private func centred(
    _ piece: PlacedPiece, _ free: ClosedRange<Int>, _ extents: [Interval]
  ) -> ClosedRange<Int> {
    // Only what already reaches over a gutter is a heading over several columns for sure.
    guard piece.columns.count > 1 else { return piece.columns }
    let middle = piece.extent.center
    func distance(_ range: ClosedRange<Int>) -> Double {
      abs(extents[range.lowerBound].union(extents[range.upperBound]).center - middle)
    }
    let lowest = min(free.lowerBound, piece.columns.lowerBound)
    let highest = max(free.upperBound, piece.columns.upperBound)
    let ranges = (lowest...piece.columns.lowerBound).flatMap { first in
      (piece.columns.upperBound...highest).map { first...$0 }
    }
    // Of ranges with about the same middle the widest: headings part all columns among them.
    let least = (ranges.map(distance).min() ?? 0) + scale.length(thresholds.centreTolerance)
    return ranges.filter { distance($0) <= least }.max { $0.count < $1.count } ?? piece.columns
  }
}
