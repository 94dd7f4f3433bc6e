internal import DocumentModel

/// Moves words and marks to where they would be if the page were level.
///
/// Each thing moves as a whole by what its middle moves; nothing changes its size.
struct Straightening {
  let thresholds: LayoutThresholds.Lines
  let scale: TextScale

  /// Straightens a page.
  ///
  /// n log n.
  func straight(_ words: [LayoutWord], of page: WordPage, slant: Slant) -> StraightPage {
    let moved = words.map { word in
      let shift = slant.shift(at: word.box.center)
      var copy = word.moved(x: shift.x, y: shift.y)
      if copy.typeSize == 0 { copy.typeSize = scale.typeSize }
      return copy
    }
    return StraightPage(
      words: moved,
      horizontals: rules(.horizontal, of: page, slant: slant),
      verticals: rules(.vertical, of: page, slant: slant),
      leaders: page.leaders.map { self.moved($0.box, by: slant) },
      drawnBoxes: page.drawnBoxes.map {
        DrawnBox(box: self.moved($0.box, by: slant), isTicked: $0.isTicked, inkShare: $0.inkShare)
      }.sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) },
      fills: page.fills.map { Fill(box: self.moved($0.box, by: slant), lightness: $0.lightness) },
      providedTables: page.providedTables.map { self.moved($0, by: slant) },
      slant: slant)
  }

  private func moved(_ box: PageRect, by slant: Slant) -> PageRect {
    let shift = slant.shift(at: box.center)
    return PageRect(
      x: box.x.mapped(scale: 1, offset: shift.x), y: box.y.mapped(scale: 1, offset: shift.y))
  }

  private func moved(_ table: ProvidedTable, by slant: Slant) -> ProvidedTable {
    var copy = table
    copy.box = moved(table.box, by: slant)
    copy.cells = table.cells.map { cell in
      var copy = cell
      copy.box = cell.box.map { moved($0, by: slant) }
      return copy
    }
    return copy
  }

  /// The rules of one direction that are long enough to part something.
  private func rules(_ axis: Axis, of page: WordPage, slant: Slant) -> [StraightPage.Rule] {
    let shortest = scale.length(thresholds.shortestRule)
    let rules = page.rulingLines.compactMap { line -> StraightPage.Rule? in
      guard line.axis == axis, line.span.length >= shortest, line.position.isFinite,
        line.span.lower.isFinite, line.span.upper.isFinite
      else { return nil }
      let box = moved(line.box, by: slant)
      return axis == .horizontal
        ? StraightPage.Rule(span: box.x, position: box.y.center, thickness: box.height)
        : StraightPage.Rule(span: box.y, position: box.x.center, thickness: box.width)
    }
    // On a page drowned in lines the longest ones are those that structure it.
    let kept = rules.sorted { ($0.span.length, $0.position) > ($1.span.length, $1.position) }
      .prefix(thresholds.mostRules)
    return kept.sorted { ($0.position, $0.span.lower) < ($1.position, $1.span.lower) }
  }
}
