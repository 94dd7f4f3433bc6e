internal import DocumentModel

extension LayoutDecision {
  /// The decision about rules that meet: an area with its rows and columns, or why there is none.
  static func ruledArea(
    _ area: RuledArea?, horizontals: [StraightPage.Rule], verticals: [StraightPage.Rule],
    objection: String? = nil
  ) -> LayoutDecision? {
    let boxes =
      horizontals.map { PageRect(x: $0.span, y: Interval($0.position, $0.position)) }
      + verticals.map { PageRect(x: Interval($0.position, $0.position), y: $0.span) }
    // A rule that meets no other is no candidate.
    guard boxes.count > 1, let box = PageRect.bounding(boxes) else { return nil }
    let evidence = [
      Evidence("horizontal rules", horizontals.count), Evidence("vertical rules", verticals.count),
      Evidence("row edges", area?.rowEdges.count ?? 0),
      Evidence("column edges", area?.columnEdges.count ?? 0),
    ]
    guard let area, objection == nil else {
      return LayoutDecision(
        .regions, .ruledArea, box, .refused, objection ?? "rules part nothing inside it", evidence)
    }
    let reason = area.isGrid ? "rules part rows and columns" : "rules part it along one axis"
    return LayoutDecision(.regions, .ruledArea, area.box, .accepted, reason, evidence)
  }

  /// The decision about rules of one extent above each other.
  static func ruleStack(_ area: RuledArea, reaches whole: RuledArea?) -> LayoutDecision {
    LayoutDecision(
      .regions, .ruleStack, whole?.box ?? area.box, whole == nil ? .refused : .accepted,
      whole == nil
        ? "rows of text stand beyond its first or last rule" : "rules of one extent part rows",
      [Evidence("rules", area.horizontals.count)])
  }

  /// The decision about a strip as a whole: whether it divides the page.
  static func gutter(
    _ gutter: ColumnGutter, in items: [RegionItem], isBest: Bool, scale: TextScale
  ) -> LayoutDecision? {
    guard let box = PageRect.bounding(items.map(\.box)) else { return nil }
    let columns = gutter.bands.count(where: \.isColumns)
    let reason =
      if isBest { "parts the most text into columns" } else if columns > 0 {
        "another strip parts more text"
      } else { "parts no columns at any height" }
    return LayoutDecision(
      .regions, .columnGutter, PageRect(x: gutter.strip, y: box.y), isBest ? .accepted : .refused,
      reason,
      [
        Evidence("parted lines", gutter.partedHeight / max(scale.linePitch, 1)),
        Evidence("bands of columns", columns),
        Evidence("other bands", gutter.bands.count - columns),
      ])
  }
}
