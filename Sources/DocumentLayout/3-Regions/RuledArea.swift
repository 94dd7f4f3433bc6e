internal import DocumentModel

/// An area that drawn rules cut into rows, columns or both.
struct RuledArea: Sendable {
  /// The area within the outermost rules.
  var box: PageRect
  /// The positions of the column boundaries, from the left; at least two.
  var columnEdges: [Double]
  /// The positions of the row boundaries, from the top; at least two.
  var rowEdges: [Double]
  /// The horizontal rules of the area, pieces joined.
  let horizontals: [StraightPage.Rule]
  /// The vertical rules of the area, pieces joined.
  let verticals: [StraightPage.Rule]
  /// How many columns at its sides are not drawn.
  var openColumns = 0
  /// How many rows at its top are not drawn.
  var openHeadRows = 0

  /// The boundaries below the rows at its top that are not drawn.
  var headEdges: [Double] { Array(rowEdges.dropFirst().prefix(openHeadRows)) }

  /// Whether rules part columns as well as rows; two that cross may be a drawing's and don't.
  var isGrid: Bool {
    columnEdges.count > 2 && rowEdges.count > 2 && horizontals.count + verticals.count > 2
  }
}
