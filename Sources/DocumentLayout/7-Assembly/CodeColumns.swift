internal import DocumentModel

/// The columns that the symbols of program text stand in, which tell its spaces.
///
/// Type of one pitch gives each symbol a column; a word of so many symbols begins half as many columns
/// before its middle. Indents and wide gaps are as many spaces as there are columns without a symbol.
struct CodeColumns {
  private let left: Double
  private let pitch: Double
  private let mostSpaces: Double

  /// Measures lines of program text; `nil` where their pitch isn't known.
  ///
  /// n log n.
  init?(_ lines: [TextLine], thresholds: LayoutThresholds.Assembly) {
    guard let pitch = median(lines.flatMap { $0.words.flatMap(\.advances) }), pitch > 0,
      let left = lines.lazy.compactMap({ line in
        line.words.first.map { Self.start(of: $0, pitch: pitch) }
      }).min()
    else { return nil }
    self.pitch = pitch
    self.left = left
    mostSpaces = thresholds.mostCodeSpaces
  }

  /// The number of spaces before a word; `previous` is the word before it in its line.
  func spaces(before word: LayoutWord, after previous: LayoutWord?) -> Int {
    let end = previous.map {
      Self.start(of: $0, pitch: pitch) + Double($0.characterCount) * pitch
    }
    let columns = (Self.start(of: word, pitch: pitch) - (end ?? left)) / pitch
    guard columns.isFinite else { return previous == nil ? 0 : 1 }
    return max(previous == nil ? 0 : 1, Int(min(max(columns.rounded(), 0), mostSpaces)))
  }

  private static func start(of word: LayoutWord, pitch: Double) -> Double {
    word.box.x.center - Double(word.characterCount) * pitch / 2
  }
}
