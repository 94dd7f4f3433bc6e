/// What is dialled before a national number where that is more than fixed digits.
///
/// Carriers' codes are left out, and digits that local or mobile numbers lack are put in, as the rule
/// of the region says. Not for sharing between threads: the expression is made at first use.
final class NationalPrefix {
  private let pattern: String
  private let replacement: String
  private lazy var expression = try? Regex(pattern, as: AnyRegexOutput.self)

  /// The rule of a region, or `nil` where fixed digits are all there is.
  init?(region: String) {
    guard let rule = Self.rules[region] else { return nil }
    pattern = rule.pattern
    replacement = rule.replacement
  }

  /// The national number in digits as they are dialled, or `nil` when the rule doesn't change them.
  func nationalNumber(in digits: [UInt8]) -> [UInt8]? {
    let dialled = digits.map(String.init).joined()
    guard let expression, let match = dialled.prefixMatch(of: expression) else { return nil }
    let rest = dialled[match.range.upperBound...]
    let groups = match.output.dropFirst().map { $0.substring.map(String.init) }
    var national = ""
    // Without the last group there is nothing to put in place of the prefix.
    if !replacement.isEmpty, let last = groups.last, last != nil {
      var isReference = false
      for character in replacement {
        if character == "$" {
          isReference = true
        } else if isReference, let number = character.wholeNumberValue {
          national += (number > 0 && number <= groups.count ? groups[number - 1] : nil) ?? ""
          isReference = false
        } else {
          national.append(character)
        }
      }
    }
    national += rest
    return national == dialled ? nil : national.utf8.filter(\.isDigit).map { $0 & 0x0F }
  }

  private static let rules: [String: (pattern: String, replacement: String)] = Dictionary(
    NumberingPlan.prefixTable.split(separator: "\n").compactMap { row in
      let parts = row.split(separator: " ").map(String.init)
      guard parts.count > 1 else { return nil }
      return (parts[0], (parts[1], parts.count > 2 ? parts[2] : ""))
    }
  ) { first, _ in first }
}
