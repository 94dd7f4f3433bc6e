/// Decides which candidates stay where several claim the same characters.
///
/// In order: an expected kind wins over others; one that nothing explains loses; the longer wins; a value that stands in the text wins
/// over one that took another reading of the recogniser, and that over a repaired one; then the kind that proves itself best by its own rules, in the order of
/// `precedence`; then the earlier one.
struct OverlapSettlement {
  let expected: DataDetector.MatchType

  private static let precedence: [DataDetector.MatchType] = [
    .emailAddress, .link, .shipmentTrackingNumber, .paymentIdentifier, .flightNumber,
    .calendarEvent, .moneyAmount, .measurement, .phoneNumber, .postalAddress,
  ]

  /// The candidates that stay, by place.
  ///
  /// - Complexity: linear in the text and in n log n of the candidates, which overlap no others of
  ///   their own kind.
  func settle(_ candidates: [Candidate], textLength: Int) -> [Candidate] {
    let ranks = candidates.map(rank)
    let ranked = candidates.indices.sorted { ranks[$0] < ranks[$1] }
    var taken = [Bool](repeating: false, count: textLength)
    var kept: [Candidate] = []
    for candidate in ranked.lazy.map({ candidates[$0] }) {
      let range = candidate.range.clamped(to: 0..<textLength)
      guard !range.isEmpty, range == candidate.range, !taken[range].contains(true) else { continue }
      for offset in range { taken[offset] = true }
      kept.append(candidate)
    }
    return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func rank(_ candidate: Candidate) -> (Int, Int, Int, Int, Int, Int) {
    let kind = candidate.details.matchType
    return (
      expected.contains(kind) ? 0 : 1,
      candidate.repair == nil && candidate.confidence <= DetectionThresholds.doubtful ? 1 : 0,
      -candidate.range.count,
      damage(of: candidate),
      Self.precedence.firstIndex(of: kind) ?? Self.precedence.count,
      candidate.range.lowerBound
    )
  }

  private func damage(of candidate: Candidate) -> Int {
    guard let repair = candidate.repair else { return 0 }
    return repair.changes == [.choseAlternative] ? 1 : 2
  }
}
