extension String {
  /// The range in offsets of the UTF-8 view, or `nil` where it reaches beyond the text.
  package func utf8Offsets(of range: Range<Index>) -> Range<Int>? {
    guard range.lowerBound >= startIndex, range.upperBound <= endIndex else { return nil }
    let lower = utf8.distance(from: startIndex, to: range.lowerBound)
    return lower..<(lower + utf8.distance(from: range.lowerBound, to: range.upperBound))
  }

  /// The part between two offsets of the UTF-8 view; empty where they lie beyond the text or
  /// within a character.
  package func substring(utf8Range range: Range<Int>) -> Substring {
    guard range.lowerBound >= 0, range.upperBound <= utf8.count else { return "" }
    let lower = utf8.index(startIndex, offsetBy: range.lowerBound)
    let upper = utf8.index(lower, offsetBy: range.count)
    return Substring(utf8[lower..<upper])
  }
}
