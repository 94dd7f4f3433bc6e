/// Letters and digits that stand on one line, perhaps in groups with blanks or hyphens between.
struct SpacedCode {
  /// The characters, letters in upper case.
  private(set) var units: [UInt8] = []
  /// Where each character stands.
  private(set) var places: [Int] = []
  /// How many characters stand before the end of each group.
  private(set) var groupEnds: [Int] = []
  /// The first character between a group and the next.
  private(set) var marks: [UInt8] = []

  /// Reads a code from the start of a word.
  ///
  /// - Parameters:
  ///   - text: where it stands.
  ///   - start: the offset of its first character.
  ///   - most: how many characters are read at most; a group that goes on is cut there.
  ///   - mostGroups: how many groups are read at most where they aren't of one character each.
  init(in text: ScannedText, at start: Int, most: Int, mostGroups: Int = .max) {
    units.reserveCapacity(most + 1)
    places.reserveCapacity(most + 1)
    var position = start
    while units.count <= most {
      let unit = text[position]
      if unit.isLetterOrDigit {
        units.append(unit.isLowercase ? unit & 0xDF : unit)
        places.append(position)
        position += 1
        continue
      }
      guard unit.isASCII else { break }
      groupEnds.append(units.count)
      // More groups are only read where each is one character.
      if groupEnds.count >= mostGroups, groupEnds.count < units.count { break }
      var next = position
      while text[next].isBlank, next - position < DetectionThresholds.widestCodeGap { next += 1 }
      if text[next] == .ascii("-"), next == position || groupEnds.count == units.count {
        // Where all characters have blanks between, the hyphen has them too.
        next += 1
        if next > position + 1, text[next].isBlank { next += 1 }
      }
      guard next > position, text[next].isLetterOrDigit else { break }
      marks.append(unit)
      position = next
    }
  }

  /// The lengths of the groups up to a count of characters that ends one, or `nil`.
  func shape(upTo count: Int) -> [Int]? {
    guard let last = groupEnds.firstIndex(of: count) else { return nil }
    return (0...last).map { $0 == 0 ? groupEnds[0] : groupEnds[$0] - groupEnds[$0 - 1] }
  }

  /// Whether the groups up to a count of characters have the same mark between them.
  func hasOneMark(upTo count: Int) -> Bool {
    guard let last = groupEnds.firstIndex(of: count) else { return false }
    return marks.prefix(last).allSatisfy { $0 == marks.first }
  }

  /// Where the first characters stand.
  func range(upTo count: Int) -> Range<Int> {
    guard count > 0, count <= places.count else { return 0..<0 }
    return places[0]..<places[count - 1] + 1
  }
}

/// Sums that the last characters of codes are checked by.
enum CheckDigits {
  /// The value of a digit, or of a letter counted on from 10.
  static func value(_ unit: UInt8) -> Int {
    unit.isDigit ? Int(unit & 0x0F) : Int(unit & 0x1F) + 9
  }

  /// Whether a card number satisfies Luhn's sum.
  static func satisfyLuhn(_ units: ArraySlice<UInt8>) -> Bool {
    var sum = 0
    for (place, unit) in units.reversed().enumerated() {
      let digit = Int(unit & 0x0F)
      sum += place % 2 == 0 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9
    }
    return sum % 10 == 0
  }

  /// The remainder by 97 of a bank account number, its first four characters moved to the end.
  static func remainder97(_ units: [UInt8]) -> Int {
    (units.dropFirst(4) + units.prefix(4)).reduce(0) { sum, unit in
      let value = value(unit)
      return (sum * (value > 9 ? 100 : 10) + value) % 97
    }
  }
}
