/// The signs that lists are marked with.
enum MarkerSigns {
  static let bullets = Set("•◦▪■●○‣⁃∙·►▶➤➢✓✔☐☑☒□❑❖◆◇★")
  static let hyphens: Set<String> = ["-", "–", "—", "−", "--", "-—", "—-", "-–"]

  /// The smallest number that is taken for a year rather than a marker.
  static let firstYear = 1000

  /// The number in a circle that a character is, or `nil`.
  static func circledValue(_ character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    for range in circledRanges where range.contains(scalar) {
      return Int(scalar.value) - Int(range.lowerBound.value) + 1
    }
    return nil
  }

  private static let circledRanges: [ClosedRange<Unicode.Scalar>] = [
    "\u{2460}"..."\u{2473}", "\u{2776}"..."\u{277F}", "\u{2780}"..."\u{2789}",
    "\u{278A}"..."\u{2793}",
  ]

  /// The value of a small Roman number in letters of one case, or `nil`.
  static func romanValue(_ text: Substring) -> Int? {
    romanNumbers.firstIndex(of: text.lowercased()).map { $0 + 1 }
  }

  private static let romanNumbers = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv",
    "xvi", "xvii", "xviii", "xix", "xx",
  ]
}

/// What recognisers make of a bullet: a word that marks an item only by where it stands.
enum OddMarker {
  /// Whether a word may be a bullet that was misread.
  ///
  /// Recognisers make a single sign or letter of a bullet, whichever is nearest in shape.
  static func isPossible(_ word: LayoutWord) -> Bool {
    word.characterCount == 1 && word.shape.digitCount == 0 && word.shape.hasWordSpaces
      || texts.contains(word.text)
  }

  /// The bullet that a reading stands for which can't be one.
  static let bullet = "•"

  /// Signs that lists are marked with in print as well.
  static let printedSigns: Set<String> = ["*", "+", "»", "«", "~", "=", ">", "#", "§"]

  /// What bullets are often read as.
  static let texts: Set<String> = [
    "e", "o", "*", "¢", "»", "«", "+", "©", "®", "°", "=", "@", ">", "~", "e@", "ee", "os", "s",
    "¤", "#", "c", "O", "0", "6", "@e", "®e", "oe", "m=", "=m",
    "m", "mw", "wm", "om", "me", "ma", "ms", "e.", "e,", "¢.", "o.", "°.", "+.", "*.", "e-", "¢-",
  ]
}
