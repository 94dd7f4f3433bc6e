internal import DocumentModel

/// Finds the areas that charts draw in.
///
/// The rule: an upright axis stands on the end of a level one and parts nothing, and numbers at even
/// distances that rise or fall stand along one of them, on its outer side. Rules of tables reach over
/// the first column, and part others.
struct PlotSearch {
  let thresholds: LayoutThresholds.Tables
  let scale: TextScale

  /// The areas with the numbers along them, from the left.
  ///
  /// n log n, and linear in the runs beside each corner of two rules that part nothing.
  func plots(
    horizontals: [StraightPage.Rule], verticals: [StraightPage.Rule], runs: [TextRun]
  ) -> [PageRect] {
    let reach = scale.length(thresholds.edgeTolerance) * 2
    let numbers = runs.filter { run in run.words.contains(where: \.shape.isNumeric) }
      .sorted { ($0.box.y.center, $0.box.left) < ($1.box.y.center, $1.box.left) }
    let heights = numbers.map(\.box.y.center)
    var plots: [PageRect] = []
    for upright in verticals where upright.span.length > scale.length(thresholds.lowestPlot) {
      for level in horizontals[horizontals.firstPosition(atLeast: upright.span.upper - reach)...] {
        guard level.position <= upright.span.upper + reach else { break }
        guard level.span.length > scale.length(thresholds.lowestPlot),
          abs(level.span.lower - upright.position) <= reach
            || abs(level.span.upper - upright.position) <= reach
        else { continue }
        let box = PageRect(x: level.span, y: upright.span)
        guard !isParted(box, verticals) else { continue }
        let beside = box.y.expanded(by: scale.length(thresholds.farthestTick) * 2)
        let near = numbers[
          heights.insertionPlace(of: beside.lower)..<heights.insertionPlace(of: beside.upper)]
        if let ticks = self.numbers(along: box, near), !plots.contains(where: { $0.overlaps(box) })
        {
          plots.append(box.union(ticks))
        }
      }
    }
    return plots
  }

  private func isParted(_ box: PageRect, _ verticals: [StraightPage.Rule]) -> Bool {
    let inside = Interval(box.left + scale.textHeight, max(box.left, box.right - scale.textHeight))
    return verticals[verticals.firstPosition(atLeast: inside.lower)...]
      .prefix { $0.position <= inside.upper }
      .contains { thresholds.wallCoverage.isReached(by: $0.span.overlap(box.y), of: box.height) }
  }

  /// The area of the numbers along one of the axes, if there are enough.
  private func numbers(along box: PageRect, _ runs: ArraySlice<TextRun>) -> PageRect? {
    let reach = scale.length(thresholds.farthestTick)
    let heights = box.y.expanded(by: scale.textHeight)
    let beside = runs.filter { heights.contains($0.box.y.center) && $0.numericShare == 1 }
    let left = beside.filter { $0.box.right <= box.left + scale.characterWidth }
      .filter { box.left - $0.box.right <= reach }
    let right = beside.filter { $0.box.left >= box.right - scale.characterWidth }
      .filter { $0.box.left - box.right <= reach }
    let below = runs.flatMap(\.words).filter { word in
      word.shape.isNumeric && box.x.contains(word.box.x.center)
        && word.box.y.center > box.bottom && word.box.top - box.bottom <= reach
    }
    return tickArea(left.map { ($0.box, $0.box.y.center, $0.words.first?.text ?? "") })
      ?? tickArea(right.map { ($0.box, $0.box.y.center, $0.words.first?.text ?? "") })
      ?? tickArea(below.map { ($0.box, $0.box.x.center, $0.text) })
  }

  /// The area of numbers at even distances that rise or fall throughout.
  private func tickArea(_ ticks: [(box: PageRect, position: Double, text: String)]) -> PageRect? {
    let ticks = ticks.sorted { $0.position < $1.position }
    let values = ticks.compactMap { Double($0.text.filter { $0 != "," && $0 != "%" && $0 != "$" }) }
    guard values.count == ticks.count, values.count >= thresholds.fewestScaleNumbers else {
      return nil
    }
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    let distances = zip(ticks, ticks.dropFirst()).map { $1.position - $0.position }
    guard let least = distances.min(), least > 0,
      steps.allSatisfy({ $0 > 0 }) || steps.allSatisfy({ $0 < 0 })
    else { return nil }
    // A number that was not read leaves a gap of two distances.
    let isEven = distances.allSatisfy { distance in
      let count = (distance / least).rounded()
      return abs(distance - count * least) <= least * thresholds.evenGapTolerance.value * count
    }
    return isEven ? PageRect.bounding(ticks.map(\.box)) : nil
  }
}
