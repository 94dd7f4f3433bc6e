package import DocumentModel

/// A grid that rules draw, told without any word: what a recogniser may read cell by cell at once.
package struct DrawnGrid: Hashable, Sendable {
  /// The area within the outermost rules, in pixels of the upright page.
  package let box: PageRect
  /// The areas of the cells, which cover the grid once, row by row.
  package let cells: [PageRect]
}

/// Finds the grids of a page before its words are read.
///
/// The rule: what the table stages take for a ruled grid, rules along both axes that part it inside,
/// with cells where drawn pieces close them. Whether it is a table is decided later, by its words.
/// The page has to be straight, as there are no words yet to tell a slant by.
package struct DrawnGridSearch {
  private let thresholds = LayoutThresholds()

  package init() {}

  /// Finds the grids, from the top.
  ///
  /// - Parameters:
  ///   - page: The page; its rules count alone.
  ///   - textHeight: The height of lower case letters in pixels, by which all lengths are measured;
  ///     without a positive one there are no grids.
  /// - Returns: The grids; none overlap.
  /// - Complexity: n log n in the rules, and linear in the places of the grids.
  package func grids(on page: WordPage, textHeight: Double) -> [DrawnGrid] {
    guard textHeight.isFinite, textHeight > 0 else { return [] }
    let scale = scale(textHeight: textHeight)
    let straight = Straightening(thresholds: thresholds.lines, scale: scale)
      .straight([], of: page, slant: .none)
    let joining = RuleJoining(thresholds: thresholds.regions, scale: scale)
    var trace = LayoutTrace()
    let areas = RuledAreaSearch(thresholds: thresholds.regions, scale: scale).areas(
      horizontals: joining.joined(straight.horizontals),
      verticals: joining.joined(straight.verticals), trace: &trace)
    let walls = WallFinding(thresholds: thresholds.tables, scale: scale)
    let grids = areas.filter(\.isGrid).map { area in
      DrawnGrid(
        box: area.box,
        cells: walls.cells(of: area, found: FoundEdges()).ranges
          .map { area.box(of: $0) }.sorted { ($0.top, $0.left) < ($1.top, $1.left) })
    }
    return grids.filter { grid in !grids.contains { $0 != grid && $0.box.overlaps(grid.box) } }
  }

  /// The measures of text whose small letters have a height.
  private func scale(textHeight: Double) -> TextScale {
    let typeSize = textHeight / thresholds.scale.smallLetterHeight.value
    let height =
      typeSize * (thresholds.scale.capitalHeight.value + thresholds.scale.descenderDepth.value / 2)
    return TextScale(
      textHeight: height, typeSize: typeSize,
      characterWidth: height * thresholds.scale.fallbackCharacterWidth.value,
      linePitch: height * thresholds.scale.fallbackLinePitch.value, wordCount: 0, pitchCount: 0)
  }
}

extension RuledArea {
  fileprivate func box(of range: GridRange) -> PageRect {
    PageRect(
      left: columnEdges[range.columns.lowerBound], top: rowEdges[range.rows.lowerBound],
      right: columnEdges[range.columns.upperBound + 1],
      bottom: rowEdges[range.rows.upperBound + 1])
  }
}
