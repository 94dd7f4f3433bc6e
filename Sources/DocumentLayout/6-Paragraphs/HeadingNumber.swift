internal import DocumentModel

/// The numbers that headings begin with.
enum HeadingNumber {
  /// How many parts the number has that words begin with; zero where there is none.
  ///
  /// Two of "4.1 Size", one of a Roman or a plain number and of a letter with a stop.
  static func depth(of words: [LayoutWord]) -> Int {
    guard words.count > 1, let first = words.first, words[1].shape.letterCount > 0,
      !words[1].shape.startsLowercase
    else { return 0 }
    if first.isPlainNumber { return first.characterCount <= 2 ? 1 : 0 }
    switch ListMarker(first.text)?.family {
    case .composite(let depth): return depth
    case .decimal(.period), .uppercase(.period), .roman(.period): return 1
    default: return 0
    }
  }
}

extension [LayoutWord] {
  /// Whether all letters are capitals, and there are several.
  var isCapitals: Bool {
    let letters = reduce(0) { $0 + $1.shape.letterCount }
    return letters > 2 && allSatisfy { $0.text == $0.text.uppercased() }
      && letters > reduce(0) { $0 + $1.shape.digitCount }
  }
}
