/// What happens to cells that a spreadsheet would run as a formula.
public enum FormulaGuard: String, Codable, Hashable, Sendable, CaseIterable {
  /// Nothing: text stays as it was read.
  case off
  /// An apostrophe is put before text that begins with `=`, `+`, `-` or `@`.
  ///
  /// Spreadsheets then take it as text. Numbers and phone numbers, such as "-5.00" and
  /// "+1 202 555 0143", and cells of nothing but dashes stay as they are. Full-width forms of the
  /// four signs count as well, and spaces before them don't hide them.
  case apostrophe

  func guarded(_ text: String) -> String {
    switch self {
    case .off: text
    case .apostrophe: Self.isFormula(text) ? "'" + text : text
    }
  }

  private static let starters: Set<Character> = [
    "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]
  private static let signs: Set<Character> = ["+", "-"]
  private static let numberMarks: Set<Character> = [
    " ", "\u{A0}", "\u{202F}", ".", ",", "(", ")", "/", "'", "%", "-", "€", "$", "£", "¥",
  ]

  private static func isFormula(_ text: String) -> Bool {
    let core = text.drop { $0.isWhitespace }
    guard let first = core.first, starters.contains(first) else { return false }
    guard signs.contains(first) else { return true }
    let rest = core.dropFirst()
    let isNumber =
      rest.contains(where: \.isASCIIDigit)
      && rest.allSatisfy { $0.isASCIIDigit || numberMarks.contains($0) }
    return !isNumber && !core.allSatisfy { $0 == "-" }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
