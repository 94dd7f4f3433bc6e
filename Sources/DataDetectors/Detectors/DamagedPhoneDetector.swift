/// Finds phone numbers with letters in them that were digits in print.
///
/// The printed text is searched first. A corrected number is taken where the printed text has none,
/// or a shorter one; outside a place that expects numbers, only when its shape alone proves it.
struct DamagedPhoneDetector {
  /// The detector that finds undamaged numbers in the printed text.
  let plain: PhoneDetector

  func candidates() -> [Candidate] {
    let isExpected = plain.isExpected
    let whole = plain.candidates()
    guard let misread = MisreadDigits(in: plain.text, isExpected: isExpected) else { return whole }
    var found: [Candidate] = []
    var rest = whole[...]
    var places = misread.places[...]
    let corrected = PhoneDetector(
      text: misread.text, region: plain.region, isExpected: isExpected)
    for candidate in corrected.candidates() {
      while let place = places.first, place < candidate.range.lowerBound { places.removeFirst() }
      guard let place = places.first, place < candidate.range.upperBound,
        isExpected || candidate.confidence >= DetectionThresholds.certain
      else { continue }
      while let next = rest.first, next.range.upperBound <= candidate.range.lowerBound {
        found.append(rest.removeFirst())
      }
      let touched = rest.prefix { $0.range.lowerBound < candidate.range.upperBound }
      guard touched.allSatisfy({ candidate.contains($0) }) else { continue }
      rest.removeFirst(touched.count)
      found.append(repaired(candidate))
    }
    return found + rest
  }

  private func repaired(_ candidate: Candidate) -> Candidate {
    var candidate = candidate
    candidate.repair = .init(
      printed: plain.text.string(candidate.range), changes: [.replacedLookAlike])
    candidate.confidence -= DetectionThresholds.costOfRepair
    return candidate
  }
}
