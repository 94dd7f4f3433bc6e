/// A dash or word that stands between two numbers.
struct JoiningWord: Sendable {
  let units: [UInt8]
  /// Whether it is a word, which needs blanks around it.
  let isWord: Bool

  init(_ text: String) {
    units = Array(text.utf8)
    isWord = text != "x" && text != "X" && text.unicodeScalars.allSatisfy(\.isWordPart)
  }

  /// The offset after the word and a blank, where it stands at an offset.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - offset: where the word may begin.
  ///   - end: where the number before it ends.
  /// - Returns: the offset, or `nil` when something else stands there.
  func end(in text: ScannedText, at offset: Int, after end: Int) -> Int? {
    guard text[offset] == units.first, text[offset..<offset + units.count].elementsEqual(units),
      !isWord || offset > end,
      let after = text.skipBlanks(from: offset + units.count, atMost: 1),
      !isWord || after > offset + units.count
    else { return nil }
    return after
  }
}
