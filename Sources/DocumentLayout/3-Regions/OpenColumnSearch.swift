internal import DocumentModel

/// Widens ruled grids to a first column that is not drawn.
///
/// The rule: short runs to the left of a grid belong to it if they stand in most of its rows, one in a row, and
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
      return openEdge(of: area, runs, others: others).map(area.widened) ?? area
    }
  }

  private func openEdge(of area: RuledArea, _ runs: [TextRun], others: [PageRect]) -> Double? {
    let widest = scale.length(thresholds.widestOpenColumn)
    let beside = runs.filter { run in
      area.box.y.contains(run.box.y.center) && run.box.right <= area.box.left
        && area.box.left - run.box.left <= widest
    }
    guard let box = PageRect.bounding(beside.map(\.box)),
      !others.contains(where: { $0.overlaps(box) })
    else { return nil }
    let rows = Set(beside.map { area.rowEdges.stretch(holding: $0.box.y.center) })
    guard area.box.left - box.right <= scale.length(thresholds.widestOpenGap),
      thresholds.openColumnShare.isReached(by: rows.count, of: area.rowEdges.count - 1),
      beside.count < rows.count * 2
    else { return nil }
    return box.left - scale.characterWidth
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
