internal import DocumentModel

/// Widens ruled areas to a head that rules don't reach into, as coloured heads have it.
///
/// The rule: lines of short texts right above an area and no wider than it belong to it if one of
/// them has text over most of its columns, or if they stand on a fill that ends where the area begins.
struct OpenHeadSearch {
  let thresholds: LayoutThresholds.Regions
  let scale: TextScale
  let rows: RowLinking

  /// The areas, widened where there is an open head.
  ///
  /// n log n in runs for each area.
  func widened(_ areas: [RuledArea], runs: [TextRun], fills: [Fill]) -> [RuledArea] {
    areas.map { area in
      let others = areas.filter { $0.box != area.box }.map(\.box)
      let below = firstLine(of: area, runs)
      let head = head(of: area, above: below, runs, fills)
      guard let first = head.first, let box = PageRect.bounding(head.lazy.map(\.box)),
        isHead(head, of: area, above: below, fills), !others.contains(where: { $0.overlaps(box) })
      else { return area }
      var copy = area
      let top = min(box.top, first.box.top)
      copy.box = PageRect(x: area.box.x, y: Interval(top, area.box.bottom))
      copy.rowEdges = [top] + area.rowEdges
      copy.openHeadRows = 1
      return copy
    }
  }

  /// The lines above an area up to the first wide gap, text that is none of a head, or the limit.
  private func head(
    of area: RuledArea, above below: TextLine?, _ runs: [TextRun], _ fills: [Fill]
  ) -> [TextLine] {
    let reach = scale.length(thresholds.highestRow)
    let above = runs.filter {
      $0.box.y.center < area.box.top && $0.box.top >= area.box.top - reach
        && $0.box.x.overlaps(area.box.x)
    }
    let inside = area.box.x.expanded(by: scale.characterWidth)
    var head: [TextLine] = []
    var top = area.box.top
    for line in LineJoining(rows: rows).lines(of: above).reversed() {
      guard
        top - line.box.bottom <= scale.length(thresholds.bandGap)
          || line.runs.allSatisfy({ isOnFill($0, of: area, fills) }),
        inside.contains(line.box.x),
        line.runs.allSatisfy({ $0.words.count < thresholds.fewestProseWords })
          || below.map({ isSet(line, in: $0) }) ?? false
      else { break }
      head.insert(line, at: 0)
      top = min(top, line.box.top)
    }
    return head
  }

  private func firstLine(of area: RuledArea, _ runs: [TextRun]) -> TextLine? {
    let bottom = area.rowEdges.count > 1 ? area.rowEdges[1] : area.box.bottom
    let first = PageRect(x: area.box.x, y: Interval(area.box.top, bottom))
    return LineJoining(rows: rows).lines(of: runs.filter { first.contains($0.box.center) }).first
  }

  private func isHead(
    _ head: [TextLine], of area: RuledArea, above below: TextLine?, _ fills: [Fill]
  ) -> Bool {
    // Where no rules part columns, the area's first line tells how many there are.
    let columns = max(area.columnEdges.count - 1, below?.runs.count ?? 0)
    let isFull =
      columns > 2
      && head.contains { line in
        thresholds.openColumnShare.isReached(by: line.runs.count, of: columns)
      }
    if isFull { return true }
    if let below, let line = head.last, isSet(line, in: below) { return true }
    let texts = head.flatMap(\.runs)
    let onFill = texts.count { isOnFill($0, of: area, fills) }
    return thresholds.openColumnShare.isReached(by: onFill, of: texts.count)
  }

  /// Whether a line has a word at the left edge of each text of the line below, after a wide space.
  private func isSet(_ line: TextLine, in below: TextLine) -> Bool {
    let tolerance = scale.length(thresholds.headAlignment)
    let space = scale.length(thresholds.narrowestHeadGap)
    let words = line.words
    let starts = words.indices.filter { index in
      index == 0 || words[index].box.left - words[index - 1].box.right >= space
    }.map { words[$0].box.left }
    return below.runs.count > 1
      && below.runs.allSatisfy { run in starts.contains { abs($0 - run.box.left) <= tolerance } }
  }

  /// Whether a text stands on a fill that ends where an area begins.
  private func isOnFill(_ run: TextRun, of area: RuledArea, _ fills: [Fill]) -> Bool {
    let tolerance = scale.length(thresholds.ruleReach)
    return fills.contains {
      $0.box.contains(run.box.center) && $0.box.bottom >= area.box.top - tolerance
        && $0.box.bottom <= area.box.bottom
        && area.box.x.expanded(by: tolerance).contains($0.box.x)
    }
  }
}
