internal import DocumentModel

/// Finds tables with a rule above and below them, and one below their head, as journals set them.
///
/// The rule: of rules of one extent each two neighbours close a band of the page. Bands whose text is
/// short pieces in rows make an area, with a band of the head above them. Where only the rules round
/// the head were found, the rows of short pieces right below belong to it. Prose between two rules,
/// as between those of running heads, makes none,
/// nor do frames: they may hold charts.
struct RuleBandSearch {
  let thresholds: LayoutThresholds.Regions
  let scale: TextScale
  let rows: RowLinking

  /// The areas, from the top; rules within the given boxes make none.
  ///
  /// n log n in rules, and in the runs between each two of one extent.
  func areas(
    horizontals: [StraightPage.Rule], verticals: [StraightPage.Rule], outside boxes: [PageRect],
    runs: [TextRun], trace: inout LayoutTrace
  ) -> [RuledArea] {
    let text = SortedRuns(runs)
    let areas = RuleExtents(thresholds: thresholds, scale: scale)
      .groups(of: horizontals, outside: boxes)
      .filter { $0.count > 1 }
      .flatMap { rules in bands(between: rules.sorted { $0.position < $1.position }, text) }
    let found = areas.filter { area in
      !boxes.contains { $0.overlaps(area.box) } && !isFramed(area.box, verticals)
    }
    .sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
    for area in found { trace.record(.ruleStack(area, reaches: area)) }
    return found
  }

  /// Whether upright rules close an area at a side, as frames of charts and notes have them.
  private func isFramed(_ box: PageRect, _ verticals: [StraightPage.Rule]) -> Bool {
    let tolerance = scale.length(thresholds.stackTolerance)
    return [box.left, box.right].contains { side in
      verticals[verticals.firstPosition(atLeast: side - tolerance)...]
        .prefix { $0.position <= side + tolerance }
        .contains { thresholds.insideOverlap.isReached(by: $0.span.overlap(box.y), of: box.height) }
    }
  }

  /// What stands between two rules.
  private enum Band {
    /// Rows of short pieces.
    case rows([TextLine])
    /// A line or two that may be a head or a label.
    case label
    /// Something else.
    case other
  }

  /// The areas of a group of rules of one extent, given from the top.
  private func bands(between rules: [StraightPage.Rule], _ text: SortedRuns) -> [RuledArea] {
    let span = rules.reduce(rules[0].span) { $0.union($1.span) }
    let inside = span.expanded(by: scale.length(thresholds.stackTolerance))
    var areas: [RuledArea] = []
    var members: [StraightPage.Rule] = [rules[0]]
    var lines: [TextLine] = []
    func close() {
      if let area = area(of: members, span, lines, below: text, inside) { areas.append(area) }
    }
    for (above, below) in zip(rules, rules.dropFirst()) {
      switch band(Interval(above.position, below.position), text, span, inside) {
      case .rows(let rows):
        members.append(below)
        lines += rows
      case .label:
        members.append(below)
      case .other:
        close()
        (members, lines) = ([below], [])
      }
    }
    close()
    return areas
  }

  private func band(
    _ height: Interval, _ text: SortedRuns, _ span: Interval, _ inside: Interval
  ) -> Band {
    let members = text.runs(in: height).filter { $0.box.x.overlaps(span) }
    guard !members.isEmpty, members.allSatisfy({ inside.contains($0.box.x) }) else { return .other }
    let prose = members.count { $0.words.count >= thresholds.fewestProseWords }
    let isShort = Double(prose) <= thresholds.tabularShare.value * Double(members.count)
    let lines = LineJoining(rows: rows).lines(of: members)
    if isShort, lines.contains(where: { $0.runs.count > 1 }) { return .rows(lines) }
    let isLow = height.length <= scale.length(thresholds.highestRow)
    return isLow && lines.count <= thresholds.fewestProseLines ? .label : .other
  }

  private func area(
    of rules: [StraightPage.Rule], _ span: Interval, _ lines: [TextLine], below text: SortedRuns,
    _ inside: Interval
  ) -> RuledArea? {
    guard rules.count > 1, let first = rules.first, let last = rules.last else { return nil }
    var members = lines
    var bottom = last.position
    if last.position - first.position <= scale.length(thresholds.highestRow) {
      let foot = foot(below: last, text, inside)
      members += foot
      bottom = foot.last?.box.bottom ?? bottom
    }
    let rows = members.filter { $0.runs.count > 1 }
    guard rows.count >= thresholds.fewestStackedRules,
      let extent = PageRect.bounding(members.lazy.map(\.box)),
      thresholds.proseShare.isReached(by: extent.width, of: span.length)
    else { return nil }
    let edges = rules.map(\.position) + (bottom > last.position ? [bottom] : [])
    return RuledArea(
      box: PageRect(x: span, y: Interval(first.position, bottom)),
      columnEdges: [span.lower, span.upper], rowEdges: edges, horizontals: rules, verticals: [])
  }

  /// The rows of short pieces right below a rule, down to the last one.
  private func foot(
    below rule: StraightPage.Rule, _ text: SortedRuns, _ inside: Interval
  ) -> [TextLine] {
    let height = Interval(
      rule.position, rule.position + scale.length(thresholds.highestOpenFoot))
    let lines = LineJoining(rows: rows)
      .lines(of: text.runs(in: height).filter { $0.box.x.overlaps(rule.span) })
    var (end, bottom) = (0, rule.position)
    // The last row's label may go on below it, no wider than those above.
    let widest = lines.filter { $0.runs.count > 1 }.compactMap(\.runs.first?.box.right).max() ?? 0
    for (index, line) in lines.enumerated() {
      guard line.box.top - bottom <= scale.length(thresholds.highestRow) / 2,
        inside.contains(line.box.x),
        line.runs.count > 1 || line.box.width * 2 <= rule.span.length
      else { break }
      bottom = max(bottom, line.box.bottom)
      let gap = index > 0 ? line.box.top - lines[index - 1].box.bottom : 0
      let isLabel =
        end == index && end > 0 && line.box.right <= widest + scale.characterWidth
        && gap <= scale.textHeight / 2
      if line.runs.count > 1 || isLabel { end = index + 1 }
    }
    return Array(lines[..<end])
  }
}

/// Runs by height, to find those of a band at once.
private struct SortedRuns {
  private let runs: [TextRun]
  private let heights: [Double]

  init(_ runs: [TextRun]) {
    self.runs = runs.sorted { ($0.box.y.center, $0.box.left) < ($1.box.y.center, $1.box.left) }
    heights = self.runs.map(\.box.y.center)
  }

  /// The runs whose middle lies within heights.
  ///
  /// Logarithmic in runs, and linear in those found.
  func runs(in band: Interval) -> ArraySlice<TextRun> {
    let first = heights.insertionPlace(of: band.lower)
    return runs[first..<max(first, heights.insertionPlace(of: band.upper))]
  }
}
