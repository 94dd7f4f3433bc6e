internal import DocumentModel

extension LayoutDecision {
  /// The decision that items make a list.
  static func list(_ draft: ListDraft) -> LayoutDecision? {
    guard let box = PageRect.bounding(draft.items.flatMap { $0.lines.map(\.box) }) else {
      return nil
    }
    return LayoutDecision(
      .lists, .list, box, .accepted, "markers that follow each other",
      [
        Evidence("items", draft.items.count),
        Evidence("lines", draft.items.reduce(0) { $0 + $1.lines.count }),
        Evidence("lists within", draft.items.reduce(0) { $0 + $1.lists.count }),
      ])
  }

  /// The decision that a line begins like an item but is none.
  static func loneMarker(_ line: TextLine) -> LayoutDecision {
    LayoutDecision(
      .lists, .listMarker, line.box, .refused, "no other marker goes on from it",
      [Evidence("words", line.words.count)])
  }

  /// The decision about what a text serves as; none for running text.
  static func role(_ paragraph: ParagraphDraft, scale: TextScale) -> LayoutDecision? {
    let reason: String? =
      switch paragraph.role {
      case .paragraph: nil
      case .title: "title: the largest text, near the top"
      case .heading(let level): "heading \(level): larger than the body"
      case .caption: "caption: begins with a caption's word and a number"
      case .footnote: "footnote: at the foot"
      case .code: "code: line breaks matter"
      case .pageHeader, .pageFooter:
        "\(paragraph.role.name): at the edge, with a number or repeated"
      case .pageNumber: "page number: a number alone at the edge"
      }
    return reason.map {
      LayoutDecision(
        .paragraphs, .textRole, paragraph.box, .accepted, $0,
        [
          Evidence("size beside the body's", paragraph.typeSize / max(scale.typeSize, 1)),
          Evidence("words", paragraph.wordCount),
        ])
    }
  }
}
