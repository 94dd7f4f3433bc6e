extension DataDetector.Match.SemanticDetails {
  /// A phone number.
  public struct PhoneNumber: Hashable, Sendable, Codable {
    /// The number as printed, with its extension if it has one.
    public let phoneNumber: String

    /// The word that introduces it, such as "fax"; `nil` when there is none.
    public let label: String?

    /// The number in E.164 form, with `;ext=` and the extension where one is printed.
    ///
    /// `nil` when the country is unknown. An addition to Apple's shape.
    public let internationalNumber: String?

    /// Creates a phone number.
    public init(phoneNumber: String, label: String? = nil, internationalNumber: String? = nil) {
      self.phoneNumber = phoneNumber
      self.label = label
      self.internationalNumber = internationalNumber
    }
  }
}
