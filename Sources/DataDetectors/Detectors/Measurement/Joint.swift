/// What stands between the numbers of one quantity.
enum Joint: Equatable {
  case range
  case sides

  /// The dash, cross or word after a bare number, and the offset after it.
  static func after(
    _ number: Range<Int>, in text: ScannedText
  ) -> (after: Int, joint: Joint)? {
    let end = number.upperBound
    guard let start = text.skipBlanks(from: end, atMost: 1) else { return nil }
    for (words, joint) in [(rangeWords, Joint.range), (sideWords, .sides)] {
      for word in words {
        if let after = word.end(in: text, at: start, after: end) { return (after, joint) }
      }
    }
    for word in pairWords {
      guard let after = word.end(in: text, at: start, after: end) else { continue }
      let isRange = RangeLead.start(before: number.lowerBound, in: text) < number.lowerBound
      return (after, isRange ? .range : .sides)
    }
    return nil
  }

  /// What may follow a unit: blanks, a comma or "and" before a smaller unit, a dash or "to" before
  /// the end of a range.
  static func afterUnit(_ end: Int, in text: ScannedText) -> (after: Int, isRange: Bool)? {
    guard let start = text.skipBlanks(from: end, atMost: 1) else { return nil }
    if text[start].isDigit { return (start, false) }
    for (words, isRange) in [(rangeWords, true), (addingWords, false), (pairWords, false)] {
      for word in words {
        if let after = word.end(in: text, at: start, after: end) { return (after, isRange) }
      }
    }
    return nil
  }

  private static let rangeWords = ["-", "–", "—", "~", "to", "bis", "à", "tot", "till", "até"]
    .map(JoiningWord.init)
  private static let sideWords = ["x", "X", "×", "*", "by"].map(JoiningWord.init)
  private static let pairWords = ["and", "und", "et", "y", "e"].map(JoiningWord.init)
  private static let addingWords = [JoiningWord(",")]
}

/// The word before a range, such as "between".
enum RangeLead {
  /// The start of such a word before an offset, or the offset itself.
  static func start(before offset: Int, in text: ScannedText) -> Int {
    guard let end = text.skipBlanks(before: offset, atMost: 1), end < offset else { return offset }
    var start = end
    while start > 0, end - start < DetectionThresholds.longestLeadWord, text[start - 1].isLetter {
      start -= 1
    }
    return words.contains(text.string(start..<end).lowercased()) ? start : offset
  }

  private static let words: Set<String> = [
    "between", "from", "zwischen", "entre", "tra", "fra", "tussen", "mellan", "desde", "vanaf",
  ]
}
