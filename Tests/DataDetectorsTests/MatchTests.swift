import DataDetectors
import Foundation
import Testing

@Suite("Match")
struct MatchTests {
  typealias Details = DataDetector.Match.SemanticDetails

  static let everyKind: [Details] = [
    .calendarEvent(.init(allDay: true, startDate: Date(timeIntervalSince1970: 0))),
    .emailAddress(.init(emailAddress: "ada@example.org", label: "work")),
    .flightNumber(.init(airlineCode: "XX", flightNumber: 12)),
    .measurement(
      .init(value: 10, possibleDimensions: [UnitTemperature.celsius, UnitAngle.degrees])),
    .moneyAmount(.init(amount: Decimal(1250), currency: Locale.Currency("EUR"))),
    .paymentIdentifier(.init(identifier: "ada@example", type: .unifiedPaymentsInterface)),
    .phoneNumber(.init(phoneNumber: "555-0174", internationalNumber: "+16175550174")),
    .postalAddress(
      .init(fullAddress: "1 Main Street", street: "1 Main Street", regionCode: .canada)),
    .shipmentTrackingNumber(.init(carrier: "Any", trackingNumber: "1")),
  ]

  @Test("survives encoding, without its range", arguments: everyKind)
  func codable(_ details: Details) throws {
    let text = "abc"
    let match = DataDetector.Match(
      details: details, range: text.startIndex..<text.endIndex, utf8Range: 0..<3,
      preferredHighlightStyle: .url,
      repair: .init(printed: "a b c", changes: [.removedSpaces, .restoredDot]),
      confidence: 0.5, otherReadings: [details])
    let decoded = try JSONDecoder().decode(
      DataDetector.Match.self, from: JSONEncoder().encode(match))
    #expect(decoded == match)
    #expect(decoded.hashValue == match.hashValue)
    #expect(decoded.range == nil)
    #expect(decoded.rebound(to: text).range == match.range)
  }

  @Test("every kind has its own bit, and all holds them")
  func kinds() {
    let kinds = Self.everyKind.map(\.matchType)
    #expect(Set(kinds).count == Self.everyKind.count)
    #expect(DataDetector.MatchType(kinds).union(.link) == .all)
  }

  @Test("a range is only made on character boundaries inside the text")
  func rebinding() {
    let match = { (range: Range<Int>) in
      DataDetector.Match(
        details: .emailAddress(.init(emailAddress: "a@example.org")), range: nil, utf8Range: range)
    }
    let text = "e\u{301}👩‍👧\r\nx"
    let length = text.utf8.count
    #expect(match(0..<length).rebound(to: text).range == text.startIndex..<text.endIndex)
    #expect(match(length - 1..<length).rebound(to: text).range != nil)
    #expect(match(0..<1).rebound(to: text).range == nil)
    #expect(match(5..<length).rebound(to: text).range == nil)
    #expect(match(length - 2..<length).rebound(to: text).range == nil)
    #expect(match(0..<length + 1).rebound(to: text).range == nil)
    #expect(match(-1..<length).rebound(to: text).range == nil)
    #expect(match(Int.min..<Int.max).rebound(to: text).range == nil)
  }

  @Test("a match moves with its text")
  func shifting() {
    let match = DataDetector.Match(
      details: .emailAddress(.init(emailAddress: "b")), range: nil, utf8Range: 1..<2)
    let whole = "äabc"
    let moved = match.shifted(byUTF8: 2, in: whole)
    #expect(moved.utf8Range == 3..<4)
    #expect(moved.range.map { String(whole[$0]) } == "b")
    #expect(match.shifted(byUTF8: .max, in: whole).utf8Range == nil)
    #expect(match.shifted(byUTF8: 100, in: whole).range == nil)
  }

  @Test("a measurement converts within its quantity")
  func measurement() {
    let length = Details.Measurement(value: 2, possibleDimensions: [UnitLength.kilometers])
    #expect(length.measurement(in: UnitLength.meters).value == 2000)
    #expect(length.measurement(in: UnitMass.grams).value == 2)
  }

  @Test("a unit is found by its name and by itself")
  func units() {
    for name in ["metre", "degree", "litre-per-100-kilometres"] {
      let unit = KnownUnit.named(name)
      #expect(unit?.name == name)
      #expect(unit.flatMap { KnownUnit.of($0.dimension) }?.name == name)
    }
  }
}
