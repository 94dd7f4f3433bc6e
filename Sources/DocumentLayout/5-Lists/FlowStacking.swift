internal import DocumentModel

/// Puts the columns of a page below each other, so that paragraphs and lists go on over their ends.
///
/// The rule: text goes on in the region read next if that stands beside it and is about as wide, and
/// nothing but text comes between. Sidebars are narrower than what they stand by, and stay apart.
/// Columns are set below each other by their left edges, or by their right ones where the text of the
/// further one begins indented all along: there its lines are full.
struct FlowStacking {
  let thresholds: LayoutThresholds.Lists
  let scale: TextScale
  /// What stands on the page besides text and doesn't move with it: columns that hold such stay.
  let fixed: [PageRect]

  /// One region with what the table stages made of it.
  struct Region {
    let region: PageRegion
    let parts: [RegionPart]
  }

  /// The parts of all regions in reading order.
  ///
  /// Linear.
  func flows(of regions: [Region]) -> [FlowPart] {
    var flows: [FlowPart] = []
    /// The region whose text ends the last flow, where it may go on.
    var open: (box: PageRect, shift: PagePoint)?
    for entry in regions {
      guard let box = PageRect.bounding(entry.region.runs.lazy.map(\.box)) else { continue }
      for (place, part) in entry.parts.enumerated() {
        switch part {
        case .table(let draft):
          flows.append(.table(draft))
          open = nil
        case .lines(let lines):
          if place == 0, entry.region.kind.isText, let above = open, goesOn(above.box, box),
            case .text(var flow)? = flows.last, let shift = shift(of: lines, box, below: flow)
          {
            var moved = lines.map { $0.moved(by: shift) }
            if !moved.isEmpty { moved[0].beginsColumn = true }
            flow.lines += moved
            flow.column = flow.column.union(box.x.mapped(scale: 1, offset: shift.x))
            flows[flows.count - 1] = .text(flow)
          } else {
            flows.append(.text(TextFlow(lines: lines, column: box.x)))
          }
          open = entry.region.kind.isText ? (box, PagePoint(x: 0, y: 0)) : nil
        }
      }
    }
    return flows
  }

  /// Whether text may go on from one box to another beside it.
  private func goesOn(_ box: PageRect, _ next: PageRect) -> Bool {
    let isBeside = box.x.overlap(next.x) <= 0 && next.top < box.bottom
    let widths = (min(box.width, next.width), max(box.width, next.width))
    return isBeside && !fixed.contains(where: { $0.overlaps(next) })
      && thresholds.evenColumns.isReached(by: widths.0, of: widths.1)
  }

  /// The way that puts lines one pitch below a flow, left edge below left edge.
  private func shift(of lines: [TextLine], _ box: PageRect, below flow: TextFlow) -> PagePoint? {
    guard let first = lines.first, let last = flow.lines.last else { return nil }
    let (left, right) = (flow.column.lower - box.left, flow.column.upper - box.right)
    let isIndented =
      right - left > scale.length(thresholds.indentTolerance)
      && earlyEnds(of: lines, movedBy: right, in: flow.column)
        < earlyEnds(of: lines, movedBy: left, in: flow.column)
    return PagePoint(
      x: isIndented ? right : left, y: last.baseline + scale.linePitch - first.baseline)
  }

  /// How many lines had room for the first word of the next one.
  private func earlyEnds(of lines: [TextLine], movedBy shift: Double, in column: Interval) -> Int {
    let slack = scale.length(thresholds.wordSpace) + scale.length(thresholds.fullLineSlack)
    return zip(lines, lines.dropFirst()).count { line, next in
      let isNear = next.baseline - line.baseline <= scale.length(thresholds.widestWrapDistance)
      let word = next.words.first?.box.width ?? 0
      return isNear && column.upper - line.box.right - shift > word + slack
    }
  }
}

extension TextLine {
  /// The line moved by a distance.
  func moved(by shift: PagePoint) -> TextLine {
    let runs = runs.compactMap { run in
      TextRun(run.words.map { $0.moved(x: shift.x, y: shift.y) })
    }
    return TextLine(runs) ?? self
  }
}
