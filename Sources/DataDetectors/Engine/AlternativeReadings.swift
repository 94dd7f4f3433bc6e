/// Finds values that stand in a text only when another reading of the recogniser is taken.
///
/// For each part that has other readings and lies in no value as a whole, they are put in its place one after
/// the other, likeliest first, and the line is searched again, for whole values only. The first
/// reading that gives a value with any of its characters counts.
struct AlternativeReadings {
  let pass: DetectionPass
  let alternatives: [DataDetector.Alternative]

  /// The values that other readings give.
  ///
  /// - Parameter plain: what stands in the text without them.
  /// - Returns: the candidates, with their place in the printed text.
  func candidates(beside plain: [Candidate]) -> [Candidate] {
    guard !alternatives.isEmpty else { return [] }
    let values = SortedRanges(plain.map(\.range))
    var taken = [Bool](repeating: false, count: pass.text.count)
    var found: [Candidate] = []
    for alternative in alternatives {
      let range = alternative.utf8Range
      guard range.clamped(to: 0..<pass.text.count) == range, !range.isEmpty,
        isBoundary(range.lowerBound), isBoundary(range.upperBound),
        !taken[range].contains(true), !values.contains(range)
      else { continue }
      for offset in range { taken[offset] = true }
      let readings = alternative.readings.prefix(DetectionThresholds.mostReadings)
      if let first = readings.lazy.compactMap({ candidate(for: range, $0) }).first {
        found.append(first)
      }
    }
    return found
  }

  private func isBoundary(_ offset: Int) -> Bool {
    pass.text[offset] & 0xC0 != 0x80
  }

  private func candidate(
    for range: Range<Int>, _ reading: DataDetector.Alternative.Reading
  ) -> Candidate? {
    let line = pass.text.line(around: range)
    var first = line.lowerBound
    while first < range.lowerBound, !isBoundary(first) { first += 1 }
    let replaced = Array(reading.text.utf8)
    let units =
      pass.text.units[first..<range.lowerBound] + replaced
      + pass.text.units[range.upperBound..<line.upperBound]
    let start = range.lowerBound - first
    let place = start..<start + replaced.count
    let inner = DetectionPass(
      text: ScannedText(units: Array(units)), types: pass.types, options: pass.options,
      expected: pass.expected, currency: pass.currency)
    let settled = OverlapSettlement(expected: pass.expected)
      .settle(inner.candidates(isRepairing: false), textLength: units.count)
    guard var match = settled.first(where: { $0.range.overlaps(place) }) else { return nil }
    let lower =
      match.range.lowerBound < place.lowerBound
      ? match.range.lowerBound + first : range.lowerBound
    let upper =
      match.range.upperBound > place.upperBound
      ? match.range.upperBound + first - place.count + range.count : range.upperBound
    match.range = lower..<upper
    match.repair = .init(printed: pass.text.string(lower..<upper), changes: [.choseAlternative])
    match.confidence = max(
      DetectionThresholds.leastConfidence, match.confidence - DetectionThresholds.costOfRepair)
    return match
  }
}

/// Ranges in order of their starts, to be asked which of them hold another.
private struct SortedRanges {
  /// By start, each reaching to the furthest end of all up to it.
  private let ranges: [Range<Int>]

  init(_ ranges: [Range<Int>]) {
    var reach = 0
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }.map { range in
      reach = max(reach, range.upperBound)
      return range.lowerBound..<reach
    }
  }

  /// Whether a range lies in the ones that begin no later.
  func contains(_ range: Range<Int>) -> Bool {
    let next = ranges.partitionPoint { $0.lowerBound <= range.lowerBound }
    return next > 0 && ranges[next - 1].upperBound >= range.upperBound
  }
}
