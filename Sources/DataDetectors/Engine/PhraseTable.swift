/// Words and phrases with what they stand for, to be found at a place in a text.
///
/// Names match in any case and with any number of blanks between their words; symbols match in
/// their case alone. A phrase ends where a word does, or anywhere in a script without spaces.
struct PhraseTable<Value: Sendable>: Sendable {
  private var names: [String: Value] = [:]
  private var symbols: [String: Value] = [:]
  private var firsts: Set<UInt32> = []
  /// The same for the units of ASCII.
  private var asciiFirsts = [Bool](repeating: false, count: 128)
  /// The beginnings of phrases up to a blank inside them, in lower case.
  private var beginnings: Set<String> = []
  /// The last words of phrases, in lower case.
  private var lastWords: Set<String> = []

  /// Creates a table; an earlier entry wins over a later one of the same text.
  init(names: [(text: String, value: Value)], symbols: [(text: String, value: Value)] = []) {
    for (text, value) in symbols where self.symbols[text] == nil {
      self.symbols[text] = value
      prepare(text)
    }
    for (text, value) in names where self.names[text.lowercased()] == nil {
      self.names[text.lowercased()] = value
      prepare(text)
    }
  }

  private mutating func prepare(_ text: String) {
    if let first = text.unicodeScalars.first {
      for value in [first.value, first.lowercase.value] {
        firsts.insert(value)
        if value < 128 { asciiFirsts[Int(value)] = true }
      }
    }
    for blank in text.indices where text[blank] == " " {
      beginnings.insert(text[..<blank].lowercased())
    }
    if let last = text.split(separator: " ").last { lastWords.insert(last.lowercased()) }
  }

  /// Whether some phrase ends with a word.
  func mayEnd(with word: String) -> Bool { lastWords.contains(word.lowercased()) }

  /// What a whole text stands for.
  subscript(text: String) -> Value? {
    symbols[text] ?? names[text.lowercased()]
  }

  /// The longest phrase that begins at an offset, and where it ends.
  func longest(in text: ScannedText, at offset: Int) -> (value: Value, end: Int)? {
    guard mayBegin(in: text, at: offset) else { return nil }
    var printed: [UInt8] = []
    var folded: [UInt8] = []
    var count = 0
    var position = offset
    var found: (Value, Int)?
    while count < DetectionThresholds.longestPhrase,
      let (scalar, length) = text.scalar(at: position), !scalar.isLineEnd
    {
      position += length
      count += 1
      if scalar.isBlank {
        if folded.last != .ascii(" ") {
          guard beginnings.contains(String(decoding: folded, as: UTF8.self)) else { break }
          folded.append(.ascii(" "))
          printed.append(.ascii(" "))
        }
        continue
      }
      printed += text[position - length..<position]
      if scalar.isASCII {
        folded.append(UInt8(truncatingIfNeeded: scalar.lowercase.value))
      } else {
        folded += String(scalar.lowercase).utf8
      }
      guard Self.ends(scalar, before: text.scalar(at: position)?.scalar) else { continue }
      if let value = value(printed: printed, folded: folded) { found = (value, position) }
    }
    return found
  }

  private func value(printed: [UInt8], folded: [UInt8]) -> Value? {
    symbols[String(decoding: printed, as: UTF8.self)]
      ?? names[String(decoding: folded, as: UTF8.self)]
  }

  private func mayBegin(in text: ScannedText, at offset: Int) -> Bool {
    let unit = text[offset]
    if unit.isASCII {
      return asciiFirsts[Int(unit)] || unit.isUppercase && asciiFirsts[Int(unit | 0x20)]
    }
    guard let (first, _) = text.scalar(at: offset) else { return false }
    return firsts.contains(first.value) || firsts.contains(first.lowercase.value)
  }

  /// Whether a word may end between two scalars.
  private static func ends(_ last: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    guard let next else { return true }
    if next.value == 0xB2 || next.value == 0xB3 { return false }
    return last.isUnspacedScript || !last.isWordPart || !next.isWordPart
  }
}

extension Unicode.Scalar {
  /// The scalar in lower case, where that is one scalar.
  var lowercase: Unicode.Scalar {
    if isASCII {
      return value >= 0x41 && value <= 0x5A ? Unicode.Scalar(UInt8(value) | 0x20) : self
    }
    let mapped = properties.lowercaseMapping.unicodeScalars
    guard mapped.count == 1, let first = mapped.first else { return self }
    return first
  }

  var isBlank: Bool {
    value == 0x20 || value == 0x09 || value == 0xA0 || value == 0x202F || value == 0x2009
  }

  var isCurrencySign: Bool {
    isASCII ? self == "$" : properties.generalCategory == .currencySymbol
  }

  var isLineEnd: Bool { value == 0x0A || value == 0x0D }

  /// Whether the scalar is a letter, mark or digit of a script written with spaces.
  var isWordPart: Bool {
    isASCII ? UInt8(value).isLetterOrDigit : isSpacedLetter
  }
}
