extension DataDetector.Match.SemanticDetails {
  /// An email address.
  public struct EmailAddress: Hashable, Sendable, Codable {
    /// The address, without `mailto:`.
    public let emailAddress: String

    /// The word that introduces it, such as "work"; `nil` when there is none.
    public let label: String?

    /// Creates an email address.
    public init(emailAddress: String, label: String? = nil) {
      self.emailAddress = emailAddress
      self.label = label
    }
  }
}
