/// One word or number of a text, as addresses are read.
struct AddressToken: Sendable {
  /// What stands between a token and the one before it, the strongest mark counting.
  enum Gap: Int, Sendable, Comparable {
    /// Nothing but blanks.
    case blank
    /// A bracket.
    case bracket
    /// A dash between blanks, or a slash.
    case dash
    /// A comma.
    case comma
    /// The end of a line.
    case line
    /// Something that no address runs over.
    case hard

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Where it stands: offsets into the UTF-8 view of the text.
  let range: Range<Int>
  /// What stands before it.
  let gap: Gap
  /// Whether a dot follows at once.
  let hasDot: Bool
  /// In lower case and without accents; without dots between single letters.
  let word: String
  /// How many digits it has.
  let digits: Int
  /// How many letters it has.
  let letters: Int
  /// Whether it begins with an uppercase letter.
  let isCapitalised: Bool
  /// Whether it begins with a letter of a script that has no case.
  let hasNoCase: Bool
  let roles: StreetWords.Roles
  /// Whether it is a number that is part of a longer one, such as a time or an amount.
  let isFragment: Bool
  /// Whether it is a number in order, such as "8th" or "18e".
  let isOrdinal: Bool

  /// Whether it begins a part that commas or lines set apart.
  var beginsCell: Bool { gap >= .bracket }

  /// Whether it may be a house number: up to six digits, ranges, and a letter or two beside them.
  var isHouseNumber: Bool {
    digits > 0 && digits <= 9 && letters <= 2 && !isOrdinal && !isFragment
      && (digits <= 6 || word.contains(where: { "-–—/".contains($0) }))
  }

  /// Whether it may stand in the name of a street or town.
  var isName: Bool {
    isCapitalised || hasNoCase || digits > 0 && letters > 0 || roles.contains(.connector)
  }

  /// Whether a word with digits and letters is a number in order.
  static func isOrdinal(_ word: String) -> Bool {
    ordinalEndings.contains(String(word.drop { $0.isNumber }))
  }

  private static let ordinalEndings: Set<String> = [
    "st", "nd", "rd", "th", "e", "er", "ere", "eme", "do", "ta", "ti", "nda", "ª", "º",
  ]
}
