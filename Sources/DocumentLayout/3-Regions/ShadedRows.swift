internal import DocumentModel

/// Tells the shaded rows of tables that have shades instead of rules.
///
/// The rule: fills of one extent, none higher than a row may be, with a row's height between one and
/// the next. Their edges part rows as rules do. Fills with text right beside them shade a column only,
/// whose rows are told by their alignment.
struct ShadedRows {
  let thresholds: LayoutThresholds.Regions
  let scale: TextScale

  /// The upper and lower edges of the shaded rows, as rules without thickness, from the top.
  ///
  /// n log n in fills, and linear in runs for each group of them.
  func edges(of fills: [Fill], runs: [TextRun]) -> [StraightPage.Rule] {
    let highest = scale.length(thresholds.highestRow)
    let bars = fills.filter { $0.box.height <= highest }.map {
      StraightPage.Rule(span: $0.box.x, position: $0.box.y.center, thickness: $0.box.height)
    }
    let shaded = RuleExtents(thresholds: thresholds, scale: scale).groups(of: bars, outside: [])
      .map { rows(of: $0.sorted { $0.position < $1.position }) }
      .filter { !hasTextBeside($0, runs) }
      .flatMap(\.self)
    let edges = shaded.flatMap { bar in
      [-bar.thickness, bar.thickness].map { side in
        StraightPage.Rule(span: bar.span, position: bar.position + side / 2, thickness: 0)
      }
    }
    return edges.sorted { $0.position < $1.position }
  }

  /// Those of bars, from the top, that have another one a row above or below.
  private func rows(of bars: [StraightPage.Rule]) -> [StraightPage.Rule] {
    let follows = zip(bars, bars.dropFirst()).map { above, below in
      let gap = below.position - above.position - (above.thickness + below.thickness) / 2
      return gap >= scale.textHeight && gap <= scale.length(thresholds.highestRow)
    }
    return bars.indices.filter { index in
      index > 0 && follows[index - 1] || index < follows.count && follows[index]
    }.map { bars[$0] }
  }

  private func hasTextBeside(_ rows: [StraightPage.Rule], _ runs: [TextRun]) -> Bool {
    guard let first = rows.first, let last = rows.last else { return false }
    let height = Interval(first.position - first.thickness, last.position + last.thickness)
    let near = first.span.expanded(by: scale.length(thresholds.shadeClearance))
    return runs.contains { run in
      height.contains(run.box.y.center) && near.overlaps(run.box.x)
        && !first.span.contains(run.box.x.center)
    }
  }
}
