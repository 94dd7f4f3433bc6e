internal import DocumentModel

/// A list as the list stage finds it.
struct ListDraft: Sendable {
  /// The items from the top.
  var items: [Item]

  /// One item.
  struct Item: Sendable {
    /// The marker, at the start of the first line.
    let marker: ListMarker
    /// The lines, the marker's included.
    var lines: [TextLine]
    /// The lists within the item.
    var lists: [ListDraft]
  }
}

/// A part of a region's text: lines that are no list, or a list.
enum TextSegment: Sendable {
  /// Lines outside lists.
  case lines([TextLine])
  /// A list.
  case list(ListDraft)
}
