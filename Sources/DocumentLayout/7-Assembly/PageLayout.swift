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
