/// The order in which the words of a line are read.
enum WordOrder {
  /// Whether a line runs from right to left: most of its letters do.
  static func isRightToLeft(_ words: [LayoutWord]) -> Bool {
    let right = words.reduce(0) { $0 + ($1.shape.isRightToLeft ? $1.shape.letterCount : 0) }
    let letters = words.reduce(0) { $0 + $1.shape.letterCount }
    return right > 0 && right * 2 >= letters
  }

  /// Whether a text runs from right to left on a page that does; there a few words of its own
  /// script tell it, as names and program text are longer than the words around them.
  static func isRightToLeft(_ words: [LayoutWord], onRightToLeftPage isFromRight: Bool) -> Bool {
    guard isFromRight else { return isRightToLeft(words) }
    let lettered = words.filter { $0.shape.letterCount > 0 }
    let right = lettered.count { $0.shape.isRightToLeft }
    return right > 0 && right * 2 >= lettered.count - right
  }

  /// Words given from left to right, in the order they are read.
  ///
  /// In a line from right to left, words of another direction keep their own order. Linear.
  static func logical(_ words: [LayoutWord], isRightToLeft: Bool) -> [LayoutWord] {
    guard isRightToLeft else { return words }
    var ordered: [LayoutWord] = []
    var others: [LayoutWord] = []
    for word in words.reversed() {
      if word.shape.letterCount > 0, !word.shape.isRightToLeft {
        others.append(word)
      } else {
        ordered += others.reversed()
        others = []
        ordered.append(word)
      }
    }
    return ordered + others.reversed()
  }
}
