/// Swift text without its comments and the contents of its string literals.
///
/// Lines stay where they are. Enough of the language for this package's own files: nested comments,
/// plain, raw and multi-line strings, and interpolations, whose code is left out as well.
struct SwiftCode {
  private(set) var lines: [String] = []

  init(_ text: String) {
    var rest = Substring(text)
    var code = ""
    while let character = rest.first {
      if character != "/", character != "\"", character != "#" {
        code.append(character)
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        code += Self.takeComment(&rest)
      } else if let opening = Self.opening(of: rest) {
        code += Self.takeString(&rest, opening)
      } else {
        code.append(character)
        rest.removeFirst()
      }
    }
    lines = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
  }

  private struct Opening {
    var hashes: String
    var quote: String
  }

  private static func opening(of text: Substring) -> Opening? {
    let hashes = String(text.prefix { $0 == "#" })
    let rest = text.dropFirst(hashes.count)
    guard rest.hasPrefix("\"") else { return nil }
    return Opening(hashes: hashes, quote: rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\"")
  }

  private static func takeComment(_ rest: inout Substring) -> String {
    var depth = 0
    var breaks = ""
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else if let character = rest.popFirst(), character.isNewline {
        breaks.append("\n")
      }
    } while depth > 0 && !rest.isEmpty
    return breaks
  }

  private static func takeString(_ rest: inout Substring, _ opening: Opening) -> String {
    rest = rest.dropFirst(opening.hashes.count + opening.quote.count)
    let closing = opening.quote + opening.hashes
    let escape = "\\" + opening.hashes
    var breaks = ""
    while !rest.isEmpty, !rest.hasPrefix(closing) {
      if rest.hasPrefix(escape + "(") {
        rest = rest.dropFirst(escape.count + 1)
        breaks += takeInterpolation(&rest)
      } else if rest.hasPrefix(escape) {
        rest = rest.dropFirst(escape.count + 1)
      } else if let character = rest.popFirst(), character.isNewline {
        breaks.append("\n")
      }
    }
    rest = rest.dropFirst(closing.count)
    return "\"" + breaks + "\""
  }

  private static func takeInterpolation(_ rest: inout Substring) -> String {
    var depth = 1
    var breaks = ""
    while depth > 0, let character = rest.first {
      if let opening = opening(of: rest) {
        breaks += takeString(&rest, opening).filter(\.isNewline)
        continue
      }
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if character.isNewline { breaks.append("\n") }
      rest.removeFirst()
    }
    return breaks
  }
}
