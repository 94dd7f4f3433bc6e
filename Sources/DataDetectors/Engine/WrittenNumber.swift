internal import Foundation

/// A number in digits, with the marks that group them.
struct WrittenNumber {
  /// Where it stands, without a sign.
  let range: Range<Int>
  /// Where its decimal mark stands.
  let decimalMark: Int?
  /// The only mark it holds, with three digits after it: a decimal mark in some languages, one
  /// that groups in others.
  let doubtfulMark: Int?
  /// How many digits it has.
  let digits: Int
  /// Whether nothing but digits belongs to it.
  let isPlain: Bool
  /// Numerator and denominator of a fraction in one character.
  var fraction: (Int, Int)?
  /// The value of a character such as 三.
  var ideographic: Int?

  /// The value, with a doubtful mark taken as one that groups.
  func value(in text: ScannedText) -> Decimal { value(in: text, decimalMark: decimalMark) }

  /// The value, with a doubtful mark taken as a decimal mark.
  func otherValue(in text: ScannedText) -> Decimal? {
    doubtfulMark.map { value(in: text, decimalMark: $0) }
  }

  /// The value of a number that is nothing but a few digits.
  func wholeNumber(in text: ScannedText) -> Int? {
    guard isPlain, digits <= Self.mostExactDigits, range.count == digits else { return nil }
    return text[range].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }

  /// How many digits a binary floating-point number holds exactly.
  private static let mostExactDigits = 15

  private func value(in text: ScannedText, decimalMark: Int?) -> Decimal {
    if let whole = ideographic ?? wholeNumber(in: text) { return Decimal(whole) }
    if let (above, below) = fraction { return Decimal(above) / Decimal(below) }
    var significand = Decimal(0)
    var part = 0
    var scale = 1
    var exponent = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard let (digit, length) = Self.digit(in: text, at: offset) else {
        offset += text.scalar(at: offset)?.length ?? 1
        continue
      }
      part = part * 10 + digit
      scale *= 10
      if let decimalMark, offset > decimalMark { exponent -= 1 }
      if scale >= 1_000_000_000_000_000 {
        significand =
          significand == 0 ? Decimal(part) : significand * Decimal(scale) + Decimal(part)
        (part, scale) = (0, 1)
      }
      offset += length
    }
    significand = significand == 0 ? Decimal(part) : significand * Decimal(scale) + Decimal(part)
    return exponent == 0
      ? significand : Decimal(sign: .plus, exponent: exponent, significand: significand)
  }

  /// The digit that begins at an offset and its length: ASCII, full-width, Arabic or Devanagari.
  static func digit(in text: ScannedText, at offset: Int) -> (value: Int, length: Int)? {
    let unit = text[offset]
    if unit.isDigit { return (Int(unit & 0x0F), 1) }
    guard unit == 0xEF || unit == 0xD9 || unit == 0xDB || unit == 0xE0,
      let (scalar, length) = text.scalar(at: offset)
    else { return nil }
    for zero: UInt32 in [0xFF10, 0x0660, 0x06F0, 0x0966]
    where (zero..<zero + 10).contains(scalar.value) {
      return (Int(scalar.value - zero), length)
    }
    return nil
  }
}
