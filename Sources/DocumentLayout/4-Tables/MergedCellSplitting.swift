internal import DocumentModel

/// Parts cells that only seem merged because rules stop short.
///
/// The rule: a cell over several rows is none if each of its rows holds just one of its lines, as in
/// a first column that the rules don't reach into. A cell over several columns is none if it holds
/// texts side by side, each in the middle of columns of its own.
struct MergedCellSplitting {
  let thresholds: LayoutThresholds.Tables
  let scale: TextScale
  let rows: RowLinking

  /// The cells, those that texts part in their parts.
  ///
  /// n log n.
  func split(_ cells: [GridRange], in area: RuledArea, runs: [TextRun]) -> [GridRange] {
    var owner: [Int: Int] = [:]
    let columnCount = area.columnEdges.count - 1
    for (index, cell) in cells.enumerated() where cell.rows.count > 1 || cell.columns.count > 1 {
      for row in cell.rows {
        for column in cell.columns { owner[row * columnCount + column] = index }
      }
    }
    guard !owner.isEmpty else { return cells }
    var members: [Int: [TextRun]] = [:]
    for run in runs {
      let row = area.rowEdges.stretch(holding: run.box.y.center)
      let column = area.columnEdges.stretch(holding: run.box.x.center)
      if let cell = owner[row * columnCount + column] { members[cell, default: []].append(run) }
    }
    return cells.enumerated().flatMap { index, cell -> [GridRange] in
      guard let runs = members[index] else { return [cell] }
      let lines = LineJoining(rows: rows).lines(of: runs)
      return byRow(cell, lines, area) ?? byColumn(cell, lines, area) ?? [cell]
    }
  }

  private func byRow(_ cell: GridRange, _ lines: [TextLine], _ area: RuledArea) -> [GridRange]? {
    guard cell.rows.count >= thresholds.fewestSplitLines, lines.count <= cell.rows.count else {
      return nil
    }
    let places = Set(lines.map { area.rowEdges.stretch(holding: $0.box.y.center) })
    guard places.count == lines.count,
      thresholds.fullSplitShare.isReached(by: places.count, of: cell.rows.count)
    else { return nil }
    return cell.rows.map { GridRange(rows: $0...$0, columns: cell.columns) }
  }

  private func byColumn(
    _ cell: GridRange, _ lines: [TextLine], _ area: RuledArea
  ) -> [GridRange]? {
    guard cell.columns.count > 1, let line = lines.first, lines.count == 1, line.runs.count > 1
    else { return nil }
    var starts = [cell.columns.lowerBound]
    for (left, right) in zip(line.runs, line.runs.dropFirst()) {
      let middle = Interval(left.box.right, right.box.left).center
      let inner = area.columnEdges[starts[starts.count - 1]...cell.columns.upperBound].dropFirst()
      guard
        let edge = inner.indices.min(by: {
          abs(area.columnEdges[$0] - middle) < abs(area.columnEdges[$1] - middle)
        })
      else { return nil }
      starts.append(edge)
    }
    let ends = starts.dropFirst().map { $0 - 1 } + [cell.columns.upperBound]
    let tolerance = scale.length(thresholds.centreTolerance)
    for (run, place) in zip(line.runs, zip(starts, ends)) {
      guard place.0 <= place.1 else { return nil }
      let extent = Interval(area.columnEdges[place.0], area.columnEdges[place.1 + 1])
      guard abs(extent.center - run.box.x.center) <= tolerance else { return nil }
    }
    return zip(starts, ends).map { GridRange(rows: cell.rows, columns: $0...$1) }
  }
}
