import Foundation

extension DataDetector.Match.SemanticDetails: CustomStringConvertible {
  /// The kind in plain words and the value, such as `email "ann@example.com"`.
  public var description: String {
    switch self {
    case .calendarEvent(let event): "event \(event.dates)"
    case .emailAddress(let email): "email \(email.emailAddress.debugDescription)"
    case .flightNumber(let flight): "flight \(flight.airlineCode)\(flight.flightNumber)"
    case .link(let link): "link \(link.url.absoluteString.debugDescription)"
    case .measurement(let measurement):
      "measurement \(measurement.value) "
        + measurement.possibleDimensions.map(\.symbol).joined(separator: " or ")
    case .moneyAmount(let money): "money \(money.amount) \(money.currency.identifier)"
    case .paymentIdentifier(let payment):
      "payment identifier \(payment.identifier.debugDescription)"
    case .phoneNumber(let phone): "phone \(phone.phoneNumber.debugDescription)"
    case .postalAddress(let address): "address \(address.fullAddress.debugDescription)"
    case .shipmentTrackingNumber(let shipment):
      "tracking number \(shipment.trackingNumber.debugDescription) of \(shipment.carrier)"
    }
  }
}

extension DataDetector.Match.SemanticDetails.CalendarEvent {
  /// The start and the end in ISO 8601, days alone for events that take all day.
  fileprivate var dates: String {
    [(startDate, startTimeZone), (endDate, endTimeZone)].compactMap { date, zone in
      guard let date else { return nil }
      let zone = zone ?? .gmt
      let style = Date.ISO8601FormatStyle(timeZone: zone)
      return allDay
        ? date.formatted(style.year().month().day()) : date.formatted(style)
    }.joined(separator: " to ")
  }
}
