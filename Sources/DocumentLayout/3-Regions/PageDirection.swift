internal import DocumentModel

/// Which way the columns of a page follow each other.
///
/// The rule: from the right where most letters run so, and from the left where next to none do. A
/// page with text of both kinds is told by its edges: paragraphs of either kind stand flush at the
/// side that the page begins at, and end short of the other.
struct PageDirection {
  let thresholds: LayoutThresholds.Regions
  let scale: TextScale

  /// Whether runs, sorted from the top, stand on a page that is read from the right.
  ///
  /// Linear, as looking ahead is bounded.
  func isRightToLeft(_ runs: [TextRun]) -> Bool {
    let words = runs.flatMap(\.words)
    let right = words.reduce(0) { $0 + ($1.shape.isRightToLeft ? $1.shape.letterCount : 0) }
    let letters = words.reduce(0) { $0 + $1.shape.letterCount }
    guard thresholds.fewRightToLeft.isReached(by: right, of: letters), right > 0 else {
      return false
    }
    guard right * 2 < letters else { return true }
    return flushSide(of: runs.map(\.box)).map { $0 == .right } ?? false
  }

  /// Whether the lines of a flow begin at the right edge, on a page of either direction.
  func isRightToLeft(_ lines: [TextLine], onRightToLeftPage isFromRight: Bool) -> Bool {
    guard !WordOrder.isRightToLeft(lines.flatMap(\.words)) else { return true }
    return isFromRight && flushSide(of: lines.map(\.box)) != .left
  }

  private enum Side { case left, right }

  /// The side at which more lines stand flush with the next one below, and end unlike it at the other.
  private func flushSide(of boxes: [PageRect]) -> Side? {
    let tolerance = scale.length(thresholds.flushTolerance)
    var (left, right) = (0, 0)
    for (place, box) in boxes.enumerated() {
      let ahead = boxes[(place + 1)...].prefix(thresholds.mostRunsAhead)
      let next = ahead.first { other in
        other.top >= box.y.center && other.top - box.bottom <= scale.linePitch
          && other.x.overlapFraction(box.x) > 0
      }
      guard let next else { continue }
      let isLeft = abs(next.left - box.left) <= tolerance
      let isRight = abs(next.right - box.right) <= tolerance
      if isLeft, !isRight { left += 1 }
      if isRight, !isLeft { right += 1 }
    }
    return left == right ? nil : left > right ? .left : .right
  }
}
