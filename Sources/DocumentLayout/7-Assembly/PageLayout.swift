public import DocumentModel

/// What layout makes of a page.
public struct PageLayout: Hashable, Sendable {
  /// The page's content as the public tree; detected data is not in it yet.
  public let observation: DocumentObservation
  /// Where the page's tables lie, in the order of the tree's tables.
  public let grids: [TableGrid]
  /// What was considered, and why it was taken or left.
  public let trace: LayoutTrace
}

/// What the stages considered, and why they took it or left it.
public struct LayoutTrace: Codable, Hashable, Sendable {
  /// The parts of the page that were looked at as tables, in reading order.
  public var tables: [TableCandidate] = []
  /// The regions the page was divided into, in reading order, in pixels of the upright page.
  public var regions: [PageRect] = []
  /// How many answers of each stage were unsure.
  public var unsure: [LayoutStage: Int] = [:]

  /// A part of a page that was looked at as a table.
  public struct TableCandidate: Codable, Hashable, Sendable {
    /// Its area, in pixels of the upright page.
    public let box: PageRect
    /// What speaks for and against it.
    public let evidence: TableEvidence
    /// What was decided.
    public let verdict: TableVerdict
  }
}

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
  /// Builds the tree.
  case assembly
}
