internal import DocumentModel

/// Boundaries in a ruled area that the text shows and no rule draws.
struct FoundEdges: Sendable {
  /// Boundaries between columns that are not drawn at all.
  var columns: [Double] = []
  /// Boundaries between rows that are not drawn at all, from the top.
  var rows: [Row] = []
  /// The texts that reach over boundaries between columns where no rule keeps them apart.
  var crossings: [PageRect] = []

  /// A boundary between rows.
  struct Row: Sendable {
    /// Its height.
    var position: Double
    /// What it parts; `nil` where it parts all columns.
    var extents: [Interval]?

    /// Whether it parts a column.
    func parts(_ column: Interval) -> Bool {
      extents?.contains { $0.contains(column.center) } ?? true
    }
  }

  /// Whether a text reaches over a boundary between columns within a row.
  func isCrossed(_ edge: Double, in row: Interval) -> Bool {
    crossings.contains { row.contains($0.y.center) && $0.left < edge && edge < $0.right }
  }
}
