public import DocumentModel

/// What a caller may ask of layout.
public struct LayoutOptions: Codable, Hashable, Sendable {
  /// The height of a word's box, as a share of the displayed image's height, below which it is left
  /// out.
  ///
  /// Words left out are listed in the observation. Zero, the default, leaves none out.
  public var minimumTextHeightFraction: Double
  /// Whether tables are looked for.
  public var tables: TableSearch
  /// Whether the trace records every decision with its evidence, for people who want to know why.
  public var recordsDecisions: Bool
  /// The request the observation is made for, if any.
  public var request: RequestDescriptor?

  /// Makes options; by default everything is looked for and nothing left out.
  public init(
    minimumTextHeightFraction: Double = 0, tables: TableSearch = .all,
    recordsDecisions: Bool = false, request: RequestDescriptor? = nil
  ) {
    self.minimumTextHeightFraction = minimumTextHeightFraction
    self.tables = tables
    self.recordsDecisions = recordsDecisions
    self.request = request
  }

  /// Which tables are looked for.
  public enum TableSearch: String, Codable, Hashable, Sendable {
    /// Drawn ones and those told by the alignment of their text.
    case all
    /// Only those whose cells are drawn, or that another engine provides.
    case drawn
    /// Only those that another engine provides.
    case provided
  }
}
