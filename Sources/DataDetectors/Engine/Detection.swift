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
    let pass = DetectionPass(
      text: scanned, types: types, options: options, expected: context.expected,
      currency: context.currency)
    var candidates = pass.candidates(isRepairing: true)
    if !context.alternatives.isEmpty {
      candidates += AlternativeReadings(pass: pass, alternatives: context.alternatives)
        .candidates(beside: pass.candidates(isRepairing: false))
    }
    let settled = OverlapSettlement(expected: context.expected)
      .settle(candidates, textLength: scanned.count)
    return settled.compactMap { candidate in
      guard let range = Match.range(candidate.range, in: text) else { return nil }
      return Match(
        details: candidate.details, range: range, utf8Range: candidate.range,
        preferredHighlightStyle: candidate.style, repair: candidate.repair,
        confidence: candidate.confidence, otherReadings: candidate.otherReadings)
    }
  }
}
