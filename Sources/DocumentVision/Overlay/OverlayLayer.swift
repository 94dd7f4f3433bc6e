/// What can be drawn over a page's picture, each kind in a layer of its own.
///
/// Layers are drawn in the order of their cases, later ones on top.
public enum OverlayLayer: String, Codable, Hashable, Sendable, CaseIterable {
  /// Areas of even colour behind text; explanations only.
  case fills
  /// Drawn lines, leaders and drawn boxes; explanations only.
  case rules
  /// White strips that may part columns of text: taken or refused; explanations only.
  case gutters
  /// Everything else that was considered: taken, refused or unsure; explanations only.
  case candidates
  /// Lines of text.
  case lines
  /// Cells of tables.
  case cells
  /// Check boxes and fields.
  case forms
  /// Detected data.
  case data

  /// The layers that show what was found.
  public static let found: Set<OverlayLayer> = [.lines, .cells, .forms, .data]
  /// The layers that show what led to it.
  public static let considered: Set<OverlayLayer> = [.fills, .rules, .gutters, .candidates]
}
