extension String {
  /// The text with only characters that every format can hold.
  ///
  /// Line ends of all kinds become line feeds; control characters other than tabs and line feeds,
  /// and code points that are no characters, are left out.
  var validCharacters: String {
    guard unicodeScalars.contains(where: { !$0.isPlain }) else { return self }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar.isLineEnd {
        if !(scalar == "\n" && previous == "\r") { result.append("\n") }
      } else if scalar.isAllowed {
        result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  /// The text in one line, each run of tabs and line breaks, with the spaces round it, as a space.
  var singleLine: String {
    guard contains(where: { $0.isNewline || $0 == "\t" }) else { return self }
    var result = ""
    var isBreaking = false
    for character in self {
      if character.isNewline || character == "\t" {
        if !isBreaking { while result.last == " " { result.removeLast() } }
        isBreaking = true
      } else if !(isBreaking && character == " ") {
        if isBreaking, !result.isEmpty { result.append(" ") }
        isBreaking = false
        result.append(character)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is kept without a closer look.
  fileprivate var isPlain: Bool {
    (0x20...0x7E).contains(value) || value == 0x0A || (0xA0...0x2027).contains(value)
  }

  fileprivate var isLineEnd: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  fileprivate var isAllowed: Bool {
    switch value {
    case 0x09: true
    case 0x00...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}
