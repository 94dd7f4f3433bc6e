/// The scripts that layout treats apart, by their places in Unicode.
enum ScriptRanges {
  /// Whether the scalar is a decimal digit of any script.
  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? ("0"..."9").contains(scalar) : scalar.properties.generalCategory == .decimalNumber
  }

  /// Whether the scalar is a Han or Kana character.
  static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic || ("\u{3040}"..."\u{30FF}").contains(scalar)
      || ("\u{31F0}"..."\u{31FF}").contains(scalar)
  }

  /// Whether the scalar is a Kana character.
  static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{3040}"..."\u{30FF}").contains(scalar) || ("\u{31F0}"..."\u{31FF}").contains(scalar)
  }

  /// Whether the scalar is a Korean character.
  static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{AC00}"..."\u{D7AF}").contains(scalar) || ("\u{1100}"..."\u{11FF}").contains(scalar)
      || ("\u{3130}"..."\u{318F}").contains(scalar)
  }

  /// Whether the scalar is a mark as wide as a Han character, whose room is part of the mark.
  static func isWideMark(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{3001}"..."\u{301F}").contains(scalar) || ("\u{FF01}"..."\u{FF0F}").contains(scalar)
      || ("\u{FF1A}"..."\u{FF20}").contains(scalar) || ("\u{FF3B}"..."\u{FF40}").contains(scalar)
      || ("\u{FF5B}"..."\u{FF65}").contains(scalar)
  }

  /// Whether the scalar is of a script that parts phrases by spaces, but not words: Thai, Lao,
  /// Burmese and Khmer.
  static func isThai(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{0E00}"..."\u{0EFF}").contains(scalar) || ("\u{1000}"..."\u{109F}").contains(scalar)
      || ("\u{1780}"..."\u{17FF}").contains(scalar)
  }

  /// Whether the scalar is a letter or vowel sign of Hindi and its relatives.
  static func isDevanagari(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{0900}"..."\u{097F}").contains(scalar)
  }

  /// Whether the scalar is a Hebrew or Arabic letter.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{0590}"..."\u{08FF}").contains(scalar) || ("\u{FB1D}"..."\u{FDFF}").contains(scalar)
      || ("\u{FE70}"..."\u{FEFF}").contains(scalar)
  }
}
