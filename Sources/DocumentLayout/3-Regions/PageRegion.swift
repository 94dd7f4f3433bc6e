internal import DocumentModel

/// A part of the page that is read from top to bottom by itself.
struct PageRegion: Sendable {
  /// What the region is.
  let kind: Kind
  /// The runs of text in it, from the top.
  let runs: [TextRun]

  /// What a region is taken for.
  enum Kind: Sendable {
    /// Running text, with whatever stands in it.
    case text
    /// An area that drawn rules cut into cells.
    case ruled(RuledArea)
    /// A table that another engine found.
    case provided(ProvidedTable)

    /// Whether the region is one column of text.
    var isText: Bool { if case .text = self { true } else { false } }
  }
}
