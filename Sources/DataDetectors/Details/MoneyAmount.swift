public import Foundation

extension DataDetector.Match.SemanticDetails {
  /// An amount of money.
  public struct MoneyAmount: Hashable, Sendable, Codable {
    /// The amount in units of the currency, exact.
    public let amount: Decimal

    /// The currency; a guess from the region where only a sign such as "$" is printed.
    public let currency: Locale.Currency

    /// Creates an amount.
    public init(amount: Decimal, currency: Locale.Currency) {
      self.amount = amount
      self.currency = currency
    }
  }
}
