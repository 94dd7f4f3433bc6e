import DataDetectors
import DocumentModel

/// The characters that the texts of a table's column are made of, where the column tells.
///
/// A column of emails has the characters of addresses, without capitals unless sure addresses have
/// some. A column of numbers, dates or phones has digits and the marks that its sure cells show.
/// Other columns have no alphabet of their own.
struct ColumnAlphabet: Equatable {
  /// What the column holds.
  enum Kind: Equatable {
    case emails
    case numbers
  }

  let kind: Kind
  /// The characters, sorted; a space is among them where texts have spaces.
  let characters: String

  /// Judges the texts of a column, headers left out; `nil` where they tell nothing.
  init?(
    of cells: [[RecognizedWord]], thresholds: TargetedReadingThresholds.Columns
  ) {
    let filled = cells.filter { !$0.isEmpty }
    func isEnough(_ count: Int) -> Bool {
      count >= thresholds.fewestCells
        && Double(count) >= thresholds.smallestShare * Double(filled.count)
    }
    let sure = filled.filter { $0.leastConfidence >= thresholds.sureConfidence }
    let emails = filled.map(\.line).filter { Self.isEmail($0) }
    if isEnough(emails.count) {
      let hasCapitals = sure.contains { words in
        Self.isEmail(words.line) && words.line.count(where: \.isUppercase) > 1
      }
      kind = .emails
      characters = Self.sorted(
        Self.digits + "@._-+" + Self.smallLetters
          + (hasCapitals ? Self.smallLetters.uppercased() : ""))
      return
    }
    let numbers = sure.map(\.line).filter { Self.isNumeric($0) }
    guard isEnough(numbers.count) else { return nil }
    kind = .numbers
    characters = Self.sorted(Self.digits + numbers.joined())
  }

  /// Whether a text has no other characters.
  func covers(_ text: String) -> Bool { text.allSatisfy { characters.contains($0) } }

  /// Whether a text is a whole value of the column's kind, as printed.
  func isWhole(_ text: String) -> Bool {
    switch kind {
    case .emails: Self.isEmail(text)
    case .numbers: covers(text) && text.contains(where: \.isNumber)
    }
  }

  private static let digits = "0123456789"
  private static let smallLetters = "abcdefghijklmnopqrstuvwxyz"

  private static func sorted(_ characters: String) -> String { String(Set(characters).sorted()) }

  /// Whether a text is an address and nothing else, with nothing to repair.
  private static func isEmail(_ text: String) -> Bool {
    guard text.contains("@"), !text.contains(" ") else { return false }
    let matches = DataDetector.matches(in: text)
    guard let match = matches.first, matches.count == 1, match.repair == nil,
      case .emailAddress = match.details
    else { return false }
    return match.utf8Range == 0..<text.utf8.count
  }

  /// Whether a text is made of digits and marks, with digits in the majority.
  private static func isNumeric(_ text: String) -> Bool {
    let marks = "+-.,:/()%$€£¥ ’'"
    let count = text.count { digits.contains($0) }
    return count * 2 > text.count && text.allSatisfy { digits.contains($0) || marks.contains($0) }
  }
}
