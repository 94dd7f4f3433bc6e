internal import Foundation

/// Finds the numbers under which carriers track parcels.
///
/// A number has its carrier's letters and length and, where the carrier uses one, the right check
/// digit. Long numbers of digits alone must stand alone on their line. Short ones, which a check
/// digit hardly proves, need words that say what they are, a place that expects them, or to be the
/// whole text; without words they are doubtful.
struct TrackingDetector {
  let text: ScannedText
  let isExpected: Bool

  func candidates() -> [Candidate] {
    text.codes(where: { begins(at: $0) && mayBeNumber(at: $0) }, candidate: candidate(at:))
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
    let code = SpacedCode(
      in: text, at: start, most: TrackingFormat.longest,
      mostGroups: DetectionThresholds.mostTrackingGroups)
    for count in code.groupEnds.reversed() where mayFit(code, count) {
      if let found = candidate(code, count) { return found }
    }
    return nil
  }

  private func mayFit(_ code: SpacedCode, _ count: Int) -> Bool {
    TrackingFormat.formats(beginningWith: code.units.first ?? 0, length: count)
      .contains { $0.fits(code.units) }
  }

  /// Whether a digit comes as soon as in the numbers of some carrier, which settles most words.
  private func mayBeNumber(at start: Int) -> Bool {
    var letters = 0
    var position = start
    while letters <= TrackingFormat.mostLeadingLetters {
      let unit = text[position]
      if unit.isDigit { return true }
      if unit.isLetter { letters += 1 }
      if !unit.isASCII || unit == 0 || unit.isLineEnd { return false }
      position += 1
    }
    return false
  }

  private func candidate(_ code: SpacedCode, _ count: Int) -> Candidate? {
    for format in TrackingFormat.formats(beginningWith: code.units.first ?? 0, length: count) {
      guard format.fits(code.units), let shape = code.shape(upTo: count),
        shape.count == 1 || hasOneRhythm(shape, count: count),
        format.isProven(code.units.prefix(count))
      else { continue }
      let range = code.range(upTo: count)
      guard mayEnd(range.upperBound), let confidence = confidence(of: format, range) else {
        continue
      }
      var found = candidate(
        range, String(decoding: code.units.prefix(count), as: UTF8.self), format)
      found.confidence = confidence
      return found
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

  /// How sure a number is, or `nil` when it needs more evidence than it has.
  private func confidence(of format: TrackingFormat, _ range: Range<Int>) -> Float? {
    if format.evidence == .none { return DetectionThresholds.certain }
    if isExpected || isTold(range) { return DetectionThresholds.likely }
    switch format.evidence {
    case .none: return DetectionThresholds.certain
    case .ownLine:
      return Surroundings(text).standsAlone(range, as: .shipmentTrackingNumber)
        ? DetectionThresholds.likely : nil
    case .wholeText: return text.content == range ? DetectionThresholds.doubtful : nil
    case .words: return nil
    }
  }

  private func isTold(_ range: Range<Int>) -> Bool {
    let start = text.line(around: range, reach: DetectionThresholds.labelReach).lowerBound
    let words = text.string(start..<range.lowerBound).lowercased()
    return Self.tellingWords.contains(where: words.contains)
  }

  private static let tellingWords = [
    "track", "parcel", "shipment", "waybill", "awb", "package", "fedex", "dhl", "ups", "usps",
    "canada post", "purolator", "old dominion", "pro number", "amazon", "consignment", "dispatch",
    "sendung", "paket", "colis", "suivi", "envío", "seguimiento", "spedizione", "rastre",
    "zending", "försändelse", "przesyłk", "kargo", "отправлен", "посылк", "追跡", "伝票", "运单", "快递",
    "운송장",
  ]

  private func candidate(
    _ range: Range<Int>, _ number: String, _ format: TrackingFormat
  ) -> Candidate {
    let post =
      format.check == .postal ? PostalOperators.name(country: String(number.suffix(2))) : nil
    let name = post ?? format.carrier
    return Candidate(
      range: range,
      details: .shipmentTrackingNumber(
        .init(
          carrier: name, trackingNumber: number,
          trackingURL: TrackingFormat.pages[name].flatMap { URL(string: $0 + number) })))
  }
}
