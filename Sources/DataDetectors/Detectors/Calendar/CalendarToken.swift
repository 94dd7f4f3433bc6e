/// A number, word or mark, as dates and times are made of.
struct CalendarToken {
  enum Kind: Equatable {
    /// A number of up to eight digits; longer ones are no part of a date and have the value -1.
    case number(Int, digits: Int)
    indirect case word(CalendarWord)
    case otherWord
    /// An ASCII mark; dashes of all kinds are "-", full-width marks as their narrow ones, others 0.
    case mark(UInt8)
  }

  let kind: Kind
  let range: Range<Int>
  /// How many blanks stand before it; a line end counts as many.
  let blanks: Int

  /// What a line end counts as, in blanks.
  static let lineEnd = 1000

  /// The tokens of a text, by place.
  static func all(in text: ScannedText, lexicon: CalendarLexicon) -> [CalendarToken] {
    var tokens: [CalendarToken] = []
    tokens.reserveCapacity(text.count / 4)
    var position = 0
    var blanks = 0
    while let (scalar, length) = text.scalar(at: position) {
      if scalar.isBlank || scalar.isLineEnd || scalar.value == 0x3000 {
        blanks += scalar.isLineEnd ? lineEnd : 1
        position += length
        continue
      }
      let (kind, end) = read(scalar, length, at: position, in: text, lexicon)
      tokens.append(CalendarToken(kind: kind, range: position..<end, blanks: blanks))
      blanks = 0
      position = end
    }
    return tokens
  }

  private static func read(
    _ scalar: Unicode.Scalar, _ length: Int, at position: Int, in text: ScannedText,
    _ lexicon: CalendarLexicon
  ) -> (Kind, end: Int) {
    if let number = number(in: text, at: position) { return number }
    var end = position
    while let next = letter(in: text, at: end) { end += next }
    if end > position {
      guard end - position <= longestWord, lexicon.mayKnow(text[position..<end]),
        let word = lexicon.meaning(of: text.string(position..<end))
      else { return (.otherWord, end) }
      return (.word(word), end)
    }
    if scalar.isUnspacedScript {
      if let (word, end) = lexicon.unspacedWord(in: text, at: position) {
        return (word == CalendarWord() ? .otherWord : .word(word), end)
      }
      if let (value, digits, end) = IdeographicNumber.read(in: text, at: position) {
        return (.number(value, digits: digits), end)
      }
    }
    return (.mark(mark(scalar)), position + length)
  }

  private static let longestWord = 32

  private static func number(in text: ScannedText, at start: Int) -> (Kind, end: Int)? {
    var value = 0
    var count = 0
    var end = start
    while let (digit, length) = WrittenNumber.digit(in: text, at: end) {
      value = count < 8 ? value * 10 + digit : -1
      count += 1
      end += length
    }
    return count > 0 ? (.number(value, digits: count), end) : nil
  }

  private static func mark(_ scalar: Unicode.Scalar) -> UInt8 {
    switch scalar.value {
    case 0x21...0x7E: UInt8(scalar.value)
    case 0x2010...0x2015, 0x2212, 0x301C, 0x30FC, 0xFF5E: .ascii("-")
    case 0xFF01...0xFF5D: UInt8(scalar.value - 0xFF01 + 0x21)
    case 0x3001, 0x060C: .ascii(",")
    case 0x2019: .ascii("'")
    default: 0
    }
  }

  private static func letter(in text: ScannedText, at offset: Int) -> Int? {
    if text[offset].isASCII { return text[offset].isLetter ? 1 : nil }
    guard let (scalar, length) = text.scalar(at: offset), scalar.isSpacedLetter,
      WrittenNumber.digit(in: text, at: offset) == nil
    else { return nil }
    return length
  }
}
