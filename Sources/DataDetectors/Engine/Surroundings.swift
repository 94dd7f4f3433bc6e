/// What stands around a candidate: words that introduce it, and whether it has a line of its own.
struct Surroundings {
  let text: ScannedText

  init(_ text: ScannedText) {
    self.text = text
  }

  /// The word that introduces a value of a kind, such as "Fax" in "Fax: 555-0174".
  ///
  /// Only words that are known for the kind count, with nothing but blanks, colons and the like
  /// between them and the value.
  func label(before offset: Int, of kind: DataDetector.MatchType) -> String? {
    var end = offset
    let first = max(0, offset - DetectionThresholds.labelReach)
    while end > first, text[end - 1].isBlank || Self.isLabelMark(text[end - 1]) { end -= 1 }
    var start = end
    while start > first, text[start - 1].isLetter || text[start - 1] == .ascii("-") { start -= 1 }
    guard start < end, end < offset else { return nil }
    let word = text.string(start..<end)
    return LabelWords.introduces(word, kind) ? word : nil
  }

  /// Whether nothing else stands on the lines of a range, but perhaps a word that introduces it.
  func standsAlone(_ range: Range<Int>, as kind: DataDetector.MatchType) -> Bool {
    let line = text.line(around: range)
    var end = line.upperBound
    while end > range.upperBound, !text[end - 1].isLetterOrDigit, text[end - 1].isASCII { end -= 1 }
    guard end == range.upperBound else { return false }
    var start = line.lowerBound
    while start < range.lowerBound, !text[start].isLetterOrDigit, text[start].isASCII { start += 1 }
    if start == range.lowerBound { return true }
    guard let label = label(before: range.lowerBound, of: kind) else { return false }
    return text.string(start..<range.lowerBound).hasPrefix(label)
  }

  private static func isLabelMark(_ unit: UInt8) -> Bool {
    switch Unicode.Scalar(unit) {
    case ":", ".", "=", "(", "[", "<", "|": true
    default: false
    }
  }
}
