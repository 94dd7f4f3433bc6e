internal import DocumentModel

/// The order of the stages that make a table of a grid of rules.
struct RuledTableStages {
  let thresholds: LayoutThresholds.Tables
  let scale: TextScale
  let rows: RowLinking

  /// The table that an area's rules and texts draw; every word of the runs is in exactly one cell.
  ///
  /// n log n in words, linear in the grid's places.
  func draft(of area: RuledArea, runs: [TextRun]) -> TableDraft {
    let words = runs.flatMap(\.words)
    var (grid, found) = (area, FoundEdges())
    found.columns = RuledColumnSplitting(thresholds: thresholds, scale: scale, rows: rows)
      .columnEdges(in: area, runs: runs)
    grid.columnEdges = (area.columnEdges + found.columns).sorted()
    found.crossings = RuledCrossings(thresholds: thresholds, scale: scale)
      .crossings(of: grid, undrawn: found.columns, runs: runs)
    found.rows = RuledRowSplitting(thresholds: thresholds, rows: rows)
      .rowEdges(in: grid, words: words).map { FoundEdges.Row(position: $0, extents: nil) }
    found.rows += levels(in: area, grid, found, runs)
    grid.rowEdges = (area.rowEdges + found.rows.map(\.position)).sorted()
    var cells = WallFinding(thresholds: thresholds, scale: scale).cells(of: grid, found: found)
    cells.ranges = MergedCellSplitting(thresholds: thresholds, scale: scale, rows: rows)
      .split(cells.ranges, in: grid, runs: runs)
    return RuledGridBuilding(thresholds: thresholds, rows: rows)
      .draft(of: grid, cells: cells.ranges, brokenShare: cells.brokenShare, words: words)
  }

  /// The levels of headings in the drawn rows that hold no rows of their own.
  private func levels(
    in area: RuledArea, _ grid: RuledArea, _ found: FoundEdges, _ runs: [TextRun]
  ) -> [FoundEdges.Row] {
    let levels = HeadingLevels(thresholds: thresholds, scale: scale)
    return zip(area.rowEdges, area.rowEdges.dropFirst()).flatMap { top, bottom in
      let row = Interval(top, bottom)
      return found.rows.contains { row.contains($0.position) }
        ? []
        : levels.edges(
          in: row, crossings: found.crossings, runs: runs, columnEdges: grid.columnEdges)
    }
  }
}
