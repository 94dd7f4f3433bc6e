internal import DocumentModel

/// Groups words into runs: pieces of a line without a wide gap or a rule in between.
///
/// The rule: a word follows another if their heights overlap and the gap is no wider than a space of
/// their type size may be. Words of much different height must share the baseline, stand in one line
/// by the recogniser's word, or nearly touch, as superscripts do. Only local distances count, so that columns don't have to be known.
struct RunGrouping {
  let thresholds: LayoutThresholds.Lines
  let scale: TextScale

  /// Groups the words of a page; every word is in exactly one run.
  ///
  /// n log n.
  func runs(of page: StraightPage) -> [TextRun] {
    let words = page.words
    let linking = ChainLinking(
      bandHeight: scale.textHeight, mostBands: thresholds.mostBands, mostEnds: thresholds.mostEnds)
    let chains = linking.chains(of: words.map(\.box)) { first, second in
      misfit(words[first], words[second], page)
    }
    return chains.compactMap { TextRun($0.map { words[$0] }) }
      .sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
  }

  private func misfit(_ first: LayoutWord, _ second: LayoutWord, _ page: StraightPage) -> Double? {
    let gap = second.box.left - first.box.right
    let size = min(first.typeSize, second.typeSize)
    let width = scale.characterWidth * max(1, scale.typeSize > 0 ? size / scale.typeSize : 1)
    // Characters that fill a square are twice as wide as letters, and no gaps part their words.
    let areSquare = first.shape.isIdeographic && second.shape.isIdeographic && size > 0
    let widest = min(
      width * thresholds.widestWordGap.count,
      areSquare ? size * thresholds.widestSquareGap.value : .infinity)
    let isOneLine = isOneLine(first, second)
    // A recogniser may give the ink of two words to one; in its own line they still follow each other.
    let isOrdered = isOneLine && first.box.x.center < second.box.x.center
    guard gap <= widest, isOrdered || -gap <= width * thresholds.widestWordOverlap.count else {
      return nil
    }
    let overlap = first.box.y.overlapFraction(second.box.y)
    let isNear = gap <= width * thresholds.touchingGap.count
    guard overlap >= (isNear ? thresholds.touchingOverlap : thresholds.rowOverlap).value else {
      return nil
    }
    let sizes = (first.box.height, second.box.height)
    let isUneven =
      max(sizes.0, sizes.1) > min(sizes.0, sizes.1) * thresholds.unevenHeights.value
    let drift = abs(first.baseline - second.baseline)
    if isUneven, !isNear, first.shape.hasLetter, second.shape.hasLetter, !isOneLine,
      drift > max(sizes.0, sizes.1) * thresholds.baselineDrift.value
    {
      return nil
    }
    let inset = scale.length(thresholds.ruleInset)
    guard !page.isParted(first.box, second.box, inset: inset, by: thresholds.partingOverlap) else {
      return nil
    }
    return max(0, gap) + (1 - overlap) * scale.textHeight
  }

  /// Whether the recogniser read both words in one line, whatever it took their boxes for.
  private func isOneLine(_ first: LayoutWord, _ second: LayoutWord) -> Bool {
    first.lineHint != nil && first.lineHint == second.lineHint
  }
}

extension StraightPage {
  /// Whether a drawn vertical rule stands between two boxes, given from left to right.
  ///
  /// The rule covers at least a share of their height, and reaches into neither by more than an inset.
  func isParted(
    _ first: PageRect, _ second: PageRect, inset: Double, by share: Fraction
  ) -> Bool {
    let height = first.y.union(second.y)
    for rule in verticals[verticals.firstPosition(atLeast: first.x.center)...] {
      guard rule.position < second.x.center else { break }
      if share.isReached(by: rule.span.overlap(height), of: height.length),
        rule.position >= first.right - inset, rule.position <= second.left + inset
      {
        return true
      }
    }
    return false
  }
}

extension Array where Element == StraightPage.Rule {
  /// The place of the first rule at or beyond a position, in a list sorted by position.
  ///
  /// Logarithmic.
  func firstPosition(atLeast position: Double) -> Int {
    partitionPoint { $0.position < position }
  }
}
