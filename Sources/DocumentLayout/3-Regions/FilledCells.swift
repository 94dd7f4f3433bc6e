internal import DocumentModel

/// Takes the upper and lower sides of filled cells for ruling lines.
///
/// The rule: fills of one shade whose tops are level and whose sides nearly meet are cells of a head.
/// Their upper and lower sides close rows as rules do, and go on where a rule beside them ends. Their
/// left and right sides part the head alone, which its texts tell as well.
struct FilledCells {
  let thresholds: LayoutThresholds.Regions
  let scale: TextScale

  /// The upper and lower sides of the filled cells, as rules without thickness.
  ///
  /// n log n in fills, and linear in those on one level for each.
  func edges(of fills: [Fill]) -> [StraightPage.Rule] {
    let levels = PositionClusters(
      fills.map(\.box.top), tolerance: scale.length(thresholds.ruleTolerance))
    return levels.members.flatMap { members in
      let level = members.map { fills[$0] }
      return level.filter { fill in level.contains { adjoins($0, fill) } }.flatMap { cell in
        [cell.box.top, cell.box.bottom].map {
          StraightPage.Rule(span: cell.box.x, position: $0, thickness: 0)
        }
      }
    }
  }

  private func adjoins(_ one: Fill, _ other: Fill) -> Bool {
    let gap = min(abs(one.box.right - other.box.left), abs(other.box.right - one.box.left))
    return gap <= scale.length(thresholds.ruleTolerance)
      && abs(one.lightness - other.lightness) <= thresholds.sameShade.value
  }
}
