public import Foundation

extension DataDetector.Match.SemanticDetails {
  /// A number under which a carrier tracks a parcel.
  public struct ShipmentTrackingNumber: Hashable, Sendable, Codable {
    /// Name of the carrier.
    public let carrier: String

    /// The number, without blanks.
    public let trackingNumber: String

    /// The carrier's page for the parcel; `nil` where no stable form is known.
    public let trackingURL: URL?

    /// Creates a tracking number.
    public init(carrier: String, trackingNumber: String, trackingURL: URL? = nil) {
      self.carrier = carrier
      self.trackingNumber = trackingNumber
      self.trackingURL = trackingURL
    }
  }
}
