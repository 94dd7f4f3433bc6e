/// Escapes text so that Markdown reads it as it is, and no more than that needs.
enum MarkdownEscaping {
  /// Escapes what has a meaning anywhere in a line.
  static func inline(_ text: String) -> String {
    let characters = Array(text)
    var result = ""
    for (index, character) in characters.enumerated() {
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      if isMark(character, before: before, after: after, rest: characters[index...].dropFirst()) {
        result.append("\\")
      }
      result.append(character)
    }
    return result
  }

  private static func isMark(
    _ character: Character, before: Character, after: Character, rest: ArraySlice<Character>
  ) -> Bool {
    switch character {
    case "\\": after.isASCII && (after.isPunctuation || after.isSymbol)
    case "`": true
    case "*": !(before.isWhitespace && after.isWhitespace)
    case "_":
      // Within a word GitHub's Markdown takes it as it is, as in most email addresses.
      !(before.isWordLike && after.isWordLike) && !(before.isWhitespace && after.isWhitespace)
    case "~": before == "~" || after == "~"
    case "<": after.isLetter || after == "/" || after == "!" || after == "?"
    case "&": isEntity(rest)
    case "[": beginsLink(rest)
    default: false
    }
  }

  /// Escapes what has a meaning only at the start of a paragraph.
  static func lineStart(_ text: String) -> String {
    guard let first = text.first else { return text }
    let afterFirst = text.dropFirst()
    switch first {
    case "#":
      let rest = text.drop { $0 == "#" }
      return rest.isEmpty || rest.first == " " ? "\\" + text : text
    case ">": return "\\" + text
    case "-", "+":
      let isRule = text.allSatisfy { $0 == "-" || $0 == " " }
      return afterFirst.isEmpty || afterFirst.first == " " || isRule ? "\\" + text : text
    case "=": return text.allSatisfy { $0 == "=" } ? "\\" + text : text
    case "*" where text == "*" || afterFirst.first == " ": return "\\" + text
    case "_" where text.allSatisfy { $0 == "_" || $0 == " " }: return "\\" + text
    case "|": return "\\" + text
    default: break
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard (1...9).contains(digits.count), let mark = rest.first, mark == "." || mark == ")",
      rest.dropFirst().first == " " || rest.count == 1
    else { return text }
    return digits + "\\" + rest
  }

  /// Keeps number signs at the end of a heading.
  static func headingEnd(_ text: String) -> String {
    guard text.last == "#" else { return text }
    return text.dropLast() + "\\#"
  }

  /// The text as a code block, with a fence longer than any within.
  static func fenced(_ text: String) -> String {
    var (longest, run) = (2, 0)
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return fence + "\n" + text + "\n" + fence
  }

  private static func isEntity(_ rest: ArraySlice<Character>) -> Bool {
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
    return !name.isEmpty && rest.dropFirst(name.count).first == ";"
  }

  private static func beginsLink(_ rest: ArraySlice<Character>) -> Bool {
    guard let end = rest.firstIndex(of: "]") else { return false }
    let next = rest[(end + 1)...].first
    return next == "(" || next == "[" || next == ":"
  }
}

extension Character {
  fileprivate var isWordLike: Bool { isLetter || isNumber || self == "_" }
}
