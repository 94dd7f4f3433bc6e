/// Escapes text for the content and the attributes of HTML elements.
enum HTMLEscaping {
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.validCharacters {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }

  /// The text with its line breaks as elements.
  static func lines(_ text: String) -> String {
    escaped(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "<br>")
  }
}
