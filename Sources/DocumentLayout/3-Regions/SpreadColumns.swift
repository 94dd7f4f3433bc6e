internal import DocumentModel

/// Tells columns of text that were spread to both edges, so that wide gaps tear their lines apart.
///
/// The rule: most lines begin and end at the same two edges, wide gaps part some of them, and within
/// a line all gaps are alike. Cells are as far apart as the lengths of their texts leave them.
struct SpreadColumns {
  let thresholds: LayoutThresholds.Regions
  let scale: TextScale
  let rows: RowLinking
  let gutters: GutterSearch

  /// Whether text on one side of a strip, next to it, stands in such a column.
  ///
  /// Where the side has more than one column, only the one at the strip counts. n log n.
  func isSpread(_ side: [RegionItem], at strip: Interval) -> Bool {
    let runs = nearest(side, to: strip).compactMap(\.run)
    let lines = rows.rows(of: runs.map(\.box), baselines: runs.map(\.baseline))
      .map { line in line.map { runs[$0] }.sorted { $0.box.left < $1.box.left } }
    guard lines.count >= thresholds.fewestSpreadLines,
      let left = median(lines.compactMap { $0.first?.box.left }),
      let right = median(lines.compactMap { $0.last?.box.right })
    else { return false }
    let tolerance = scale.length(thresholds.flushTolerance)
    let flush = lines.filter { line in
      guard let first = line.first, let last = line.last else { return false }
      return abs(first.box.left - left) <= tolerance && abs(last.box.right - right) <= tolerance
    }
    let torn = flush.filter { $0.count > 1 }
    let tellTale = torn.map { $0.flatMap(\.words) }.filter { $0.count > 2 }
    return thresholds.flushShare.isReached(by: flush.count, of: lines.count)
      && thresholds.tornShare.isReached(by: torn.count, of: flush.count)
      && tellTale.count >= thresholds.fewestProseLines
      && thresholds.evenShare.isReached(by: tellTale.count(where: isEven), of: tellTale.count)
  }

  /// The items between a strip and the next one that nothing stands in.
  private func nearest(_ side: [RegionItem], to strip: Interval) -> [RegionItem] {
    let free = gutters.strips(in: side).filter { other in
      !side.contains { $0.box.left < other.center && $0.box.right > other.center }
    }
    let isLeft = side.first.map { $0.box.x.center < strip.center } ?? true
    guard
      let next = free.min(by: {
        abs($0.center - strip.center) < abs($1.center - strip.center)
      })
    else { return side }
    return side.filter { ($0.box.x.center > next.center) == isLeft }
  }

  /// Whether about the same gap stands between all words of a line.
  private func isEven(_ words: [LayoutWord]) -> Bool {
    let gaps = zip(words, words.dropFirst()).map { $1.box.left - $0.box.right }
    let tolerance = scale.length(thresholds.evenGapTolerance)
    guard let least = gaps.min(), let most = gaps.max() else { return false }
    return most - least <= tolerance
  }
}
