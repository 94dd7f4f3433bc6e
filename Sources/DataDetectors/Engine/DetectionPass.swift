/// One run of all detectors that are asked for over one text.
struct DetectionPass {
  let text: ScannedText
  let types: DataDetector.MatchType
  let options: DataDetector.Options
  let expected: DataDetector.MatchType

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
      found += isRepairing ? DamagedPhoneDetector(plain: plain).candidates() : plain.candidates()
    }
    if types.contains(.calendarEvent) {
      found += CalendarDetector(text: text, options: options).candidates()
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
      let numbers = WrittenNumber.all(in: text)
      if types.contains(.moneyAmount) {
        found += MoneyDetector(text: text, numbers: numbers, options: options).candidates()
      }
      if types.contains(.measurement) {
        found += MeasurementDetector(text: text, numbers: numbers, options: options).candidates()
      }
    }
    return found
  }
}
