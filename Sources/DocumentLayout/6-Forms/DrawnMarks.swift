internal import DocumentModel

/// Gives each drawn box the word that it stands beside.
///
/// A box goes to the nearer of the words at its two sides on one line; a word within a box is what a
/// recogniser made of it. Where all boxes have much ink it is their fill, and a tick is what one has
/// more. Boxes by a chart are its legend. Boxes whose sides are rules are cells and no boxes, boxes on Han or Kana
/// are characters, and boxes with no word near belong to no line.
struct DrawnMarks: Sendable {
  let thresholds: LayoutThresholds.Forms
  let scale: TextScale
  /// The boxes, from the top.
  private(set) var marks: [BoxMark] = []
  /// How much ink the boxes have that is their fill, where all have some.
  private var fillShare = 0.0
  /// For a word, the boxes that stand beside it.
  private(set) var byWord: [Int: [Int]] = [:]

  /// Places the boxes of a page.
  ///
  /// n log n in words for the bounded number of boxes that share a height with few words.
  init(
    thresholds: LayoutThresholds.Forms, scale: TextScale, page: StraightPage, plots: [PageRect],
    trace: inout LayoutTrace
  ) {
    self.thresholds = thresholds
    self.scale = scale
    let shares = page.drawnBoxes.prefix(thresholds.mostBoxes).compactMap(\.inkShare)
    if let least = shares.min(), shares.count > 1, least >= thresholds.leastFill.value {
      fillShare = least
    }
    let legends = plots.map { $0.expanded(by: scale.length(thresholds.farthestLegend)) }
    let words = page.words.sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
    let highest = words.lazy.map(\.box.height).max() ?? 0
    let tops = words.map(\.box.top)
    for drawn in page.drawnBoxes.prefix(thresholds.mostBoxes) {
      let isLegend = legends.contains { $0.contains(drawn.box.center) }
      if let objection = isLegend ? "a chart's legend" : objection(to: drawn.box, page) {
        trace.record(.box(drawn.box, objection: objection))
        continue
      }
      var start = tops.insertionPlace(of: drawn.box.top - highest)
      var near: [LayoutWord] = []
      while start < words.count, tops[start] <= drawn.box.bottom {
        let overlap = words[start].box.y.overlapFraction(drawn.box.y)
        if overlap >= thresholds.lineOverlap.value { near.append(words[start]) }
        start += 1
      }
      place(drawn, near, &trace)
    }
  }

  private mutating func place(
    _ drawn: DrawnBox, _ near: [LayoutWord], _ trace: inout LayoutTrace
  ) {
    let box = drawn.box
    let inside = near.filter { box.contains($0.box.center) }
    if inside.contains(where: { $0.shape.isUnspaced || $0.shape.isIdeographic }) {
      trace.record(.box(box, objection: "a character of its own"))
      return
    }
    let own = inside.filter { $0.box.width <= box.width + scale.characterWidth }
    let reach = scale.length(thresholds.widestLabelGap)
    let others = near.filter { word in !own.contains { $0.index == word.index } }
    let right = others.filter { $0.box.x.center > box.x.center && $0.box.left - box.right <= reach }
      .min { $0.box.left < $1.box.left }
    let left = others.filter { $0.box.x.center <= box.x.center && box.left - $0.box.right <= reach }
      .max { $0.box.right < $1.box.right }
    let index = marks.count
    marks.append(mark(drawn, own))
    let gaps = (left.map { box.left - $0.box.right }, right.map { $0.box.left - box.right })
    let owner: LayoutWord? =
      if let before = gaps.0, let after = gaps.1 { before < after ? left : right } else {
        right ?? left
      }
    if let owner { byWord[owner.index, default: []].append(index) }
    for word in own where owner == nil { byWord[word.index, default: []].append(index) }
  }

  private func mark(_ drawn: DrawnBox, _ own: [LayoutWord]) -> BoxMark {
    let limit = thresholds.tickShare.value
    let readTick = own.contains { word in
      word.text.contains { MarkSigns.tickedBoxes.contains($0) }
        || MarkSigns.ticks.contains(word.text.trimmingBrackets)
    }
    let ink = drawn.inkShare.map { $0 - fillShare }
    let isTicked = fillShare > 0 ? nil : drawn.isTicked
    let isChecked = isTicked ?? ink.map { $0 >= limit } ?? readTick
    // As sure as the ink is far from what decides, half as sure right at it.
    let confidence =
      ink.map { min(1, (1 + abs($0 - limit) / limit) / 2) }
      ?? (drawn.isTicked == nil ? 1 / 2 : 1)
    return BoxMark(
      box: drawn.box, isChecked: isChecked, confidence: confidence, words: own.map(\.index))
  }

  private func objection(to box: PageRect, _ page: StraightPage) -> String? {
    let (short, long) = (min(box.width, box.height), max(box.width, box.height))
    if short < scale.length(thresholds.smallestBox) { return "too small" }
    if long > scale.length(thresholds.largestBox) { return "too large" }
    if short < long * thresholds.squareness.value { return "not square" }
    let sides =
      [box.top, box.bottom].count { page.horizontals.hasRule(at: $0, over: box.x, within: reach) }
      + [box.left, box.right].count { page.verticals.hasRule(at: $0, over: box.y, within: reach) }
    return sides > 1 ? "its sides are rules: a cell" : nil
  }

  private var reach: Double { scale.length(thresholds.cellTolerance) }
}

extension [StraightPage.Rule] {
  /// Whether a rule lies at a position and covers an extent; rules are sorted by position.
  fileprivate func hasRule(at position: Double, over span: Interval, within reach: Double) -> Bool {
    for rule in self[firstPosition(atLeast: position - reach)...] {
      guard rule.position <= position + reach else { return false }
      if rule.span.expanded(by: reach).contains(span) { return true }
    }
    return false
  }
}

extension String {
  /// The text without brackets and underlines at its ends.
  fileprivate var trimmingBrackets: String {
    filter { !"[](){}|".contains($0) }.trimmingUnderlines
  }
}
