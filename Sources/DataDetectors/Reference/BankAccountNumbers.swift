/// How the account numbers of each country are made up.
enum BankAccountNumbers {
  /// The kinds of the characters after the check digits ("n", "a" or "c"), or `nil` for a country
  /// without such numbers.
  static func kinds(for country: String) -> [UInt8]? { plans[country] }

  private static let plans: [String: [UInt8]] = {
    var plans: [String: [UInt8]] = [:]
    for row in table.split(whereSeparator: \.isWhitespace) {
      var kinds: [UInt8] = []
      var count = 0
      for unit in row.utf8.dropFirst(3) {
        if unit.isDigit {
          count = count * 10 + Int(unit & 0x0F)
        } else {
          kinds += [UInt8](repeating: unit, count: count)
          count = 0
        }
      }
      plans[String(row.prefix(2))] = kinds
    }
    return plans
  }()
}
