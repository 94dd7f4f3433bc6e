internal import DocumentModel

/// Puts boxes that stand on one baseline into rows, over gaps of any width.
///
/// Not a stage but the one measure of what a row is, shared by those that need it.
struct RowLinking {
  let thresholds: LayoutThresholds.Lines
  let scale: TextScale

  /// The rows from the top, each from left to right; every index is in exactly one.
  ///
  /// n log n.
  func rows(of boxes: [PageRect], baselines: [Double]) -> [[Int]] {
    let linking = ChainLinking(
      bandHeight: scale.textHeight, mostBands: thresholds.mostBands, mostEnds: thresholds.mostEnds)
    let widest = scale.length(thresholds.widestRunOverlap)
    let chains = linking.chains(of: boxes) { first, second in
      let (a, b) = (boxes[first], boxes[second])
      let overlap = a.y.overlapFraction(b.y)
      guard overlap >= thresholds.rowOverlap.value, a.right - b.left <= widest else { return nil }
      let drift = abs(baselines[first] - baselines[second])
      guard drift <= max(a.height, b.height) * thresholds.rowDrift.value else { return nil }
      return drift
    }
    let centers = chains.map { chain in
      chain.reduce(0) { $0 + boxes[$1].y.center } / Double(max(1, chain.count))
    }
    return chains.indices.sorted { (centers[$0], $0) < (centers[$1], $1) }.map { chains[$0] }
  }

  /// Words in rows.
  ///
  /// n log n.
  func rows(of words: [LayoutWord]) -> [[LayoutWord]] {
    if words.count < 2 { return words.isEmpty ? [] : [words] }
    return rows(of: words.map(\.box), baselines: words.map(\.baseline)).map { $0.map { words[$0] } }
  }
}
