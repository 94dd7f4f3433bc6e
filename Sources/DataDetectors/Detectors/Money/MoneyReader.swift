internal import Foundation

/// Reads one amount around a number, with or without a currency.
struct MoneyReader {
  let text: ScannedText
  let numbers: [WrittenNumber]
  private let scales: ScaledNumberReader

  init(scales: ScaledNumberReader) {
    text = scales.text
    numbers = scales.numbers
    self.scales = scales
  }

  /// What was read around one number.
  struct Part {
    var range: Range<Int>
    var amount: Decimal
    /// The amount if a doubtful mark is a decimal mark.
    var otherAmount: Decimal?
    var currency: CurrencyNames.Meaning?
    var isNegative = false
    /// Whether the currency stands before the number.
    var isLeading = false
    /// Whether a word such as "million" stands after the number.
    var isScaled = false
    var scale = 0
    /// The number after it.
    var next: Int
  }

  /// The amount at a number; its currency may be missing.
  ///
  /// - Parameters:
  ///   - place: the number.
  ///   - start: the offset before which nothing is taken.
  /// - Returns: what was read, or `nil` when the number belongs to something else.
  func read(at place: Int, notBefore start: Int) -> Part? {
    let number = numbers[place]
    guard number.range.lowerBound >= start, number.fraction == nil else { return nil }
    var part = Part(
      range: number.range, amount: number.value(in: text), otherAmount: number.otherValue(in: text),
      next: place + 1)
    scale(&part, place, notBefore: start)
    let lower = part.range.lowerBound
    let leading = LeadingCurrency(text: text).read(before: lower, notBefore: start)
    let trailing = TrailingCurrency(text: text).read(after: part)
    if let leading, !(leading.currency.isWord && trailing != nil) {
      part.currency = leading.currency
      part.range = leading.start..<part.range.upperBound
      part.isNegative = leading.isNegative
      part.isLeading = true
      if let trailing, refines(leading.currency, trailing.currency),
        !precedesNumber(trailing.end)
      {
        part.currency = trailing.currency
        part.range = part.range.lowerBound..<trailing.end
      }
    } else if let trailing, touchesNothing(lower) {
      part.currency = trailing.currency
      part.range = part.range.lowerBound..<trailing.end
      if let sign = sign(before: lower), sign >= start {
        part.isNegative = true
        part.range = sign..<part.range.upperBound
      }
      scaleAfterCode(&part)
      if trailing.currency.isHundredth {
        divide(&part)
      } else {
        HundredthsReader(text: text, numbers: numbers).add(to: &part)
      }
    } else if !touchesNothing(lower) {
      return nil
    }
    if part.isLeading {
      guard !isCode(number, part) else { return nil }
      guard !runsOn(part.range.upperBound) else { return nil }
      HundredthsReader(text: text, numbers: numbers).add(to: &part)
    }
    return part
  }

  // MARK: After the number

  private func scale(_ part: inout Part, _ place: Int, notBefore start: Int) {
    if let scaled = scales.read(at: place, notBefore: start) {
      part.amount = scaled.value
      part.otherAmount = nil
      part.range = scaled.range
      part.scale = scaled.scale
      part.isScaled = true
      part.next = scaled.next
    } else if let next = text.skipBlanks(from: part.range.upperBound, atMost: 1),
      let (exponent, after) = letterScale(at: next, touches: next == part.range.upperBound)
    {
      multiply(&part, by: exponent, upTo: after)
    }
  }

  /// Multiplies an amount by a power of ten, whose word ends at an offset.
  private func multiply(_ part: inout Part, by exponent: Int, upTo end: Int) {
    part.amount *= Decimal(sign: .plus, exponent: exponent, significand: 1)
    part.otherAmount = nil
    part.scale = exponent
    part.isScaled = true
    part.range = part.range.lowerBound..<end
  }

  /// "k", "m" and "b" right after a number, or before a currency's code as in "MUSD".
  private func letterScale(at offset: Int, touches: Bool) -> (value: Int, end: Int)? {
    let exponent: Int
    switch Unicode.Scalar(text[offset]) {
    case "k", "K": exponent = 3
    case "m", "M": exponent = 6
    case "b", "B": exponent = 9
    default: return nil
    }
    let next = text[offset + 1]
    if touches, !next.isLetterOrDigit, next.isASCII { return (exponent, offset + 1) }
    guard let (currency, _) = CurrencyNames.longest(in: text, at: offset + 1), !currency.isWord
    else { return nil }
    return (exponent, offset + 1)
  }

  private func refines(_ sign: CurrencyNames.Meaning, _ name: CurrencyNames.Meaning) -> Bool {
    guard !name.isHundredth, name.key.first != "{" else { return false }
    if sign.key == name.key { return true }
    return sign.key == "{$}" && (name.key.hasSuffix("D") || name.key == "MXN")
  }

  private func precedesNumber(_ offset: Int) -> Bool {
    guard let next = text.skipBlanks(from: offset, atMost: 1) else { return false }
    return WrittenNumber.digit(in: text, at: next) != nil
  }

  /// "75 USD million".
  private func scaleAfterCode(_ part: inout Part) {
    guard !part.isScaled, part.currency?.isWord == false,
      let next = text.skipBlanks(from: part.range.upperBound, atMost: 1),
      next > part.range.upperBound,
      let (exponent, after) = NumberScales.exponent(in: text, at: next)
    else { return }
    multiply(&part, by: exponent, upTo: after)
  }

  private func divide(_ part: inout Part) {
    part.amount /= 100
    part.otherAmount = part.otherAmount.map { $0 / 100 }
  }

  // MARK: Around the number

  /// Whether nothing before a number makes it part of something else.
  private func touchesNothing(_ offset: Int) -> Bool {
    guard let (before, _) = text.scalar(before: offset) else { return true }
    if before.isWordPart { return false }
    switch before {
    case ".", ",", "/", ":", "#", "_", "=":
      guard let (earlier, _) = text.scalar(before: offset - 1) else { return true }
      return !earlier.isWordPart && before != "#" && before != "_"
    default: return true
    }
  }

  private func runsOn(_ offset: Int) -> Bool {
    guard let (next, length) = text.scalar(at: offset) else { return false }
    if next == "%" || next == "_" { return true }
    if next == "." || next == "," || next == "'" { return false }
    return next == "/" && WrittenNumber.digit(in: text, at: offset + length) != nil
      && WrittenNumber.digit(in: text, at: offset + length + 2) != nil
  }

  /// Whether two letters before plain digits begin a postcode or an account's number.
  private func isCode(_ number: WrittenNumber, _ part: Part) -> Bool {
    let start = part.range.lowerBound
    guard number.isPlain, !part.isScaled, number.range.lowerBound - start == 2,
      text[start].isUppercase, text[start + 1].isUppercase,
      let next = text.skipBlanks(from: number.range.upperBound, atMost: 1)
    else { return false }
    return next > number.range.upperBound && text[next].isLetterOrDigit
      && (text[next].isDigit || text[next + 1].isDigit)
  }

  private func sign(before offset: Int) -> Int? {
    guard let (scalar, length) = text.scalar(before: offset), scalar == "-" || scalar == "−" else {
      return nil
    }
    guard let (earlier, _) = text.scalar(before: offset - length) else { return offset - length }
    return earlier.isBlank || earlier.isLineEnd || earlier == "(" ? offset - length : nil
  }
}
