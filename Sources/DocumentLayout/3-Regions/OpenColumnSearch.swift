internal import DocumentModel

/// Widens ruled grids to columns beside them that are not drawn.
///
/// The rule: short runs beside a grid belong to it if they stand in most of its rows, one in a row, and
/// nothing but white is between them and the grid. Tables whose key column has no frame are like
/// that.
struct OpenColumnSearch {
  let thresholds: LayoutThresholds.Regions
  let scale: TextScale

  /// The areas, widened where there is an open column.
  ///
  /// n log n in runs for each grid.
  func widened(_ areas: [RuledArea], runs: [TextRun]) -> [RuledArea] {
    areas.map { area in
      guard area.isGrid else { return area }
      let others = areas.filter { $0.box != area.box }.map(\.box)
      var copy = area
      for isLeft in [true, false] {
        if let edge = openEdge(of: copy, runs, others: others, isLeft: isLeft) {
          copy = copy.widened(to: edge)
        }
      }
      return copy
    }
  }

  private func openEdge(
    of area: RuledArea, _ runs: [TextRun], others: [PageRect], isLeft: Bool
  ) -> Double? {
    let widest = scale.length(thresholds.widestOpenColumn)
    let beside = runs.filter { run in
      area.box.y.contains(run.box.y.center)
        && (isLeft ? run.box.right <= area.box.left : run.box.left >= area.box.right)
        && (isLeft ? area.box.left - run.box.left : run.box.right - area.box.right) <= widest
    }
    guard !beside.isEmpty, let box = PageRect.bounding(beside.map(\.box)),
      !others.contains(where: { $0.overlaps(box) })
    else { return nil }
    let nearest = isLeft ? area.box.left - box.right : box.left - area.box.right
    let rows = Set(beside.map { area.rowEdges.stretch(holding: $0.box.y.center) })
    guard nearest <= scale.length(thresholds.widestOpenGap),
      thresholds.openColumnShare.isReached(by: rows.count, of: area.rowEdges.count - 1),
      beside.count < rows.count * 2
    else { return nil }
    let margin = scale.characterWidth
    return isLeft ? box.left - margin : box.right + margin
  }
}

extension RuledArea {
  /// The area with one more column that ends at a position beyond it.
  fileprivate func widened(to edge: Double) -> RuledArea {
    let edges = (columnEdges + [edge]).sorted()
    return RuledArea(
      box: PageRect(x: box.x.union(Interval(edge, edge)), y: box.y), columnEdges: edges,
      rowEdges: rowEdges, horizontals: horizontals, verticals: verticals,
      openColumns: openColumns + 1)
  }
}
