internal import DocumentModel

/// Joins the pieces of broken and doubled ruling lines.
struct RuleJoining {
  let thresholds: LayoutThresholds.Regions
  let scale: TextScale

  /// Joins rules on the same level whose ends nearly meet; sorted by position.
  ///
  /// n log n.
  func joined(_ rules: [StraightPage.Rule]) -> [StraightPage.Rule] {
    let levels = PositionClusters(
      rules.map(\.position), tolerance: scale.length(thresholds.ruleTolerance))
    let gap = scale.length(thresholds.widestRuleGap)
    return levels.members.flatMap { members -> [StraightPage.Rule] in
      let sorted = members.map { rules[$0] }.sorted { $0.span.lower < $1.span.lower }
      var joined: [StraightPage.Rule] = []
      for rule in sorted {
        if let last = joined.last, rule.span.lower - last.span.upper <= gap {
          let isLonger = rule.span.length > last.span.length
          joined[joined.count - 1] = StraightPage.Rule(
            span: last.span.union(rule.span), position: isLonger ? rule.position : last.position,
            thickness: max(last.thickness, rule.thickness))
        } else {
          joined.append(rule)
        }
      }
      return joined
    }
  }
}

/// Positions that lie close together, taken as one.
struct PositionClusters {
  /// The middle of each cluster, ascending.
  let positions: [Double]
  /// The indices of the given positions in each cluster.
  let members: [[Int]]

  /// Clusters positions so that no cluster is longer than the tolerance.
  ///
  /// n log n.
  init(_ values: [Double], tolerance: Double) {
    var members: [[Int]] = []
    var start = -Double.infinity
    for index in values.indices.sorted(by: { (values[$0], $0) < (values[$1], $1) }) {
      if values[index] - start <= tolerance, !members.isEmpty {
        members[members.count - 1].append(index)
      } else {
        members.append([index])
        start = values[index]
      }
    }
    self.members = members
    positions = members.map { group in
      group.reduce(0) { $0 + values[$1] } / Double(max(1, group.count))
    }
  }
}
