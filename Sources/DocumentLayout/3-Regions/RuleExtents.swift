internal import DocumentModel

/// Groups level rules that begin and end at the same places across the page.
struct RuleExtents {
  let thresholds: LayoutThresholds.Regions
  let scale: TextScale

  /// The rules of each extent, in the order given; rules within the given boxes are in none.
  ///
  /// n log n in rules, for each box.
  func groups(
    of horizontals: [StraightPage.Rule], outside boxes: [PageRect]
  ) -> [[StraightPage.Rule]] {
    let free = horizontals.filter { rule in
      !boxes.contains { box in
        box.expanded(by: scale.textHeight).y.contains(rule.position) && box.x.overlaps(rule.span)
      }
    }
    let tolerance = scale.length(thresholds.stackTolerance)
    return PositionClusters(free.map(\.span.lower), tolerance: tolerance).members
      .flatMap { members in
        PositionClusters(members.map { free[$0].span.upper }, tolerance: tolerance).members
          .map { group in group.map { free[members[$0]] } }
      }
  }
}
