internal import DocumentModel

/// Finds tables that have nothing drawn but a rule between their rows.
///
/// The rule: three or more horizontal rules of one extent, no farther apart than a row may be high,
/// make an area; a text between two of them that runs on beyond their ends parts it. It reaches one row beyond its first and last rule where texts of several columns
/// stand there.
struct RuleStackSearch {
  let thresholds: LayoutThresholds.Regions
  let scale: TextScale
  /// Those of the rules that are edges of shaded rows.
  let shades: Set<StraightPage.Rule>

  /// The areas, from the top; rules within the given boxes make none.
  ///
  /// n log n.
  func areas(
    horizontals: [StraightPage.Rule], outside boxes: [PageRect], runs: [TextRun],
    trace: inout LayoutTrace
  ) -> [RuledArea] {
    let areas = RuleExtents(thresholds: thresholds, scale: scale)
      .groups(of: horizontals, outside: boxes)
      .flatMap { stacks(of: $0, runs) }
    return areas.sorted { $0.box.top < $1.box.top }.compactMap { area in
      let whole = reaching(area, runs)
      trace.record(.ruleStack(area, reaches: whole))
      return whole
    }
  }

  private func stacks(of rules: [StraightPage.Rule], _ runs: [TextRun]) -> [RuledArea] {
    let farthest = scale.length(thresholds.highestRow)
    var stacks: [[StraightPage.Rule]] = []
    for rule in rules.sorted(by: { $0.position < $1.position }) {
      if let last = stacks.last?.last, rule.position - last.position <= farthest,
        !hasTextBeyond(last, rule, runs)
      {
        stacks[stacks.count - 1].append(rule)
      } else {
        stacks.append([rule])
      }
    }
    return stacks.compactMap { rules in
      guard rules.count >= thresholds.fewestStackedRules, let first = rules.first,
        let last = rules.last
      else { return nil }
      let span = rules.reduce(first.span) { $0.union($1.span) }
      return RuledArea(
        box: PageRect(x: span, y: Interval(first.position, last.position)),
        columnEdges: [span.lower, span.upper], rowEdges: rules.map(\.position),
        horizontals: rules, verticals: [])
    }
  }

  /// Whether a text between two rules runs on beyond where they end.
  private func hasTextBeyond(
    _ above: StraightPage.Rule, _ below: StraightPage.Rule, _ runs: [TextRun]
  ) -> Bool {
    let (span, tolerance) = (
      above.span.union(below.span), scale.length(thresholds.stackTolerance)
    )
    let height = Interval(above.position, below.position)
    return runs.contains { run in
      height.contains(run.box.y.center) && run.box.left < span.upper - tolerance
        && run.box.right > span.upper + tolerance
    }
  }

  /// The area with the rows of text right above its first and below its last rule.
  ///
  /// Gives `nil` where yet more rows stand beyond those: then the rules part groups of rows, and the
  /// alignment of the text tells more.
  private func reaching(_ area: RuledArea, _ runs: [TextRun]) -> RuledArea? {
    let heights = zip(area.rowEdges, area.rowEdges.dropFirst()).map { $1 - $0 }
    let height = (heights.min() ?? 0) + scale.textHeight / 2
    var box = beyond(area.box, by: height, runs).reduce(area.box) { $0.union($1) }
    if area.horizontals.allSatisfy(shades.contains) {
      // Above the first shaded row stands one without a shade, and above that the head.
      let head = beyond(box, by: height, runs).filter { $0.y.center < box.y.center }
      box = head.reduce(box) { $0.union($1) }
    }
    guard beyond(box, by: height, runs).isEmpty else { return nil }
    return RuledArea(
      box: box, columnEdges: area.columnEdges, rowEdges: area.rowEdges,
      horizontals: area.horizontals, verticals: area.verticals)
  }

  /// Rows of short texts right above and below a box, as wide as the box.
  private func beyond(_ box: PageRect, by height: Double, _ runs: [TextRun]) -> [PageRect] {
    let above = PageRect(x: box.x, y: Interval(box.top - height, box.top))
    let below = PageRect(x: box.x, y: Interval(box.bottom, box.bottom + height))
    return [above, below].compactMap { band in
      let inside = runs.filter { band.contains($0.box.center) && !box.contains($0.box.center) }
      guard inside.count > 1, inside.allSatisfy({ $0.words.count < thresholds.fewestProseWords })
      else { return nil }
      return PageRect.bounding(inside.map(\.box)).map { PageRect(x: box.x, y: $0.y) }
    }
  }
}
