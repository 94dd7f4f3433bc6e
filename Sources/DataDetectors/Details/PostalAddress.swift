public import Foundation

extension DataDetector.Match.SemanticDetails {
  /// A postal address and the parts of it that could be told apart.
  public struct PostalAddress: Hashable, Sendable, Codable {
    /// The whole address as printed.
    public let fullAddress: String
    /// Street and house number.
    public let street: String?
    /// Town.
    public let city: String?
    /// State, province or county.
    public let state: String?
    /// Postal code.
    public let postalCode: String?
    /// Name of the country as printed.
    public let region: String?
    /// The country as an ISO 3166 code.
    public let regionCode: Locale.Region?
    /// The word that introduces it, such as "home"; `nil` when there is none.
    public let label: String?

    /// Creates a postal address.
    public init(
      fullAddress: String,
      street: String? = nil,
      city: String? = nil,
      state: String? = nil,
      postalCode: String? = nil,
      region: String? = nil,
      regionCode: Locale.Region? = nil,
      label: String? = nil
    ) {
      self.fullAddress = fullAddress
      self.street = street
      self.city = city
      self.state = state
      self.postalCode = postalCode
      self.region = region
      self.regionCode = regionCode
      self.label = label
    }
  }
}
