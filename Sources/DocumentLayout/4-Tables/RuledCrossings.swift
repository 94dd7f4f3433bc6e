internal import DocumentModel

/// Finds the texts of a ruled area that reach over boundaries which no rule draws there.
struct RuledCrossings {
  let thresholds: LayoutThresholds.Tables
  let scale: TextScale

  /// The boxes of texts over undrawn boundaries, and over any in rows that are not drawn.
  ///
  /// Logarithmic in boundaries for each text.
  func crossings(of area: RuledArea, undrawn: [Double], runs: [TextRun]) -> [PageRect] {
    let inset = scale.length(thresholds.cellOverhang)
    let head = area.rowEdges[min(area.openHeadRows, area.rowEdges.count - 1)]
    // Numbers side by side never make one text, however tight.
    let boxes = runs.flatMap { run in
      run.words.allSatisfy(\.shape.isNumeric) ? run.words.map(\.box) : [run.box]
    }
    return boxes.filter { box in
      let inner = Interval(box.left + inset, max(box.left + inset, box.right - inset))
      guard area.openHeadRows > 0, box.y.center < head else {
        return undrawn.contains { inner.contains($0) }
      }
      let place = area.columnEdges.insertionPlace(of: inner.lower)
      return place < area.columnEdges.count && area.columnEdges[place] < inner.upper
    }
  }
}
