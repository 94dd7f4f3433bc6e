internal import Foundation

/// One run of all detectors that are asked for over one text.
struct DetectionPass {
  let text: ScannedText
  let types: DataDetector.MatchType
  let options: DataDetector.Options
  let expected: DataDetector.MatchType
  /// The currency of amounts that print none, where amounts are expected.
  let currency: Locale.Currency?

  /// What the detectors propose, overlaps not settled.
  ///
  /// - Parameter isRepairing: whether damaged values are proposed beside whole ones.
  /// - Returns: the candidates, those of one kind by place and apart from each other.
  func candidates(isRepairing: Bool) -> [Candidate] {
    var found: [Candidate] = []
    if types.contains(.emailAddress) {
      let plain = EmailDetector(text: text).candidates()
      found +=
        isRepairing
        ? DamagedEmailDetector(text: text, isExpected: expected.contains(.emailAddress))
          .candidates(beside: plain) : plain
    }
    if types.contains(.link) {
      found += LinkDetector(text: text, expected: expected.contains(.link)).candidates()
    }
    if types.contains(.phoneNumber) {
      let plain = PhoneDetector(
        text: text, region: options.documentRegion, isExpected: expected.contains(.phoneNumber))
      let whole =
        isRepairing ? DamagedPhoneDetector(plain: plain).candidates() : plain.candidates()
      found += whole + VanityPhoneDetector(plain: plain).candidates()
      if isRepairing { found += BrokenPhoneDetector(plain: plain).candidates(beside: whole) }
    }
    if types.contains(.calendarEvent) {
      let detect = { CalendarDetector(text: $0, options: options).candidates() }
      found += repaired(detect(text), .calendarEvent, isRepairing, detect)
    }
    if types.contains(.postalAddress) {
      found += AddressDetector(text: text, region: options.documentRegion).candidates()
    }
    if types.contains(.paymentIdentifier) { found += PaymentDetector(text: text).candidates() }
    if types.contains(.shipmentTrackingNumber) {
      found += TrackingDetector(
        text: text, isExpected: expected.contains(.shipmentTrackingNumber)
      ).candidates()
    }
    if types.contains(.flightNumber) {
      found += FlightDetector(text: text, isExpected: expected.contains(.flightNumber)).candidates()
    }
    if !types.isDisjoint(with: [.moneyAmount, .measurement]) {
      let numbers = scales(of: text)
      if types.contains(.moneyAmount) {
        let bare = expected.contains(.moneyAmount) ? currency : nil
        let detect = {
          MoneyDetector(scales: $0, options: options, bareCurrency: bare).candidates()
        }
        found += repaired(detect(numbers), .moneyAmount, isRepairing) { detect(scales(of: $0)) }
      }
      if types.contains(.measurement) {
        found += MeasurementDetector(scales: numbers, options: options).candidates()
      }
    }
    return found
  }

  /// The numbers of a text with the words that multiply them.
  private func scales(of text: ScannedText) -> ScaledNumberReader {
    ScaledNumberReader(
      text: text, numbers: WrittenNumber.all(in: text),
      hasDecimalComma: DecimalHabits.hasComma(options))
  }

  /// What a detector finds in the printed text, and what it finds in damaged lines.
  private func repaired(
    _ plain: [Candidate], _ kind: DataDetector.MatchType, _ isRepairing: Bool,
    _ detect: @escaping (ScannedText) -> [Candidate]
  ) -> [Candidate] {
    guard isRepairing else { return plain }
    return DamagedLineDetector(text: text, isExpected: expected.contains(kind), detect: detect)
      .candidates(beside: plain)
  }
}
