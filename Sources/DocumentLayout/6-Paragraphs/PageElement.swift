internal import DocumentModel

/// A piece of the page in reading order.
enum PageElement: Sendable {
  case table(TableDraft)
  case list(ListDraft)
  case paragraph(ParagraphDraft)
  case form(FormDraft)

  /// The paragraph, if it is one.
  var paragraph: ParagraphDraft? {
    if case .paragraph(let paragraph) = self { paragraph } else { nil }
  }

  /// Whether it is a table.
  var isTable: Bool { if case .table = self { true } else { false } }

  /// The element with each of its lines of text replaced.
  func mapLines(_ change: (TextLine) -> TextLine) -> PageElement {
    switch self {
    case .table, .form: self
    case .list(let list): .list(list.mapLines(change))
    case .paragraph(let paragraph):
      .paragraph(
        ParagraphDraft(
          lines: paragraph.lines.map(change), role: paragraph.role,
          alignment: paragraph.alignment))
    }
  }
}
