internal import Foundation

/// Reads the number of a quantity: with a sign, a fraction, an exponent or a word such as "million".
struct AmountReader {
  let text: ScannedText
  let numbers: [WrittenNumber]
  let hasDecimalComma: Bool
  let scales: ScaledNumberReader

  init(scales: ScaledNumberReader) {
    text = scales.text
    numbers = scales.numbers
    hasDecimalComma = scales.hasDecimalComma
    self.scales = scales
  }

  /// A number that was read.
  struct Amount {
    var range: Range<Int>
    var value: Double
    /// The number after it.
    var next: Int
  }

  /// The amount that begins at a number, or `nil` when the number belongs to something else.
  func read(at place: Int, notBefore start: Int) -> Amount? {
    guard numbers.indices.contains(place) else { return nil }
    let number = numbers[place]
    guard number.range.lowerBound >= start,
      number.range.lowerBound == start || isFree(number.range.lowerBound)
    else { return nil }
    var amount = Amount(
      range: number.range, value: value(of: number), next: place + 1)
    readFraction(&amount, number)
    readExponent(&amount)
    readScale(&amount, place, notBefore: start)
    readTolerance(&amount)
    if let sign = MinusSign(text: text).start(before: number.range.lowerBound), sign >= start {
      amount.value = -amount.value
      amount.range = sign..<amount.range.upperBound
    }
    return amount
  }

  private func value(of number: WrittenNumber) -> Double {
    if let whole = number.wholeNumber(in: text) { return Double(whole) }
    if let (above, below) = number.fraction { return Double(above) / Double(below) }
    var value = number.value(in: text)
    if let mark = number.doubtfulMark, (text[mark] == .ascii(",")) == hasDecimalComma,
      let other = number.otherValue(in: text)
    {
      value = other
    }
    return NSDecimalNumber(decimal: value).doubleValue
  }

  /// Whether nothing before a number makes it part of something else.
  private func isFree(_ offset: Int) -> Bool {
    guard let (before, length) = text.scalar(before: offset) else { return true }
    if before.isWordPart || before.isCurrencySign { return false }
    switch before {
    case ".", ",", "/", ":", "_", "#", "=", "^":
      guard let (earlier, _) = text.scalar(before: offset - length) else { return before != "#" }
      return before != "#" && before != "_" && !earlier.isWordPart
    case "-":
      guard let (earlier, _) = text.scalar(before: offset - length) else { return true }
      return !earlier.isWordPart || earlier.isASCII && UInt8(earlier.value).isDigit
    case _ where before.isBlank:
      guard let (earlier, _) = text.scalar(before: offset - length) else { return true }
      return !earlier.isCurrencySign
    default: return true
    }
  }

  /// "1/2", "10 1/2", "10½".
  private func readFraction(_ amount: inout Amount, _ number: WrittenNumber) {
    if number.isPlain, let below = fraction(from: number, amount.next) {
      amount.value /= below.value
      amount.range = amount.range.lowerBound..<below.end
      amount.next += 1
      return
    }
    guard number.isPlain, numbers.indices.contains(amount.next) else { return }
    let next = numbers[amount.next]
    guard let start = text.skipBlanks(from: amount.range.upperBound, atMost: 1),
      next.range.lowerBound == start
    else { return }
    if next.fraction != nil {
      amount.value += value(of: next)
      amount.range = amount.range.lowerBound..<next.range.upperBound
      amount.next += 1
    } else if next.isPlain, start > amount.range.upperBound,
      let below = fraction(from: next, amount.next + 1), value(of: next) < below.value
    {
      amount.value += value(of: next) / below.value
      amount.range = amount.range.lowerBound..<below.end
      amount.next += 2
    }
  }

  private func fraction(from above: WrittenNumber, _ place: Int) -> (value: Double, end: Int)? {
    guard numbers.indices.contains(place) else { return nil }
    let below = numbers[place]
    guard text[above.range.upperBound] == .ascii("/") || text[above.range.upperBound] == 0xE2,
      let (slash, length) = text.scalar(at: above.range.upperBound), slash == "/" || slash == "⁄",
      below.range.lowerBound == above.range.upperBound + length, below.isPlain, below.digits <= 4
    else { return nil }
    let value = value(of: below)
    return Self.denominators.contains(value) ? (value, below.range.upperBound) : nil
  }

  private static let denominators: Set<Double> = [
    2, 3, 4, 5, 6, 8, 10, 12, 16, 32, 64, 100, 1000,
  ]

  /// "1e-3", "5.5x10-3".
  private func readExponent(_ amount: inout Amount) {
    let end = amount.range.upperBound
    guard text[end] == .ascii("e") || text[end] == .ascii("E") else { return }
    var start = end + 1
    let isNegative = text[start] == .ascii("-")
    if isNegative || text[start] == .ascii("+") { start += 1 }
    var value = 0
    var position = start
    while text[position].isDigit, position - start < 2 {
      value = value * 10 + Int(text[position] & 0x0F)
      position += 1
    }
    guard position > start, !text[position].isLetterOrDigit else { return }
    amount.value *= pow(10, Double(isNegative ? -value : value))
    amount.range = amount.range.lowerBound..<position
    if numbers.indices.contains(amount.next),
      numbers[amount.next].range.lowerBound < position
    {
      amount.next += 1
    }
  }

  /// "million" and the like, "4천 820", and "k" before a blank.
  private func readScale(_ amount: inout Amount, _ place: Int, notBefore start: Int) {
    let end = amount.range.upperBound
    if amount.next == place + 1, end == numbers[place].range.upperBound,
      let scaled = scales.read(at: place, notBefore: start)
    {
      amount.value = NSDecimalNumber(decimal: scaled.value).doubleValue
      amount.range = scaled.range
      amount.next = scaled.next
      let after = scaled.range.upperBound
      for word in ["de ", "di ", "of "] where text.string(after..<after + 4) == " " + word {
        amount.range = amount.range.lowerBound..<after + 3
      }
    } else if text[end] == .ascii("k"), text[end + 1].isBlank {
      amount.value *= 1000
      amount.range = amount.range.lowerBound..<end + 1
    }
  }

  /// "±0.01" belongs to the number before it.
  private func readTolerance(_ amount: inout Amount) {
    guard let start = text.skipBlanks(from: amount.range.upperBound, atMost: 1),
      let (sign, length) = text.scalar(at: start), sign == "±",
      numbers.indices.contains(amount.next),
      numbers[amount.next].range.lowerBound
        == text.skipBlanks(from: start + length, atMost: 1)
    else { return }
    amount.range = amount.range.lowerBound..<numbers[amount.next].range.upperBound
    amount.next += 1
  }
}
