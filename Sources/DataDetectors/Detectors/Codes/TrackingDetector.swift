internal import Foundation

/// Finds the numbers under which carriers track parcels.
///
/// A number has its carrier's letters and length and, where the carrier uses one, the right check
/// digit. Digits alone must stand alone on their line; few of them, which a check digit hardly
/// proves, need words that say what they are, or a place that expects them.
struct TrackingDetector {
  let text: ScannedText
  let isExpected: Bool

  func candidates() -> [Candidate] {
    text.codes(where: begins(at:), candidate: candidate(at:))
  }

  private func begins(at offset: Int) -> Bool {
    let before = text[offset - 1]
    if before.isLetterOrDigit || !before.isASCII { return false }
    switch Unicode.Scalar(before) {
    case "-", ".", ",", "/", "+", "_", "@": return false
    default: return !before.isBlank || !text[offset - 2].isDigit || !text[offset].isDigit
    }
  }

  private func candidate(at start: Int) -> Candidate? {
    let code = SpacedCode(in: text, at: start, most: DetectionThresholds.longestTrackingNumber)
    for count in code.groupEnds.reversed() {
      if let found = candidate(code, count) { return found }
    }
    return nil
  }

  private func candidate(_ code: SpacedCode, _ count: Int) -> Candidate? {
    for format in TrackingFormat.byLength[count] ?? [] {
      guard format.fits(code.units), let shape = code.shape(upTo: count),
        format.isProven(code.units.prefix(count)),
        shape.count == 1 || hasOneRhythm(shape, count: count)
      else { continue }
      let range = code.range(upTo: count)
      guard mayEnd(range.upperBound), isTold(format, range) else { continue }
      return candidate(range, String(decoding: code.units.prefix(count), as: UTF8.self), format)
    }
    return nil
  }

  /// Whether groups are no words of prose: few, or of one character each.
  private func hasOneRhythm(_ shape: [Int], count: Int) -> Bool {
    shape.count <= DetectionThresholds.mostTrackingGroups || shape.allSatisfy { $0 == 1 }
  }

  private func mayEnd(_ end: Int) -> Bool {
    switch Unicode.Scalar(text[end]) {
    case "-", "@", "_", "%": false
    case ".", ",", "/", ":": !text[end + 1].isDigit
    default: true
    }
  }

  private func isTold(_ format: TrackingFormat, _ range: Range<Int>) -> Bool {
    if isExpected { return true }
    let isBare = !format.pattern.contains { $0.isLetter || $0 == .ascii("@") }
    guard format.needsTelling || isBare else { return true }
    let line = text.line(around: range)
    let words = text.string(max(line.lowerBound, range.lowerBound - 48)..<range.lowerBound)
      .lowercased()
    if Self.tellingWords.contains(where: words.contains) { return true }
    return !format.needsTelling
      && Surroundings(text).standsAlone(range, as: .shipmentTrackingNumber)
  }

  private static let tellingWords = [
    "track", "parcel", "shipment", "waybill", "awb", "package", "fedex", "dhl", "ups", "usps",
    "canada post", "sendung", "colis", "envío", "spedizione",
  ]

  private func candidate(
    _ range: Range<Int>, _ number: String, _ format: TrackingFormat
  ) -> Candidate {
    let carrier = TrackingFormat.postalCarrier(String(number.suffix(2)))
    let name = format.carrier == "S10" ? carrier ?? format.carrier : format.carrier
    return Candidate(
      range: range,
      details: .shipmentTrackingNumber(
        .init(
          carrier: name, trackingNumber: number,
          trackingURL: TrackingFormat.pages[name].flatMap { URL(string: $0 + number) })),
      confidence: format.needsTelling
        ? DetectionThresholds.likely : DetectionThresholds.certain)
  }
}

extension TrackingFormat {
  /// Whether the first characters are of the right kinds.
  func fits(_ units: [UInt8]) -> Bool {
    zip(pattern, units).allSatisfy { kind, unit in
      switch Unicode.Scalar(kind) {
      case "#": unit.isDigit
      case "@": unit.isLetter
      case "*": true
      default: kind == unit
      }
    }
  }

  /// Whether the check digit is right.
  func isProven(_ units: ArraySlice<UInt8>) -> Bool {
    guard let last = units.last, Set(units.dropLast().suffix(10)).count > 1 || check.isNone else {
      return false
    }
    let values = units.map(CheckDigits.value)
    switch check {
    case .none: return true
    case .mod10(let even, let odd, let from, let prefix):
      let body =
        prefix.utf8.map(CheckDigits.value)
        + units.dropFirst(from).dropLast().map {
          // Letters count on from 2 and start again after 9.
          $0.isDigit ? Int($0 & 0x0F) : (Int($0) - 3) % 10
        }
      let sum = body.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? even : odd) }
      return (10 - sum % 10) % 10 == CheckDigits.value(last)
    case .weights(let end, let length):
      let body = values.prefix(end).suffix(length).dropLast()
      let weights = [1, 3, 7]
      // Counted from the check digit backwards, in every length.
      let sum = body.reversed().enumerated().reduce(0) {
        $0 + $1.element * (weights[$1.offset % 3])
      }
      return sum % 11 % 10 == values[end - 1]
    case .mod7:
      return values.dropLast().reduce(0) { ($0 * 10 + $1) % 7 } == values[values.count - 1]
    case .mod37:
      var rest = 36
      for value in values.dropLast() {
        rest += value
        if rest > 36 { rest -= 36 }
        rest *= 2
        if rest > 36 { rest -= 37 }
      }
      return (37 - rest) % 36 == values[values.count - 1]
    case .postal:
      let weights = [8, 6, 4, 2, 3, 5, 9, 7]
      let sum = zip(values.dropFirst(2), weights).reduce(0) { $0 + $1.0 * $1.1 }
      let digit = 11 - sum % 11
      let country = String(decoding: units.suffix(2), as: UTF8.self)
      return (digit == 10 ? 0 : digit == 11 ? 5 : digit) == values[10]
        && TrackingFormat.postalCarrier(country) != nil
    }
  }
}

extension TrackingFormat.Check {
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
