public import Foundation

extension DataDetector.Match.SemanticDetails {
  /// An amount of money.
  public struct MoneyAmount: Hashable, Sendable, Codable {
    /// The amount in units of the currency, exact.
    public let amount: Decimal

    /// The currency; a guess from the region where only a sign such as "$" is printed.
    public let currency: Locale.Currency

    /// The upper end of a range such as "$10-20"; `nil` for one amount.
    ///
    /// An addition to Apple's shape.
    public let upperAmount: Decimal?

    /// Creates an amount, or a range of amounts.
    public init(amount: Decimal, currency: Locale.Currency, upperAmount: Decimal? = nil) {
      self.amount = amount
      self.currency = currency
      self.upperAmount = upperAmount
    }
  }
}
