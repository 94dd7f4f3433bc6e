extension DataDetector.Match {
  /// What a match stands for: one case for each kind of data.
  public enum SemanticDetails: Hashable, Sendable {
    /// A date, a time, or a range of them.
    case calendarEvent(CalendarEvent)
    /// An email address.
    case emailAddress(EmailAddress)
    /// A flight number.
    case flightNumber(FlightNumber)
    /// A link.
    case link(Link)
    /// A number with a unit.
    case measurement(Measurement)
    /// An amount with a currency.
    case moneyAmount(MoneyAmount)
    /// An identifier that money can be sent to.
    case paymentIdentifier(PaymentIdentifier)
    /// A phone number.
    case phoneNumber(PhoneNumber)
    /// A postal address.
    case postalAddress(PostalAddress)
    /// A parcel's tracking number.
    case shipmentTrackingNumber(ShipmentTrackingNumber)

    /// The kind of data, as a set with one member.
    public var matchType: DataDetector.MatchType {
      switch self {
      case .calendarEvent: .calendarEvent
      case .emailAddress: .emailAddress
      case .flightNumber: .flightNumber
      case .link: .link
      case .measurement: .measurement
      case .moneyAmount: .moneyAmount
      case .paymentIdentifier: .paymentIdentifier
      case .phoneNumber: .phoneNumber
      case .postalAddress: .postalAddress
      case .shipmentTrackingNumber: .shipmentTrackingNumber
      }
    }
  }
}

extension DataDetector.Match.SemanticDetails: Codable {
  private enum CodingKeys: String, CodingKey {
    case calendarEvent, emailAddress, flightNumber, link, measurement, moneyAmount
    case paymentIdentifier, phoneNumber, postalAddress, shipmentTrackingNumber
  }

  /// Decodes an object whose one key names the kind.
  ///
  /// - Throws: `DecodingError` when no key names a kind, or its value doesn't fit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = values.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "No known kind of data."))
    }
    switch key {
    case .calendarEvent: self = .calendarEvent(try values.decode(CalendarEvent.self, forKey: key))
    case .emailAddress: self = .emailAddress(try values.decode(EmailAddress.self, forKey: key))
    case .flightNumber: self = .flightNumber(try values.decode(FlightNumber.self, forKey: key))
    case .link: self = .link(try values.decode(Link.self, forKey: key))
    case .measurement: self = .measurement(try values.decode(Measurement.self, forKey: key))
    case .moneyAmount: self = .moneyAmount(try values.decode(MoneyAmount.self, forKey: key))
    case .paymentIdentifier:
      self = .paymentIdentifier(try values.decode(PaymentIdentifier.self, forKey: key))
    case .phoneNumber: self = .phoneNumber(try values.decode(PhoneNumber.self, forKey: key))
    case .postalAddress: self = .postalAddress(try values.decode(PostalAddress.self, forKey: key))
    case .shipmentTrackingNumber:
      self = .shipmentTrackingNumber(try values.decode(ShipmentTrackingNumber.self, forKey: key))
    }
  }

  /// Encodes an object whose one key names the kind.
  ///
  /// - Throws: `EncodingError` when a measurement holds a unit that ``KnownUnit`` doesn't list.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .calendarEvent(let value): try values.encode(value, forKey: .calendarEvent)
    case .emailAddress(let value): try values.encode(value, forKey: .emailAddress)
    case .flightNumber(let value): try values.encode(value, forKey: .flightNumber)
    case .link(let value): try values.encode(value, forKey: .link)
    case .measurement(let value): try values.encode(value, forKey: .measurement)
    case .moneyAmount(let value): try values.encode(value, forKey: .moneyAmount)
    case .paymentIdentifier(let value): try values.encode(value, forKey: .paymentIdentifier)
    case .phoneNumber(let value): try values.encode(value, forKey: .phoneNumber)
    case .postalAddress(let value): try values.encode(value, forKey: .postalAddress)
    case .shipmentTrackingNumber(let value):
      try values.encode(value, forKey: .shipmentTrackingNumber)
    }
  }
}
