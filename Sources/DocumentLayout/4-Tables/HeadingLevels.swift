internal import DocumentModel

/// Finds the levels of headings within one row of a ruled grid.
///
/// The rule: where a text reaches over boundaries that no rule draws there, and other texts stand
/// below it in the columns it covers, the row has two levels in those columns.
struct HeadingLevels {
  let thresholds: LayoutThresholds.Tables
  let scale: TextScale

  /// The boundaries below texts that reach over columns, for one row; one for all at about a height.
  ///
  /// Linear in the texts of the row for each that reaches over columns.
  func edges(
    in row: Interval, crossings: [PageRect], runs: [TextRun], columnEdges: [Double]
  ) -> [FoundEdges.Row] {
    let inside = runs.filter { row.contains($0.box.y.center) }
    var edges: [FoundEdges.Row] = []
    for crossing in crossings where row.contains(crossing.y.center) {
      let covered = Interval(
        columnEdges[columnEdges.stretch(holding: crossing.left)],
        columnEdges[columnEdges.stretch(holding: crossing.right) + 1])
      let below = inside.filter {
        covered.contains($0.box.x.center) && $0.box.y.center > crossing.bottom
      }
      guard let next = below.map(\.box.top).min(), below.count > 1 else { continue }
      let position = (crossing.bottom + next) / 2
      if let last = edges.firstIndex(where: {
        abs($0.position - position) <= scale.length(thresholds.edgeTolerance)
      }) {
        edges[last].extents?.append(covered)
      } else {
        edges.append(FoundEdges.Row(position: position, extents: [covered]))
      }
    }
    return edges
  }
}
