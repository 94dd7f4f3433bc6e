internal import Foundation

/// Finds numbers with a unit, ranges of them, and the sides of "3 x 4 cm", each with its unit.
///
/// Durations and percentages are not found. Numbers in words are not read.
struct MeasurementDetector {
  /// The numbers of the text.
  let scales: ScaledNumberReader
  let options: DataDetector.Options

  func candidates() -> [Candidate] {
    let reader = QuantityReader(scales: scales)
    let numbers = scales.numbers
    let region = options.documentRegion?.identifier.uppercased()
    var found: [Candidate] = []
    var place = 0
    var end = 0
    while place < numbers.count {
      guard let reading = reader.read(at: place, notBefore: end) else {
        place += 1
        continue
      }
      for quantity in reading.quantities {
        let units = UnitNames.possibleUnits(of: quantity.unit, region: region)
        guard !units.isEmpty else { continue }
        var candidate = Candidate(
          range: quantity.range,
          details: .measurement(
            .init(
              value: quantity.value, possibleDimensions: units.map(\.dimension),
              upperValue: quantity.upperValue)))
        if !quantity.isSure { candidate.confidence = DetectionThresholds.likely }
        found.append(candidate)
        end = quantity.range.upperBound
      }
      place = max(place + 1, reading.next)
    }
    return found
  }
}
