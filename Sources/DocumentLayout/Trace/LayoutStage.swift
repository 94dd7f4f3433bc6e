/// The stages of layout, in their order.
public enum LayoutStage: String, Codable, Hashable, Sendable, CaseIterable, CodingKeyRepresentable {
  /// Measures how large the text is.
  case scale
  /// Straightens the page and groups words into lines.
  case lines
  /// Divides the page into columns and other regions.
  case regions
  /// Finds tables.
  case tables
  /// Finds lists.
  case lists
  /// Groups lines into paragraphs and finds what they serve as.
  case paragraphs
  /// Finds check boxes and fields.
  case forms
  /// Builds the tree.
  case assembly
}
