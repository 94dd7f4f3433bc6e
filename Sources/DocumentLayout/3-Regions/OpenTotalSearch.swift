internal import DocumentModel

/// Widens areas that rules cut into rows alone to totals that stand below the last rule.
///
/// The rule: lines right below such an area belong to it where each is a label and numbers, begins to
/// the right of the area's first texts, and ends where its last column of numbers does.
struct OpenTotalSearch {
  let thresholds: LayoutThresholds.Regions
  let scale: TextScale
  let rows: RowLinking

  /// The areas, widened where totals follow.
  ///
  /// n log n in runs for each area.
  func widened(_ areas: [RuledArea], runs: [TextRun]) -> [RuledArea] {
    areas.map { area in
      guard area.columnEdges.count <= 2, let bottom = totals(of: area, runs).last?.box.bottom,
        !areas.contains(where: { other in
          other.box != area.box && other.box.x.overlaps(area.box.x)
            && other.box.y.overlaps(Interval(area.box.bottom, bottom))
        })
      else { return area }
      var copy = area
      copy.box = PageRect(x: area.box.x, y: Interval(area.box.top, bottom))
      return copy
    }
  }

  private func totals(of area: RuledArea, _ runs: [TextRun]) -> [TextLine] {
    let joining = LineJoining(rows: rows)
    let inside = joining.lines(of: runs.filter { area.box.contains($0.box.center) })
    let below = runs.filter {
      $0.box.y.center > area.box.bottom && $0.box.x.overlaps(area.box.x)
        && $0.box.top <= area.box.bottom + scale.length(thresholds.highestRow)
    }
    let ends = inside.compactMap(\.runs.last).filter { $0.numericShare * 2 >= 1 }
    guard let end = median(ends.map(\.box.right)),
      let first = median(inside.compactMap { $0.runs.first?.box.right })
    else { return [] }
    let tolerance = scale.length(thresholds.flushTolerance)
    var bottom = area.box.bottom
    var totals: [TextLine] = []
    for line in joining.lines(of: below) {
      guard line.box.top - bottom <= scale.length(thresholds.bandGap), line.runs.count > 1,
        area.box.x.contains(line.box.x), line.box.left > first,
        let label = line.runs.first, label.words.contains(where: { $0.shape.letterCount > 1 }),
        line.runs.dropFirst().allSatisfy({ $0.numericShare * 2 >= 1 }),
        abs(line.box.right - end) <= tolerance
      else { break }
      totals.append(line)
      bottom = line.box.bottom
    }
    return totals
  }
}
