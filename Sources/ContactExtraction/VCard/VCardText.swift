/// Escapes and folds the text of vCards.
enum VCardText {
  /// The longest line in octets, without its line break.
  static let longestLine = 75

  /// Escapes what RFC 6350 gives a meaning in values: backslash, comma, semicolon and line breaks.
  ///
  /// Colons need no escape, and readers refuse one.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\\\"
      case ",": result += "\\,"
      case ";": result += "\\;"
      case _ where character.isNewline: result += "\\n"
      default: result += withoutControls(String(character))
      }
    }
    return result
  }

  static func withoutControls(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }))
  }

  /// Breaks a line into pieces of at most 75 octets, the further ones behind a space.
  ///
  /// Breaks stand between characters; one that is longer than a line is broken between its code
  /// points.
  static func folded(_ line: String) -> String {
    guard line.utf8.count > longestLine else { return line }
    var result = ""
    var length = 0
    func append(_ piece: String) {
      if length + piece.utf8.count > longestLine {
        result += "\r\n "
        length = 1
      }
      result += piece
      length += piece.utf8.count
    }
    for character in line {
      let piece = String(character)
      if piece.utf8.count < longestLine {
        append(piece)
      } else {
        for scalar in piece.unicodeScalars { append(String(scalar)) }
      }
    }
    return result
  }
}
