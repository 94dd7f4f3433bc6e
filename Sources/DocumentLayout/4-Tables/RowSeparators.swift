internal import DocumentModel

/// Finds the heights at which something drawn parts the rows of a table without drawn cells.
///
/// Rules that reach over much of the table count, and the upper and lower edges of shaded rows.
struct RowSeparators {
  let thresholds: LayoutThresholds.Tables
  let scale: TextScale

  /// What parts rows.
  struct Separators {
    /// The heights, from the top.
    var positions: [Double]
    /// Whether nothing is drawn but shades, which need not change with every row.
    var areShadesOnly: Bool
  }

  /// The heights, from the top, and what stands there.
  ///
  /// n log n.
  func separators(
    for box: PageRect, horizontals: [StraightPage.Rule], fills: [Fill]
  ) -> Separators {
    let reach = scale.length(thresholds.separatorReach)
    let extent = box.y.expanded(by: reach)
    var positions: [Double] = []
    for rule in horizontals[horizontals.firstPosition(atLeast: extent.lower)...] {
      guard rule.position <= extent.upper else { break }
      if thresholds.separatorWidth.isReached(by: rule.span.overlap(box.x), of: box.width) {
        positions.append(rule.position)
      }
    }
    let areShadesOnly = positions.isEmpty
    for fill in fills
    where thresholds.separatorWidth.isReached(by: fill.box.x.overlap(box.x), of: box.width)
      && fill.box.height * 2 <= box.height
    {
      positions += [fill.box.top, fill.box.bottom].filter(extent.contains)
    }
    let clusters = PositionClusters(positions, tolerance: scale.length(thresholds.edgeTolerance))
    return Separators(positions: clusters.positions, areShadesOnly: areShadesOnly)
  }
}
