/// What the letters of a word tell about its size and kind.
///
/// A box around "came" is lower than one around "bulge" in the same type; the shape says how much
/// of the type size a word's box covers, so that sizes and baselines of words can be compared.
struct GlyphShape: Hashable, Sendable {
  /// Whether a letter reaches up to the height of capitals.
  private(set) var hasAscender = false
  /// Whether a letter reaches below the baseline.
  private(set) var hasDescender = false
  /// Whether a letter is a small one without anything that rises or hangs.
  private(set) var hasSmallLetter = false
  /// Whether a letter stands on the baseline at all, which dashes and quotation marks don't.
  private(set) var hasLetter = false
  /// Whether a character fills the whole type size, as Han and Kana do.
  private(set) var isIdeographic = false
  /// Whether a character is written from right to left.
  private(set) var isRightToLeft = false
  /// The number of digits.
  private(set) var digitCount = 0
  /// The number of letters that are no digits.
  private(set) var letterCount = 0
  /// Whether the first letter is a lower-case one.
  private(set) var startsLowercase = false
  /// Whether the word's script parts words by spaces; false where one character is of a script that
  /// doesn't, or whose words recognisers can't tell.
  private(set) var hasWordSpaces = true
  /// Whether the script is written without any spaces between words.
  private(set) var isUnspaced = false

  /// Reads a word's text.
  ///
  /// Linear.
  init(_ text: String) {
    var isFirst = true
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      if ScriptRanges.isDigit(scalar) {
        digitCount += 1
        hasLetter = true
        hasAscender = true
      } else if properties.isAlphabetic || properties.isIdeographic {
        if isFirst { startsLowercase = properties.isLowercase }
        letterCount += 1
        hasLetter = true
        read(letter: scalar, isLowercase: properties.isLowercase)
      } else {
        read(sign: scalar)
      }
      if isFirst, !properties.isWhitespace { isFirst = false }
    }
  }

  /// Whether the word is a number, an amount or a date rather than text.
  var isNumeric: Bool { digitCount > 0 && digitCount >= letterCount }

  private mutating func read(letter: Unicode.Scalar, isLowercase: Bool) {
    if ScriptRanges.isIdeographic(letter) || ScriptRanges.isHangul(letter) {
      isIdeographic = true
      hasWordSpaces = false
      isUnspaced = isUnspaced || !ScriptRanges.isHangul(letter)
    } else if ScriptRanges.isRightToLeft(letter) {
      isRightToLeft = true
      hasAscender = true
      hasDescender = true
    } else if isLowercase {
      let (isTall, isHanging) = (
        GlyphLetters.tall.contains(letter), GlyphLetters.hanging.contains(letter)
      )
      hasAscender = hasAscender || isTall
      hasDescender = hasDescender || isHanging
      hasSmallLetter = hasSmallLetter || !isTall && !isHanging
    } else {
      hasAscender = true
      if ScriptRanges.isThai(letter) {
        hasWordSpaces = false
        isUnspaced = true
      }
    }
  }

  private mutating func read(sign: Unicode.Scalar) {
    if GlyphLetters.tallSigns.contains(sign) {
      hasAscender = true
      hasLetter = true
    }
    if GlyphLetters.hangingSigns.contains(sign) { hasDescender = true }
  }
}

/// The letters and signs that rise above or hang below the small letters.
enum GlyphLetters {
  static let tall = Set("bdfhkltßþðijáàâäãéèêëíìîïóòôöõúùûüñčšžřăğåőű".unicodeScalars)
  static let hanging = Set("gjpqyçşţýÿµ".unicodeScalars)
  static let tallSigns = Set("()[]{}/\\|&%$€£?!#@".unicodeScalars)
  static let hangingSigns = Set("()[]{}/\\|,;$@_".unicodeScalars)
}
