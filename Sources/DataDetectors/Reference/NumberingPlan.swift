/// Which numbers a country code leads to.
///
/// Knows leading digits and lengths, from a table; what it accepts may still not be assigned.
struct NumberingPlan: Sendable {
  /// The country code.
  let code: String

  private let leads: [Lead]

  private struct Lead: Sendable {
    /// For each leading digit the digits that may stand there, one bit each.
    let digits: [UInt16]
    /// Bit n is set when numbers of n digits begin so.
    let lengths: UInt32
  }

  /// Whether a national number, as digits 0 to 9, fits the plan.
  func accepts(_ number: some Collection<UInt8>) -> Bool {
    guard number.count < UInt32.bitWidth else { return false }
    return leads.contains { lead in
      lead.lengths & 1 << UInt32(number.count) != 0
        && zip(lead.digits, number).allSatisfy { $0 & 1 << UInt16($1) != 0 }
    }
  }

  /// Whether some national number of the plan has as many digits.
  func mayHaveLength(_ count: Int) -> Bool {
    count < UInt32.bitWidth && leads.contains { $0.lengths & 1 << UInt32(count) != 0 }
  }

  /// The plan whose code a number begins with, as digits 0 to 9.
  static func leading(_ digits: some Collection<UInt8>) -> NumberingPlan? {
    guard let first = digits.first, first > 0 else { return nil }
    var code = 0
    for digit in digits.prefix(3) {
      code = code * 10 + Int(digit)
      if let plan = byNumber[code] { return plan }
    }
    return nil
  }

  /// The plan of a country code.
  static func of(code: String) -> NumberingPlan? {
    all[code]
  }

  private static let all: [String: NumberingPlan] = Dictionary(
    codeTable.split(separator: "\n").compactMap(NumberingPlan.init(row:)).map { ($0.code, $0) }
  ) { first, _ in first }

  /// The plans with their codes as numbers; no code begins with 0.
  private static let byNumber = Dictionary(
    all.values.compactMap { plan in Int(plan.code).map { ($0, plan) } },
    uniquingKeysWith: { first, _ in first })

  private init?(row: Substring) {
    let parts = row.split(separator: " ")
    guard let code = parts.first else { return nil }
    self.code = String(code)
    leads = parts.dropFirst().flatMap { part -> [Lead] in
      let sides = part.split(separator: ":", omittingEmptySubsequences: false)
      guard sides.count == 2 else { return [] }
      let lengths = sides[0].split(separator: ",").reduce(UInt32(0)) { bits, length in
        UInt32(length).map { bits | 1 << $0 } ?? bits
      }
      return sides[1].split(separator: ",", omittingEmptySubsequences: false).map {
        Lead(digits: Self.classes($0), lengths: lengths)
      }
    }
  }

  private static func classes(_ pattern: Substring) -> [UInt16] {
    var classes: [UInt16] = []
    var open: UInt16?
    var last: UInt16 = 0
    var isRange = false
    for unit in pattern.utf8 {
      switch Unicode.Scalar(unit) {
      case "d": classes.append(0x3FF)
      case "[": open = 0
      case "]":
        classes.append(open ?? 0)
        open = nil
      case "-": isRange = true
      default:
        let digit = UInt16(unit & 0x0F)
        guard let bits = open else {
          classes.append(1 << digit)
          continue
        }
        let first = isRange ? last : digit
        open = (first...max(first, digit)).reduce(bits) { $0 | 1 << $1 }
        last = digit
        isRange = false
      }
    }
    return classes
  }
}
