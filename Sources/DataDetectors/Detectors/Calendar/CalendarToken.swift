/// A number, word or mark, as dates and times are made of.
struct CalendarToken {
  enum Kind: Equatable {
    /// A number of up to four digits; longer ones are no part of a date and have the value -1.
    case number(Int, digits: Int)
    case word(CalendarWord)
    case otherWord
    /// An ASCII mark; dashes of all kinds are "-", other marks 0.
    case mark(UInt8)
  }

  let kind: Kind
  let range: Range<Int>
  /// How many blanks stand before it; a line end counts as many.
  let blanks: Int

  /// The tokens of a text, by place.
  static func all(in text: ScannedText) -> [CalendarToken] {
    var tokens: [CalendarToken] = []
    var position = 0
    var blanks = 0
    while let (scalar, length) = text.scalar(at: position) {
      var end = position + length
      let kind: Kind
      if scalar.value == 0x20 || scalar.value == 0x09 || scalar.value == 0xA0
        || scalar.value == 0x202F
      {
        blanks += 1
        position = end
        continue
      }
      if scalar.value == 0x0A || scalar.value == 0x0D {
        blanks += lineEnd
        position = end
        continue
      }
      if text[position].isDigit {
        var value = text[position] & 0x0F == 0 ? 0 : Int(text[position] & 0x0F)
        while text[end].isDigit {
          value = end - position < 4 ? value * 10 + Int(text[end] & 0x0F) : -1
          end += 1
        }
        kind = .number(value, digits: end - position)
      } else if let first = letter(in: text, at: position) {
        end = position + first
        while let next = letter(in: text, at: end) { end += next }
        kind =
          end - position <= longestWord
          ? CalendarWord.meaning(of: text.string(position..<end)).map(Kind.word) ?? .otherWord
          : .otherWord
      } else {
        kind = .mark(
          (0x2010...0x2015).contains(scalar.value)
            ? .ascii("-") : scalar.isASCII ? text[position] : 0)
      }
      tokens.append(CalendarToken(kind: kind, range: position..<end, blanks: blanks))
      blanks = 0
      position = end
    }
    return tokens
  }

  /// What a line end counts as, in blanks.
  static let lineEnd = 1000
  private static let longestWord = 24

  private static func letter(in text: ScannedText, at offset: Int) -> Int? {
    if text[offset].isASCII { return text[offset].isLetter ? 1 : nil }
    guard let (scalar, length) = text.scalar(at: offset), scalar.isSpacedLetter else { return nil }
    return length
  }
}
