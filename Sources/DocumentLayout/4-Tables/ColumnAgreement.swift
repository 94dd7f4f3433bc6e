internal import DocumentModel

/// How well the texts of columns line up: at their left or right ends, or at their middles.
///
/// Columns of a table do; the pieces of justified prose, or the labels of a chart, hardly ever do. The
/// last pieces of justified lines all end at the right edge, so the right ends of a last column of
/// words tell nothing.
struct ColumnAgreement {
  let thresholds: LayoutThresholds.Tables

  /// The share of a column's texts that line up, averaged over the columns with two texts or more.
  ///
  /// 1 where there is no such column. Headings of a table of several rows don't count, as they may be
  /// set differently. n log n.
  func share(of cells: [CellDraft], rowCount: Int) -> Double {
    let isHeaded = rowCount >= thresholds.fewestPlainRows
    let words = cells.lazy.flatMap(\.words)
    let width = median(
      words.filter { $0.characterCount > 0 }.map { $0.box.width / Double($0.characterCount) })
    let tolerance = (width ?? 0) * thresholds.edgeAlignment.count
    let last = cells.map(\.columns.lowerBound).max() ?? 0
    let closing = cells.filter { $0.columns.lowerBound == last }
    let endsInNumbers = thresholds.proseNumericShare.isReached(
      by: closing.count(where: \.isNumeric), of: closing.count)
    var columns: [Int: [Interval]] = [:]
    for cell in cells
    where cell.columns.count == 1 && (!isHeaded || cell.rows.lowerBound > 0) {
      guard let extent = PageRect.bounding(cell.words.lazy.map(\.box))?.x else { continue }
      columns[cell.columns.lowerBound, default: []].append(extent)
    }
    let shares = columns.filter { $0.value.count > 1 }.map { column, extents in
      let ends = column == last && !endsInNumbers ? [] : [extents.map(\.upper)]
      return ([extents.map(\.lower), extents.map(\.center)] + ends)
        .map { agreeing($0, tolerance) }.max() ?? 0
    }
    return shares.isEmpty ? 1 : shares.reduce(0, +) / Double(shares.count)
  }

  /// The largest share of positions that lie within the tolerance of each other.
  private func agreeing(_ positions: [Double], _ tolerance: Double) -> Double {
    let sorted = positions.sorted()
    var (best, first) = (0, 0)
    for (last, position) in sorted.enumerated() {
      while position - sorted[first] > tolerance { first += 1 }
      best = max(best, last - first + 1)
    }
    return Double(best) / Double(max(1, sorted.count))
  }
}
