/// A text in which letters that were digits in print are digits again.
///
/// In running text only "O" and "l" and their like are put right, and only inside a word that is
/// digits otherwise. Where a phone number is expected, every letter that looks like a digit is, if
/// then nothing but digits and marks remains.
struct MisreadDigits {
  /// The corrected text; it has the same length as the printed one.
  let text: ScannedText
  /// Where units were replaced, in order.
  let places: [Int]

  /// Corrects a text, or is `nil` when there is nothing to correct.
  init?(in text: ScannedText, isExpected: Bool) {
    var units = text.units
    var places: [Int] = []
    let isWhole = isExpected && Self.isOnlyDigitsAndLookAlikes(text)
    var start = 0
    while start < units.count {
      guard units[start].isLetterOrDigit || units[start] == .ascii("|") else {
        start += 1
        continue
      }
      var end = start
      while end < text.count, text[end].isLetterOrDigit || text[end] == .ascii("|") { end += 1 }
      let word = start..<end
      if Self.isMisread(word, in: text, bravely: isExpected) || isWhole {
        for offset in word where !units[offset].isDigit {
          guard let digit = CharacterConfusions.digit(for: units[offset]) else { continue }
          units[offset] = digit
          places.append(offset)
        }
      }
      start = end
    }
    guard !places.isEmpty else { return nil }
    self.text = ScannedText(units: units)
    self.places = places
  }

  private static func isMisread(_ word: Range<Int>, in text: ScannedText, bravely: Bool) -> Bool {
    for offset in word where !text[offset].isDigit {
      guard CharacterConfusions.digit(for: text[offset]) != nil else { return false }
      if !bravely, !isUnmistakable(text[offset]) { return false }
    }
    let digits = text.units[word].count(where: \.isDigit)
    return digits * 2 >= word.count && digits < word.count
      && touchesMark(word, in: text)
  }

  private static func isUnmistakable(_ unit: UInt8) -> Bool {
    unit == .ascii("O") || unit == .ascii("o") || unit == .ascii("l") || unit == .ascii("I")
  }

  /// Whether a mark that numbers are grouped by stands next to the word, or it begins with a plus.
  private static func touchesMark(_ word: Range<Int>, in text: ScannedText) -> Bool {
    [text[word.lowerBound - 1], text[word.upperBound]].contains {
      switch Unicode.Scalar($0) {
      case "-", ".", " ", "(", ")", "/", "+": true
      default: false
      }
    }
  }

  private static func isOnlyDigitsAndLookAlikes(_ text: ScannedText) -> Bool {
    var digits = 0
    var letters = 0
    for unit in text.units {
      if unit.isDigit {
        digits += 1
      } else if unit.isLetter {
        guard CharacterConfusions.digit(for: unit) != nil else { return false }
        letters += 1
      }
    }
    return digits >= letters && digits + letters >= DetectionThresholds.fewestGroupedDigits
  }
}
