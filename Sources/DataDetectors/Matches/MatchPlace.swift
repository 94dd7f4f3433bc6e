extension DataDetector.Match {
  /// The same match with ``range`` made anew for a text, by its UTF-8 offsets.
  ///
  /// The range is `nil` when the offsets are unknown, lie outside the text, or fall between the
  /// parts of one character. Whether the text still reads the same is not checked.
  public func rebound(to text: some StringProtocol) -> Self {
    placed(at: utf8Range, range: utf8Range.flatMap { Self.range($0, in: text) })
  }

  /// The same match restated in a longer text that holds the scanned one.
  ///
  /// - Parameters:
  ///   - offset: where the scanned text begins in the longer one, in UTF-8 code units.
  ///   - text: the longer text.
  /// - Returns: the match at its new place; ``range`` is `nil` under the same conditions as in
  ///   ``rebound(to:)``, and ``utf8Range`` too when the sum overflows.
  public func shifted(byUTF8 offset: Int, in text: String) -> Self {
    guard let old = utf8Range else { return placed(at: nil, range: nil) }
    let (lower, lowerOverflows) = old.lowerBound.addingReportingOverflow(offset)
    let (upper, upperOverflows) = old.upperBound.addingReportingOverflow(offset)
    guard !lowerOverflows, !upperOverflows else { return placed(at: nil, range: nil) }
    let moved = lower..<upper
    return placed(at: moved, range: Self.range(moved, in: text))
  }

  /// The range that UTF-8 offsets name in a text, or `nil` when they are no character boundaries.
  package static func range(
    _ offsets: Range<Int>, in text: some StringProtocol
  ) -> Range<String.Index>? {
    let units = text.utf8
    guard offsets.lowerBound >= 0,
      let lower = units.index(
        units.startIndex, offsetBy: offsets.lowerBound, limitedBy: units.endIndex),
      let upper = units.index(lower, offsetBy: offsets.count, limitedBy: units.endIndex),
      isBoundary(lower, of: text), isBoundary(upper, of: text)
    else { return nil }
    return lower..<upper
  }

  private static func isBoundary(_ index: String.Index, of text: some StringProtocol) -> Bool {
    if let string = text as? String { return String.Index(index, within: string) != nil }
    if let part = text as? Substring { return String.Index(index, within: part) != nil }
    return false
  }

  private func placed(at utf8Range: Range<Int>?, range: Range<String.Index>?) -> Self {
    Self(
      details: details, range: range, utf8Range: utf8Range,
      preferredHighlightStyle: preferredHighlightStyle, repair: repair, confidence: confidence,
      otherReadings: otherReadings)
  }
}
