internal import DocumentModel

/// A page whose lines run level: what all later stages work on.
struct StraightPage: Sendable {
  /// The words, sorted from the top.
  var words: [LayoutWord]
  /// The horizontal ruling lines, sorted from the top.
  var horizontals: [Rule]
  /// The vertical ruling lines, sorted from the left.
  var verticals: [Rule]
  /// The rows of leader dots.
  var leaders: [PageRect]
  /// The small drawn squares, from the top.
  var drawnBoxes: [DrawnBox]
  /// The filled areas.
  var fills: [Fill]
  /// The tables that another engine found, in the straightened page.
  var providedTables: [ProvidedTable]
  /// The way back to the page as given.
  var slant: Slant

  /// A ruling line on the straightened page.
  struct Rule: Hashable, Sendable {
    /// The extent along the line.
    var span: Interval
    /// The position across the line.
    var position: Double
    /// The thickness.
    var thickness: Double
  }
}
