/// The make-up of one carrier's parcel numbers.
struct TrackingFormat: Sendable {
  /// How the last characters prove the rest.
  enum Check: Equatable {
    case none
    /// Weights for the characters at even and at odd places, of the characters from an offset on.
    case mod10(even: Int, odd: Int, from: Int, prefix: String = "")
    /// The remainder by 11, then by 10, of the 12 or 14 characters that end at a count.
    case weights(end: Int, length: Int)
    /// The remainder by 7 of all digits before the last.
    case mod7
    /// ISO 7064 with 36 characters.
    case mod37
    case luhn
    /// The sum of the Universal Postal Union's standard S10, and a country that has a post.
    case postal
  }

  /// What a number of the format must have beside its characters and check digit.
  enum Evidence {
    /// Nothing: its letters or first digits tell it.
    case none
    /// A line of its own.
    case ownLine
    /// Words that say what it is, or to be the whole text, as a short number with a check digit.
    case wholeText
    /// Words that say what it is.
    case words
  }

  let carrier: String
  let pattern: [CharacterSet]
  let check: Check
  let evidence: Evidence

  /// A set of capital letters and digits.
  struct CharacterSet: Equatable, Sendable {
    private let digits: UInt16
    private let letters: UInt32

    /// Whether a letter or digit belongs to the set.
    func contains(_ unit: UInt8) -> Bool {
      unit.isDigit
        ? digits & 1 << UInt16(unit & 0x0F) != 0
        : unit.isUppercase && letters & 1 << UInt32(unit & 0x1F) != 0
    }

    /// Whether any digit belongs to the set.
    var holdsDigits: Bool { digits != 0 }
    /// Whether any letter belongs to the set.
    var holdsLetters: Bool { letters != 0 }

    /// Creates the set that "#" (digits), "@" (letters), "*" (both) or other characters stand for.
    init(_ units: ArraySlice<UInt8>) {
      var digits: UInt16 = 0
      var letters: UInt32 = 0
      for unit in units {
        switch Unicode.Scalar(unit) {
        case "#": digits |= 0x3FF
        case "@": letters |= 0x07FF_FFFE
        case "*": (digits, letters) = (0x3FF, 0x07FF_FFFE)
        default:
          if unit.isDigit { digits |= 1 << UInt16(unit & 0x0F) }
          if unit.isUppercase { letters |= 1 << UInt32(unit & 0x1F) }
        }
      }
      self.digits = digits
      self.letters = letters
    }
  }

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - carrier: who carries the parcel.
  ///   - pattern: parts with blanks between: characters that stand for themselves, "#" for a digit,
  ///     "@" for a letter, "*" for both, several in brackets for one of them, and any of these
  ///     with "x" and a count.
  ///   - check: how the last characters prove the rest.
  ///   - evidence: what else is needed.
  init(_ carrier: String, _ pattern: String, _ check: Check = .none, _ evidence: Evidence = .none) {
    var sets: [CharacterSet] = []
    for part in pattern.split(separator: " ") {
      let ends = part.split(separator: "x", maxSplits: 1)
      let units = Array((ends.first ?? part).utf8)
      let isChoice = units.first == .ascii("[")
      let classes = isChoice ? [CharacterSet(units[...])] : units.map { CharacterSet([$0]) }
      let count = ends.count == 2 ? Int(ends[1]) ?? 1 : 1
      for _ in 0..<count { sets += classes }
    }
    self.carrier = carrier
    self.pattern = sets
    self.check = check
    self.evidence = evidence
  }

  /// Whether the first characters are of the right kinds.
  func fits(_ units: [UInt8]) -> Bool {
    zip(pattern, units).allSatisfy { $0.contains($1) }
  }
}
