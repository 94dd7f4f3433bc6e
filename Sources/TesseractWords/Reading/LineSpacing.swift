#if Tesseract
  /// Tells between which pieces of an engine's text line a space stands.
  ///
  /// Models of Korean give every syllable as a word; only the line's own text has the spaces.
  struct LineSpacing {
    // By scalars, since pieces of Thai begin with marks that belong to the letter before.
    private var rest: Substring.UnicodeScalarView
    private var isStart = true

    /// The scripts whose models give a word, or a text without spaces, in pieces.
    static let scriptsInPieces: Set<String> = [
      "Hang", "Hani", "Hans", "Hant", "Hira", "Jpan", "Kana", "Khmr", "Kore", "Laoo", "Mymr",
      "Thai",
    ]

    /// Begins at the start of a line with its whole text.
    init(_ line: String) { rest = line.unicodeScalars[...] }

    /// Whether the next piece of the line follows the one before without a space; false where the
    /// line's text doesn't go on with it.
    mutating func followsDirectly(_ piece: String) -> Bool {
      let text = rest.drop(while: \.properties.isWhitespace)
      guard text.starts(with: piece.unicodeScalars) else { return false }
      let isDirect = !isStart && text.startIndex == rest.startIndex
      rest = text.dropFirst(piece.unicodeScalars.count)
      isStart = false
      return isDirect
    }
  }
#endif
