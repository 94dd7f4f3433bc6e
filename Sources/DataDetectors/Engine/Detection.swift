extension DataDetector {
  /// Finds data in a text.
  ///
  /// Matches are sorted by place, don't overlap, and begin and end on character boundaries of the
  /// given string. Where kinds compete for the same characters, one of them wins by fixed rules.
  /// An empty text, or no kinds, gives no matches. Linear in the length of the text.
  ///
  /// - Parameters:
  ///   - text: what to search.
  ///   - types: the kinds to look for.
  ///   - options: what is known of the document.
  ///   - context: what is known of the place of the text, such as the kinds its column holds.
  /// - Returns: the matches, each with its range in `text`.
  public static func matches(
    in text: String,
    types: MatchType = .all,
    options: Options = .init(),
    context: Context = .init()
  ) -> [Match] {
    let scanned = ScannedText(text)
    var candidates: [Candidate] = []
    if types.contains(.emailAddress) {
      let isExpected = context.expected.contains(.emailAddress)
      candidates += DamagedEmailDetector(text: scanned, isExpected: isExpected)
        .candidates(beside: EmailDetector(text: scanned).candidates())
    }
    if types.contains(.link) {
      candidates += LinkDetector(text: scanned, expected: context.expected.contains(.link))
        .candidates()
    }
    if types.contains(.phoneNumber) {
      candidates += DamagedPhoneDetector(
        text: scanned, region: options.documentRegion,
        isExpected: context.expected.contains(.phoneNumber)
      ).candidates()
    }
    let settled = OverlapSettlement(expected: context.expected)
      .settle(candidates, textLength: scanned.count)
    return settled.compactMap { candidate in
      guard let range = Match.range(candidate.range, in: text) else { return nil }
      return Match(
        details: candidate.details, range: range, utf8Range: candidate.range,
        preferredHighlightStyle: candidate.style, repair: candidate.repair,
        confidence: candidate.confidence)
    }
  }
}
