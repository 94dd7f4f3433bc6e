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
  /// Whether a character hangs from a line that is drawn over the word, as in Hindi.
  private(set) var isDevanagari = false
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
      let facts = GlyphFacts.facts(of: scalar)
      switch facts.kind {
      case .digit:
        digitCount += 1
        hasLetter = true
        hasAscender = true
      case .letter:
        if isFirst { startsLowercase = facts.isLowercase }
        letterCount += 1
        hasLetter = true
        read(letter: scalar, facts)
      case .sign:
        if facts.isTall {
          hasAscender = true
          hasLetter = true
        }
        if facts.isHanging { hasDescender = true }
      }
      if isFirst, !facts.isWhitespace { isFirst = false }
    }
  }

  /// Whether the word is a number, an amount or a date rather than text.
  var isNumeric: Bool { digitCount > 0 && digitCount >= letterCount }

  private mutating func read(letter: Unicode.Scalar, _ facts: GlyphFacts) {
    if !letter.isASCII, ScriptRanges.isIdeographic(letter) || ScriptRanges.isHangul(letter) {
      isIdeographic = true
      hasWordSpaces = false
      isUnspaced = isUnspaced || !ScriptRanges.isHangul(letter)
    } else if !letter.isASCII, ScriptRanges.isRightToLeft(letter) {
      isRightToLeft = true
      hasAscender = true
      hasDescender = true
    } else if !letter.isASCII, ScriptRanges.isDevanagari(letter) {
      isDevanagari = true
      hasAscender = hasAscender || GlyphLetters.aboveHeadline.contains(letter)
      hasDescender = hasDescender || GlyphLetters.belowLetters.contains(letter)
    } else if facts.isLowercase {
      hasAscender = hasAscender || facts.isTall
      hasDescender = hasDescender || facts.isHanging
      hasSmallLetter = hasSmallLetter || !facts.isTall && !facts.isHanging
    } else {
      hasAscender = true
      if !letter.isASCII, ScriptRanges.isThai(letter) {
        hasWordSpaces = false
        isUnspaced = true
      }
    }
  }
}

/// What a character of itself tells about the shape of a word.
private struct GlyphFacts: Sendable {
  enum Kind: Sendable { case digit, letter, sign }

  let kind: Kind
  let isLowercase: Bool
  let isWhitespace: Bool
  /// Whether it rises above the small letters.
  let isTall: Bool
  /// Whether it hangs below them.
  let isHanging: Bool

  private init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    isWhitespace = properties.isWhitespace
    if ScriptRanges.isDigit(scalar) {
      (kind, isLowercase, isTall, isHanging) = (.digit, false, true, false)
    } else if properties.isAlphabetic || properties.isIdeographic {
      kind = .letter
      isLowercase = properties.isLowercase
      isTall = GlyphLetters.tall.contains(scalar)
      isHanging = GlyphLetters.hanging.contains(scalar)
    } else {
      (kind, isLowercase) = (.sign, false)
      isTall = GlyphLetters.tallSigns.contains(scalar)
      isHanging = GlyphLetters.hangingSigns.contains(scalar)
    }
  }

  /// Those of the characters that are most of all text, looked up once.
  private static let ascii = (0..<UInt8.max).prefix { Unicode.Scalar($0).isASCII }
    .map { Self(Unicode.Scalar($0)) }

  static func facts(of scalar: Unicode.Scalar) -> Self {
    scalar.isASCII ? ascii[Int(scalar.value)] : Self(scalar)
  }
}

/// The letters and signs that rise above or hang below the small letters.
enum GlyphLetters {
  static let tall = Set(
    ("bdfhkltßþðijáàâäãéèêëíìîïóòôöõúùûüñčšžřăğåőű" + "ćńśźżłěďťňůľĺŕđ"
      + "ảẻỉỏủỷỹĩắằẳẵấầẩẫếềểễốồổỗớờởỡứừửữ" + "βδζθλξάέήίόύώϊϋΐΰ" + "бёйї").unicodeScalars)
  static let hanging = Set(
    ("gjpqyçşţýÿµ" + "ąęįųạẹịọụợựậệộặỵģķļņ" + "βγζημξρςφχψή" + "руфў").unicodeScalars)
  /// The signs of Devanagari that stand above the line that letters hang from, and below letters.
  static let aboveHeadline = Set(
    "\u{901}\u{902}\u{93F}\u{940}\u{945}\u{947}\u{948}\u{949}\u{94B}\u{94C}ईऐओऔ".unicodeScalars)
  static let belowLetters = Set("\u{93C}\u{941}\u{942}\u{943}ह".unicodeScalars)
  /// Whether the scalar is a Thai letter without a part that rises or hangs.
  static func isLowThai(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{E01}"..."\u{E2E}").contains(scalar) && !highThai.contains(scalar)
  }
  private static let highThai = Set("ปฝฟฬฐญฎฏ".unicodeScalars)

  static let tallSigns = Set("()[]{}/\\|&%$€£?!#@".unicodeScalars)
  static let hangingSigns = Set("()[]{}/\\|,;$@_".unicodeScalars)
}
