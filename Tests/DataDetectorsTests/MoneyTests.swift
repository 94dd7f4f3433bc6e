import DataDetectors
import Foundation
import Testing

@Suite("Amounts of money")
struct MoneyTests {
  static let rows: [Row] = [
    Row("⟦$10,000.00⟧ and ⟦€ 45⟧ or ⟦1.250,00 €⟧", "USD 10000", "EUR 45", "EUR 1250"),
    Row("⟦CHF 1'049,95⟧; ⟦42’987.56 CHF⟧", "CHF 1049.95", "CHF 42987.56"),
    Row("⟦₹ 12,34,567.89⟧ ⟦Rs.20⟧", "INR 1234567.89", "INR 20"),
    Row("⟦2 999,00 Kč⟧, ⟦1 250 zł⟧, ⟦15,000 руб.⟧", "CZK 2999", "PLN 1250", "RUB 15000"),
    Row(
      "⟦EUR20⟧ ⟦20EUR⟧ ⟦usd 5⟧ ⟦US$ 3.14⟧ ⟦hk $ 10⟧", "EUR 20", "EUR 20", "USD 5", "USD 3.14",
      "HKD 10"),
    Row("⟦5 million dollars⟧ or ⟦$2.5bn⟧, ⟦$10k⟧", "USD 5000000", "USD 2500000000", "USD 10000"),
    Row(
      "⟦1,5 millones de euros⟧; ⟦35 lakh rupees⟧; ⟦3億円⟧", "EUR 1500000", "INR 3500000",
      "JPY 300000000"),
    Row("⟦30 MUSD⟧ were lost, ⟦75 USD million⟧ won", "USD 30000000", "USD 75000000"),
    Row(
      "⟦4천 820만 달러⟧, ⟦천 4백만 달러⟧, ⟦1백억 5천만 원⟧, ⟦1천 15 프랑⟧", "USD 48200000", "USD 14000000",
      "KRW 10050000000", "CHF 1015"),
    Row(
      "⟦3万4500円⟧ ⟦1億2,300万円⟧ ⟦2万元⟧ ⟦1.5兆円⟧", "JPY 34500", "JPY 123000000", "CNY 20000",
      "JPY 1500000000000"),
    Row("⟦2 crore 50 lakh rupees⟧, ⟦₹ 3.5 crore⟧", "INR 25000000", "INR 35000000"),
    Row("⟦361 million pounds⟧ but 12 pounds of sugar", "GBP 361000000"),
    Row("⟦$20⟧，⟦300美元⟧", "USD 20", "USD 300"),
    Row("⟦25 euros con 50⟧, ⟦3 euros com 99 centavos⟧", "EUR 25.5", "EUR 3.99"),
    Row("5 thousand 3 dogs for ⟦2 dollars⟧", "USD 2"),
    Row("⟦-$5.20⟧, ⟦$-5⟧, ⟦-5 €⟧", "USD -5.2", "USD -5", "EUR -5"),
    Row("⟦($1,234.56)⟧", "USD -1234.56"),
    Row("It fell (⟦$2.54 billion⟧) since", "USD 2540000000"),
    Row("⟦$10-$20⟧, ⟦$10-20⟧, ⟦10 - 20 €⟧", "USD 10-20", "USD 10-20", "EUR 10-20"),
    Row("⟦between 10 dollars and 20 dollars⟧; ⟦7-9 lakh rupees⟧", "USD 10-20", "INR 700000-900000"),
    Row("⟦10 dollars⟧ and ⟦20 dollars⟧", "USD 10", "USD 20"),
    Row("⟦20 dollars 43 cents⟧, ⟦$20 and 43c⟧, ⟦34 cents⟧", "USD 20.43", "USD 20.43", "USD 0.34"),
    Row("It costs ⟦15 dollars 50⟧.", "USD 15.5"),
    Row("⟦10 $⟧ ⟦30 $⟧ then ⟦$1⟧ ⟦$2⟧", "USD 10", "USD 30", "USD 1", "USD 2"),
    Row("⟦SGD4.90⟧ ⟦NZD $100.70⟧ ⟦$80 AUD⟧", "SGD 4.9", "NZD 100.7", "AUD 80"),
    Row("⟦１，２００円⟧ ⟦12,500원⟧ ⟦300元⟧", "JPY 1200", "KRW 12500", "CNY 300"),
    Row("TOTAL 1,234.56; TOP 10; ALL 50; 245 23; #5; 12% of 30"),
    Row("RM15 5EE, MK07 A501 2000, version 1.2.3.4 for 8 people at 10:30"),
  ]

  @Test("are read as printed", arguments: rows)
  func read(_ row: Row) {
    let marked = MarkedText(row.picture)
    let matches = matches(in: marked.text)
    #expect(matches.map { $0.range.map { String(marked.text[$0]) } ?? "" } == marked.marked)
    #expect(matches.map(Self.value) == row.values)
  }

  @Test(
    "take a shared sign as the region's",
    arguments: [
      ("$5", "CA", "CAD 5"), ("$5", "MX", "MXN 5"), ("5 kr", "NO", "NOK 5"), ("£5", "EG", "EGP 5"),
      ("¥5", "CN", "CNY 5"), ("5 pesos", "AR", "ARS 5"), ("$5", "FR", "USD 5"),
    ])
  func region(_ text: String, _ region: String, _ value: String) {
    #expect(matches(in: text, region: region).map(Self.value) == [value])
  }

  @Test("are less sure where only a shared sign tells the currency")
  func guess() throws {
    let guess = try #require(matches(in: "$5").first)
    let told = try #require(matches(in: "US$5").first)
    #expect(guess.confidence < told.confidence)
  }

  @Test("keep the other reading of a mark before three digits")
  func doubtful() throws {
    let match = try #require(matches(in: "1.250 €").first)
    #expect(Self.value(match) == "EUR 1250")
    #expect(
      match.otherReadings == [
        .moneyAmount(.init(amount: Decimal(string: "1.25") ?? 0, currency: "EUR"))
      ])
    #expect(matches(in: "$0.125").first?.otherReadings == [])
  }

  @Test("before \"million\" follow the language's decimal mark")
  func scaled() {
    #expect(matches(in: "$13,009 million", language: "en").map(Self.value) == ["USD 13009000000"])
    #expect(
      matches(in: "13,009 Millionen Euro", language: "de").map(Self.value) == ["EUR 13009000"])
  }

  @Test("are exact, also with many digits")
  func exact() {
    #expect(
      matches(in: "$1,234,567,890,123,456.78").map(Self.value) == ["USD 1234567890123456.78"])
  }

  @Test("survive encoding with their upper end")
  func coding() throws {
    let match = try #require(matches(in: "$10-20").first)
    let data = try JSONEncoder().encode(match.details)
    #expect(
      try JSONDecoder().decode(DataDetector.Match.SemanticDetails.self, from: data) == match.details
    )
  }

  private func matches(
    in text: String, region: String? = nil, language: String? = nil
  ) -> [DataDetector.Match] {
    var options = DataDetector.Options()
    options.documentRegion = region.map { Locale.Region($0) }
    options.documentLanguageCode = language.map { Locale.LanguageCode($0) }
    return DataDetector.matches(in: text, types: .moneyAmount, options: options)
  }

  private static func value(_ match: DataDetector.Match) -> String {
    guard case .moneyAmount(let money) = match.details else { return "" }
    return "\(money.currency.identifier) \(money.amount)"
      + (money.upperAmount.map { "-\($0)" } ?? "")
  }
}
