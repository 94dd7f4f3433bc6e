internal import DocumentModel

/// One line of text within a region: runs on one baseline, from left to right.
struct TextLine: Sendable {
  /// The runs; never empty.
  let runs: [TextRun]
  /// The box around the runs.
  let box: PageRect
  /// Whether the line is the first of a further column, moved below the last line of the one before.
  var beginsColumn = false
  /// Whether its text goes on in the next line, where known.
  var goesOn: Bool?

  /// Makes a line of runs given from left to right; `nil` of none.
  init?(_ runs: [TextRun]) {
    guard let box = PageRect.bounding(runs.lazy.map(\.box)) else { return nil }
    self.runs = runs
    self.box = box
  }

  /// The words from left to right.
  var words: [LayoutWord] { runs.count == 1 ? runs[0].words : runs.flatMap(\.words) }

  /// The height of the baseline.
  var baseline: Double { median(runs.map(\.baseline)) ?? box.bottom }

  /// The type size of most of its text.
  var typeSize: Double { runs.lazy.flatMap(\.words).typeSize ?? 0 }

  /// The width of the strokes of most of its text as a share of the type size, where known.
  var weight: Double? { median(runs.lazy.flatMap(\.words).compactMap(\.weight)) }

  /// The number of characters, without spaces.
  var characterCount: Int { runs.reduce(0) { $0 + $1.characterCount } }
}
