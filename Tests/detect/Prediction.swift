import DataDetectors
import Foundation

/// What was found in one case.
struct Prediction: Encodable {
  let id: String
  let found: [Found]

  init(of given: Case) {
    id = given.id
    let text = given.text
    found = DataDetector.matches(in: text, options: given.options, context: given.context)
      .compactMap { match in
        guard let range = match.range else { return nil }
        let scalars = text.unicodeScalars
        let start = scalars.distance(from: scalars.startIndex, to: range.lowerBound)
        return Found(
          kind: match.details.kindInCases,
          start: start,
          end: start + scalars.distance(from: range.lowerBound, to: range.upperBound),
          match: String(text[range]),
          value: match.details.valueInCases(printed: String(text[range])))
      }
  }

  struct Found: Encodable {
    let kind: String
    let start: Int
    let end: Int
    let match: String
    let value: String?
  }
}

extension DataDetector.Match.SemanticDetails {
  /// The name of the kind in the cases.
  var kindInCases: String {
    switch self {
    case .calendarEvent: "calendar"
    case .emailAddress: "email"
    case .flightNumber: "flight"
    case .link: "url"
    case .measurement: "measurement"
    case .moneyAmount: "money"
    case .paymentIdentifier: "payment"
    case .phoneNumber: "phone"
    case .postalAddress: "address"
    case .shipmentTrackingNumber: "tracking"
    }
  }

  /// The value in the form of the cases; `nil` where it is not known.
  ///
  /// - Parameter printed: the text of the match.
  func valueInCases(printed: String) -> String? {
    switch self {
    case .emailAddress(let email): email.emailAddress
    case .flightNumber(let flight): flight.airlineCode + String(flight.flightNumber)
    case .link(let link): link.url.absoluteString
    case .measurement(let measurement):
      measurement.possibleDimensions.first.map {
        (measurement.upperValue.map { "\(measurement.value)-\($0)" } ?? "\(measurement.value)")
          + " \(KnownUnit.of($0)?.name ?? $0.symbol)"
      }
    case .moneyAmount(let money):
      money.hundredthsInCases(printed: printed)
        ?? "\(money.currency.identifier) \(money.amount)"
        + (money.upperAmount.map { "-\($0)" } ?? "")
    case .paymentIdentifier(let payment): payment.identifier
    case .phoneNumber(let phone): phone.internationalNumber
    case .shipmentTrackingNumber(let tracking): tracking.trackingNumber
    case .calendarEvent(let event): event.valueInCases
    case .postalAddress: nil
    }
  }
}

extension DataDetector.Match.SemanticDetails.MoneyAmount {
  /// The form of an amount that names nothing but hundredths: the cases count those by their own
  /// name, as in "cents 34", where the detector answers 0.34 of the currency.
  fileprivate func hundredthsInCases(printed: String) -> String? {
    let digits = printed.drop { !$0.isNumber && $0 != "." }.prefix { $0.isNumber || $0 == "." }
    guard amount != 0, Decimal(string: String(digits)) == amount * 100 else { return nil }
    let name = printed.filter { !$0.isNumber && !" .-".contains($0) }
    return "\(name) \(amount * 100)"
  }
}

extension DataDetector.Match.SemanticDetails.CalendarEvent {
  /// Local time as written, a range with a slash.
  fileprivate var valueInCases: String? {
    guard let startDate else { return nil }
    let start = Self.spelled(startDate, startTimeZone, allDay: allDay)
    return endDate.map { start + "/" + Self.spelled($0, endTimeZone, allDay: allDay) } ?? start
  }

  private static func spelled(_ date: Date, _ zone: TimeZone?, allDay: Bool) -> String {
    var style = Date.ISO8601FormatStyle(timeZone: zone ?? .gmt).year().month().day()
    if !allDay { style = style.time(includingFractionalSeconds: false) }
    return style.format(date)
  }
}
