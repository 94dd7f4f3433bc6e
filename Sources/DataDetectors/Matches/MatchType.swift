extension DataDetector {
  /// The kinds of data to look for, or that a text is expected to hold.
  ///
  /// Raw values are stable across versions, so a stored set keeps its meaning. Unknown bits are
  /// kept and ignored.
  public struct MatchType: OptionSet, Hashable, Sendable, Codable {
    /// One bit for each kind.
    public let rawValue: Int

    /// Creates a set from its bits; bits without a kind are kept and mean nothing.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Dates, times, and ranges of them.
    public static let calendarEvent = MatchType(rawValue: 1 << 0)
    /// Email addresses.
    public static let emailAddress = MatchType(rawValue: 1 << 1)
    /// Airline codes with flight numbers.
    public static let flightNumber = MatchType(rawValue: 1 << 2)
    /// Web links, with a scheme or bare.
    public static let link = MatchType(rawValue: 1 << 3)
    /// Numbers with a unit.
    public static let measurement = MatchType(rawValue: 1 << 4)
    /// Amounts with a currency.
    public static let moneyAmount = MatchType(rawValue: 1 << 5)
    /// Identifiers that money can be sent to.
    public static let paymentIdentifier = MatchType(rawValue: 1 << 6)
    /// Phone numbers.
    public static let phoneNumber = MatchType(rawValue: 1 << 7)
    /// Postal addresses.
    public static let postalAddress = MatchType(rawValue: 1 << 8)
    /// Numbers under which a carrier tracks a parcel.
    public static let shipmentTrackingNumber = MatchType(rawValue: 1 << 9)
    /// Every kind.
    public static let all: MatchType = [
      .calendarEvent, .emailAddress, .flightNumber, .link, .measurement, .moneyAmount,
      .paymentIdentifier, .phoneNumber, .postalAddress, .shipmentTrackingNumber,
    ]
  }
}
