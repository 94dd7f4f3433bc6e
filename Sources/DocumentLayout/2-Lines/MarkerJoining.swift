internal import DocumentModel

/// Joins list markers with the text that they stand before.
///
/// The gap between a marker and its text is wider than that between words; left apart, the markers of
/// a list look like a column. The rule: a run of one word that can be a marker goes with the run to
/// its right, if that is nearer than anything to its left. A sign that only marks a list by where it
/// stands may as well be a cell: it goes with a text of several words, or with any where another such
/// pair stands above or below; a number only with the last text of its row.
struct MarkerJoining {
  let thresholds: LayoutThresholds.Lines
  let rows: RowLinking

  /// The runs with markers joined to their texts, in order of place; every word is in one.
  ///
  /// n log n.
  func joined(_ runs: [TextRun], on page: StraightPage) -> [TextRun] {
    let chains = rows.rows(of: runs.map(\.box), baselines: baselines(of: runs))
    var pairs: [Pair] = []
    for chain in chains {
      let row = chain.map { runs[$0] }
      for place in row.indices.dropLast() {
        if let isSure = isMarker(at: place, of: row, page) {
          pairs.append(Pair(marker: chain[place], text: chain[place + 1], isSure: isSure))
        }
      }
    }
    let lone = pairs.filter { !$0.isSure }
    let tolerance = rows.scale.length(thresholds.markerTolerance)
    func hasSibling(_ pair: Pair) -> Bool {
      lone.contains { other in
        other.marker != pair.marker
          && abs(runs[other.marker].box.left - runs[pair.marker].box.left) <= tolerance
          && abs(runs[other.text].box.left - runs[pair.text].box.left) <= tolerance
      }
    }
    var joined = runs.map(Optional.some)
    for pair in pairs where pair.isSure || hasSibling(pair) {
      joined[pair.text] = TextRun(runs[pair.marker].words + runs[pair.text].words)
      joined[pair.marker] = nil
    }
    return joined.compactMap(\.self)
      .sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
  }

  /// The baselines of runs; a sign's is that of the line it was read in, as signs stand above it.
  private func baselines(of runs: [TextRun]) -> [Double] {
    var lines: [Int: Double] = [:]
    for run in runs where run.words.contains(where: \.shape.hasLetter) {
      if let line = run.words.first?.lineHint, lines[line] == nil { lines[line] = run.baseline }
    }
    return runs.map { run in
      guard run.words.count == 1, let word = run.words.first, !word.shape.hasLetter,
        let line = word.lineHint
      else { return run.baseline }
      return lines[line] ?? run.baseline
    }
  }

  /// A marker with the text behind it, as places in the list of runs.
  private struct Pair {
    let marker: Int
    let text: Int
    /// Whether it needs no other one below or above.
    let isSure: Bool
  }

  /// Whether a run can be the marker of the next one, and needs no other marker above or below to be
  /// one; `nil` where it can't.
  private func isMarker(at place: Int, of row: [TextRun], _ page: StraightPage) -> Bool? {
    let (run, next) = (row[place], row[place + 1])
    guard run.words.count == 1, let word = run.words.first else { return nil }
    let gap = next.box.left - run.box.right
    guard gap <= rows.scale.length(thresholds.widestMarkerGap) else { return nil }
    if place > 0, run.box.left - row[place - 1].box.right <= gap { return nil }
    let inset = rows.scale.length(thresholds.ruleInset)
    if page.isParted(run.box, next.box, inset: inset, by: thresholds.partingOverlap) { return nil }
    let family = ListMarker(word.text)?.family
    if family == .bullet { return true }
    if family == nil, !OddMarker.isPossible(word) { return nil }
    if next.words.count >= thresholds.fewestMarkedWords { return true }
    return family?.isCounting != true || place + 2 == row.count ? false : nil
  }
}
