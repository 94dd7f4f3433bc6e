internal import DocumentModel

/// Tells the scales of charts: evenly spaced numbers along an edge.
///
/// The rule: a last row of nothing but such numbers is an axis; a first column of them is one where
/// much of the rest is empty. Years that head columns, or key full rows, are none.
struct ScaleSearch {
  let thresholds: LayoutThresholds.Tables

  /// Whether cells with text hold a scale.
  ///
  /// n log n.
  func hasScale(_ cells: [CellDraft], rowCount: Int, columnCount: Int) -> Bool {
    let last = cells.filter { $0.rows.upperBound == rowCount - 1 }
    if rowCount > 1, isScale(last.sorted { $0.columns.lowerBound < $1.columns.lowerBound }) {
      return true
    }
    let covered = cells.reduce(0) { $0 + $1.rows.count * $1.columns.count }
    guard !thresholds.scaleFilledShare.isReached(by: covered, of: rowCount * columnCount) else {
      return false
    }
    let first = cells.filter { $0.columns.lowerBound == 0 }
    return isScale(
      first.filter(\.isNumeric).sorted { $0.rows.lowerBound < $1.rows.lowerBound })
  }

  private func isScale(_ cells: [CellDraft]) -> Bool {
    let values = cells.flatMap(\.words).map { Double($0.text.filter { $0 != "," && $0 != "%" }) }
    let numbers = values.compactMap(\.self)
    guard numbers.count == values.count, numbers.count >= thresholds.fewestScaleNumbers else {
      return false
    }
    let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
    guard let step = steps.first, step != 0 else { return false }
    // Numbers that are no whole ones differ from an even step by rounding.
    return steps.allSatisfy { abs($0 - step) * Double(numbers.count) < abs(step) }
  }
}
