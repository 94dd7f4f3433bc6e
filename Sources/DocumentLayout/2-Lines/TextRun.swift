internal import DocumentModel

/// Words that follow each other at normal distances, from left to right.
struct TextRun: Sendable {
  /// The words; never empty.
  let words: [LayoutWord]
  /// The box around the words.
  let box: PageRect

  /// Makes a run of words given from left to right; `nil` of none.
  init?(_ words: [LayoutWord]) {
    guard let box = PageRect.bounding(words.lazy.map(\.box)) else { return nil }
    self.words = words
    self.box = box
  }

  /// The number of characters, without spaces.
  var characterCount: Int { words.reduce(0) { $0 + $1.characterCount } }

  /// The type size that most of its text has.
  var typeSize: Double { words.typeSize ?? 0 }

  /// The height of the baseline in the middle of the run.
  var baseline: Double { median(words.map(\.baseline)) ?? box.bottom }

  /// The share of the words that are numbers.
  var numericShare: Double {
    Double(words.count { $0.shape.isNumeric }) / Double(max(1, words.count))
  }
}
