extension DataDetector.Match.SemanticDetails {
  /// An identifier that money can be sent to or taken from.
  public struct PaymentIdentifier: Hashable, Sendable, Codable {
    /// The identifier, without the blanks it is grouped by.
    public let identifier: String

    /// The system that knows the identifier.
    public let type: PaymentSystem

    /// Creates a payment identifier.
    public init(identifier: String, type: PaymentSystem) {
      self.identifier = identifier
      self.type = type
    }

    /// A system of payment; cases beyond Apple's one are additions.
    public enum PaymentSystem: String, Hashable, Sendable, Codable {
      /// India's Unified Payments Interface.
      case unifiedPaymentsInterface
      /// International bank account number; an addition to Apple's shape.
      case internationalBankAccountNumber
      /// Number of a payment card; an addition to Apple's shape.
      case paymentCard
    }
  }
}
