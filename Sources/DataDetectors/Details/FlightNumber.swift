extension DataDetector.Match.SemanticDetails {
  /// An airline's flight.
  public struct FlightNumber: Hashable, Sendable, Codable {
    /// The airline's IATA code.
    public let airlineCode: String

    /// The number of the flight, without leading zeros.
    public let flightNumber: Int

    /// Creates a flight number.
    public init(airlineCode: String, flightNumber: Int) {
      self.airlineCode = airlineCode
      self.flightNumber = flightNumber
    }
  }
}
