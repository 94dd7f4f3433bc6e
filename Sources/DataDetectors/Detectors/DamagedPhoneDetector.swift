internal import Foundation

/// Finds phone numbers with letters in them that were digits in print.
///
/// The printed text is searched first. A corrected number is taken where the printed text has none,
/// or a shorter one; outside a place that expects numbers, only when its shape alone proves it.
struct DamagedPhoneDetector {
  let text: ScannedText
  let region: Locale.Region?
  let isExpected: Bool

  func candidates() -> [Candidate] {
    let plain = PhoneDetector(text: text, region: region, isExpected: isExpected).candidates()
    guard let misread = MisreadDigits(in: text, isExpected: isExpected) else { return plain }
    var found: [Candidate] = []
    var rest = plain[...]
    var places = misread.places[...]
    let corrected = PhoneDetector(text: misread.text, region: region, isExpected: isExpected)
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
      printed: text.string(candidate.range), changes: [.replacedLookAlike])
    candidate.confidence -= DetectionThresholds.costOfRepair
    return candidate
  }
}
