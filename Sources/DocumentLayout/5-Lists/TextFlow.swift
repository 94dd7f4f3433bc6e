internal import DocumentModel

/// Lines that are read one after another, as if all columns they run through stood below each other.
struct TextFlow: Sendable {
  /// The lines from the top; those of further columns are moved below the first one.
  var lines: [TextLine]
  /// How far lines may reach.
  var column: Interval

  /// The flow with each line's words where they are on the page, for what is made of them.
  ///
  /// Only lines of further columns were moved.
  static func restored(_ line: TextLine, from words: [Int: LayoutWord]) -> TextLine {
    let runs = line.runs.compactMap { run in
      TextRun(run.words.map { words[$0.index] ?? $0 })
    }
    var restored = TextLine(runs) ?? line
    restored.goesOn = line.goesOn
    return restored
  }
}

/// A part of the page in reading order: a table, or text that flows.
enum FlowPart: Sendable {
  case table(TableDraft)
  case text(TextFlow)
}
