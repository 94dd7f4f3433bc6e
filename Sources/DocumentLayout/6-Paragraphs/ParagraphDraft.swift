internal import DocumentModel

/// Lines that belong together, with what they serve as.
struct ParagraphDraft: Sendable {
  /// The lines from the top; never empty.
  let lines: [TextLine]
  /// What the text serves as.
  var role: DocumentObservation.TextRole = .paragraph
  /// How the lines are aligned, where that can be told.
  var alignment: DocumentObservation.Container.Text.Alignment?

  /// The box around the lines.
  var box: PageRect {
    PageRect.bounding(lines.lazy.map(\.box)) ?? PageRect(left: 0, top: 0, right: 0, bottom: 0)
  }

  /// The type size of most of the text.
  var typeSize: Double { lines.lazy.flatMap(\.words).typeSize ?? 0 }

  /// The number of words.
  var wordCount: Int { lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.words.count } } }

  /// The paragraph, found among mirrored lines, with its alignment as on the page.
  var withMirroredAlignment: ParagraphDraft {
    var draft = self
    switch alignment {
    case .leading: draft.alignment = .trailing
    case .trailing: draft.alignment = .leading
    case .center, nil: break
    }
    return draft
  }
}
