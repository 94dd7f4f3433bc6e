internal import DocumentModel

/// A list as the list stage finds it.
struct ListDraft: Sendable {
  /// The items from the top.
  var items: [Item]

  /// One item.
  struct Item: Sendable {
    /// The marker, at the start of the first line; `nil` where none was read.
    let marker: ListMarker?
    /// What the item holds, its text with the marker first.
    var parts: [Part]
  }

  /// A piece of an item.
  enum Part: Sendable {
    /// A paragraph.
    case paragraph([TextLine])
    /// Program text.
    case code([TextLine])
    /// A list within the item.
    case list(ListDraft)
  }
}

/// A part of a flow of text: lines that are neither list nor code, or such.
enum TextSegment: Sendable {
  /// Lines outside lists.
  case lines([TextLine])
  /// Lines of program text outside lists.
  case code([TextLine])
  /// A list.
  case list(ListDraft)
}

extension ListDraft.Item {
  /// The lines of the item itself, without those of lists within it.
  var lines: [TextLine] {
    parts.flatMap { part -> [TextLine] in
      switch part {
      case .paragraph(let lines), .code(let lines): lines
      case .list: []
      }
    }
  }

  /// The lists within the item.
  var lists: [ListDraft] {
    parts.compactMap { if case .list(let list) = $0 { list } else { nil } }
  }
}

extension ListDraft {
  /// All lines of the list and of those within it.
  var lines: [TextLine] { items.flatMap { $0.lines + $0.lists.flatMap(\.lines) } }

  /// The list with each of its lines replaced.
  func mapLines(_ change: (TextLine) -> TextLine) -> ListDraft {
    mapParts { part in
      switch part {
      case .paragraph(let lines): .paragraph(lines.map(change))
      case .code(let lines): .code(lines.map(change))
      case .list: part
      }
    }
  }

  /// The list with each text and each piece of code in it replaced.
  func mapParts(_ change: (Part) -> Part) -> ListDraft {
    ListDraft(
      items: items.map { item in
        Item(
          marker: item.marker,
          parts: item.parts.map { part in
            if case .list(let list) = part { .list(list.mapParts(change)) } else { change(part) }
          })
      })
  }
}
