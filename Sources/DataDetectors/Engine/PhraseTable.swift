/// Words and phrases with what they stand for, to be found at a place in a text.
///
/// Names match in any case and with any number of blanks between their words; symbols match in
/// their case alone. A phrase ends where a word does, or anywhere in a script without spaces.
struct PhraseTable<Value: Sendable>: Sendable {
  private var values: [Value] = []
  private var names = PhraseTree()
  private var symbols = PhraseTree()
  /// The last words of phrases, backwards.
  private var lastWords = PhraseTree()

  /// Creates a table; an earlier entry wins over a later one of the same text.
  init(names: [(text: String, value: Value)], symbols: [(text: String, value: Value)] = []) {
    var spellings = CanonicalSpellings()
    for (text, value) in symbols {
      for text in spellings.all(of: text) {
        self.symbols.insert(text.unicodeScalars, values.count)
      }
      insertLastWord(of: text)
      values.append(value)
    }
    for (text, value) in names {
      for text in spellings.all(of: text) {
        self.names.insert(text.unicodeScalars.lazy.map(\.lowercase), values.count)
      }
      insertLastWord(of: text)
      values.append(value)
    }
  }

  private mutating func insertLastWord(of text: String) {
    let word = text.unicodeScalars.reversed().prefix { $0 != " " }
    lastWords.insert(word.lazy.map(\.lowercase), 0)
  }

  /// Whether some phrase ends with the word of a range.
  func mayEnd(with range: Range<Int>, in text: ScannedText) -> Bool {
    var node = PhraseTree.root
    var position = range.upperBound
    while position > range.lowerBound, let (scalar, length) = text.scalar(before: position) {
      guard let next = lastWords.step(from: node, scalar.lowercase) else { return false }
      node = next
      position -= length
    }
    return lastWords.value(at: node) != nil
  }

  /// What the whole of a range stands for.
  func meaning(of range: Range<Int>, in text: ScannedText) -> Value? {
    var walk = Walk()
    var position = range.lowerBound
    while position < range.upperBound, let (scalar, length) = text.scalar(at: position) {
      guard walk.step(scalar, self) else { return nil }
      position += length
    }
    return walk.value(self)
  }

  /// The longest phrase that begins at an offset, and where it ends.
  func longest(in text: ScannedText, at offset: Int) -> (value: Value, end: Int)? {
    var walk = Walk()
    var position = offset
    var found: (Value, Int)?
    while let (scalar, length) = text.scalar(at: position), walk.step(scalar, self) {
      position += length
      guard let value = walk.value(self),
        Self.ends(scalar, before: text.scalar(at: position)?.scalar)
      else { continue }
      found = (value, position)
    }
    return found
  }

  /// A way through symbols, in their case, and names, in any.
  private struct Walk {
    var symbol: PhraseTree.Node? = PhraseTree.root
    var name: PhraseTree.Node? = PhraseTree.root
    var isAfterBlank = false

    /// Goes on with a scalar; `false` when no phrase does.
    mutating func step(_ scalar: Unicode.Scalar, _ table: PhraseTable) -> Bool {
      if scalar.isBlank {
        if isAfterBlank { return true }
        isAfterBlank = true
        symbol = symbol.flatMap { table.symbols.step(from: $0, " ") }
        name = name.flatMap { table.names.step(from: $0, " ") }
      } else {
        isAfterBlank = false
        symbol = symbol.flatMap { table.symbols.step(from: $0, scalar) }
        name = name.flatMap { table.names.step(from: $0, scalar.lowercase) }
      }
      return symbol != nil || name != nil
    }

    func value(_ table: PhraseTable) -> Value? {
      guard !isAfterBlank else { return nil }
      let place =
        symbol.flatMap { table.symbols.value(at: $0) } ?? name.flatMap { table.names.value(at: $0) }
      return place.map { table.values[$0] }
    }
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
    guard properties.changesWhenLowercased else { return self }
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
