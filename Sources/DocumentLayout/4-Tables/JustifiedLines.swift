internal import DocumentModel

/// Tells lines of prose that were spread to both edges of their column.
///
/// The rule: between all words of such a line there is about the same gap, however wide; cells are
/// as far apart as their texts' lengths leave them. Rows of numbers are none.
struct JustifiedLines {
  let thresholds: LayoutThresholds.Tables

  /// The share of rows that are such lines.
  ///
  /// n log n.
  func share(of cells: [CellDraft], rowCount: Int) -> Double {
    var words: [Int: [LayoutWord]] = [:]
    var wrapped: Set<Int> = []
    for cell in cells {
      words[cell.rows.lowerBound, default: []] += cell.words
      if cell.rows.count > 1 || cell.lines.count > 1 { wrapped.formUnion(cell.rows) }
    }
    let justified = words.count { !wrapped.contains($0.key) && isJustified($0.value) }
    return Double(justified) / Double(max(1, rowCount))
  }

  private func isJustified(_ words: [LayoutWord]) -> Bool {
    let numbers = words.count(where: \.shape.isNumeric)
    guard words.count >= thresholds.fewestProseWords,
      !thresholds.proseNumericShare.isReached(by: numbers, of: words.count)
    else { return false }
    let sorted = words.sorted { $0.box.left < $1.box.left }
    let gaps = zip(sorted, sorted.dropFirst()).map { $1.box.left - $0.box.right }
    guard let usual = median(gaps), usual > 0 else { return false }
    let even = gaps.count { abs($0 - usual) <= usual * thresholds.evenGapTolerance.value }
    return thresholds.evenGapShare.isReached(by: even, of: gaps.count)
  }
}
