internal import Foundation

/// A number with the words that multiply it, and the smaller numbers that are added after them.
///
/// "5 million", "2 crore 50 lakh", "4천 820만", "1万6千": each further part is smaller than the unit
/// of the one before it.
struct ScaledNumber {
  /// Where it stands, with its words.
  var range: Range<Int>
  /// The value; a doubtful mark is a decimal mark where the language says so.
  var value: Decimal
  /// The power of ten of the one word after the only number; 0 for none and for sums.
  var scale: Int
  /// The number after it.
  var next: Int
}

/// Reads the words that multiply numbers.
struct ScaledNumberReader {
  let text: ScannedText
  let numbers: [WrittenNumber]
  /// Whether a comma before three digits is a decimal mark, and a point groups.
  let hasDecimalComma: Bool
  /// What stands at each number, which detectors ask for again as the end of ranges and sums.
  private let parts: PlaceMemory<Part?>

  init(text: ScannedText, numbers: [WrittenNumber], hasDecimalComma: Bool) {
    self.text = text
    self.numbers = numbers
    self.hasDecimalComma = hasDecimalComma
    parts = PlaceMemory(count: numbers.count)
  }

  /// The scaled number at a place, or `nil` when no word multiplies it.
  ///
  /// - Parameters:
  ///   - place: the number.
  ///   - start: the offset before which nothing is taken.
  /// - Returns: the number with its words, or `nil`.
  func read(at place: Int, notBefore start: Int) -> ScaledNumber? {
    guard let first = part(at: place, mayLackWord: false) else { return nil }
    var total = Decimal(0)
    var section = Decimal(0)
    var lower = first.range.lowerBound
    if let lead = leadingUnit(before: lower, notBefore: start),
      first.small < power(lead.exponent)
    {
      lower = lead.start
      if lead.exponent < Self.myriad {
        section = power(lead.exponent)
      } else {
        total = power(lead.exponent)
      }
    }
    var last = first
    add(first, to: &total, &section)
    var count = 1
    while let next = part(at: place + count, mayLackWord: last.isUnspaced), follows(next, last) {
      add(next, to: &total, &section)
      last = next
      count += 1
      if !next.isScaled { break }
    }
    let isSum = count > 1 || lower < first.range.lowerBound
    return ScaledNumber(
      range: lower..<last.range.upperBound, value: total + section,
      scale: isSum ? 0 : first.smallExponent + first.bigExponent, next: place + count)
  }

  /// The least power of ten that multiplies all that stands before its word.
  private static let myriad = 4

  /// One number with the words right after it.
  private struct Part {
    var range: Range<Int>
    /// The number with the words below ten thousand.
    var small = Decimal(0)
    var smallExponent = 0
    var bigExponent = 0
    var isWhole: Bool
    /// Whether the last word belongs to a script without spaces.
    var isUnspaced = false
    var isScaled: Bool { smallExponent + bigExponent > 0 }
  }

  private func part(at place: Int, mayLackWord: Bool) -> Part? {
    guard var part = parts.value(at: place, find: { findPart(at: place) }),
      part.isScaled || mayLackWord
    else { return nil }
    if !part.isScaled { part.small = numbers[place].value(in: text) }
    return part
  }

  private func findPart(at place: Int) -> Part? {
    guard numbers.indices.contains(place), numbers[place].fraction == nil else { return nil }
    let number = numbers[place]
    var part = Part(range: number.range, isWhole: number.decimalMark == nil)
    while part.smallExponent + part.bigExponent < DetectionThresholds.largestScale {
      let end = part.range.upperBound
      guard let start = text.skipBlanks(from: end, atMost: 1),
        let (exponent, after) = NumberScales.exponent(in: text, at: start),
        let (scalar, _) = text.scalar(before: after)
      else { break }
      if scalar.isUnspacedScript, isPrefix(at: start, endingAt: after) { break }
      if exponent < Self.myriad, part.bigExponent == 0 {
        part.smallExponent += exponent
      } else {
        part.bigExponent += exponent
      }
      part.isUnspaced = scalar.isUnspacedScript
      part.range = part.range.lowerBound..<after
    }
    guard part.isScaled else { return part }
    part.small = number.value(in: text)
    if let mark = number.doubtfulMark,
      (text[mark] == .ascii(",")) == hasDecimalComma
    {
      part.small = number.otherValue(in: text) ?? part.small
      part.isWhole = false
    }
    part.small = multiplied(part.small, by: part.smallExponent)
    return part
  }

  /// Whether a sign such as 千 begins a unit, as in 千克, and not the name of a currency after it.
  private func isPrefix(at start: Int, endingAt end: Int) -> Bool {
    guard let unit = UnitNames.longest(in: text, at: start), unit.end > end else { return false }
    return CurrencyNames.longest(in: text, at: end) == nil
  }

  private func add(_ part: Part, to total: inout Decimal, _ section: inout Decimal) {
    section += part.small
    guard part.bigExponent > 0 else { return }
    total += multiplied(section, by: part.bigExponent)
    section = 0
  }

  /// Whether a number is added to the one before it.
  private func follows(_ next: Part, _ last: Part) -> Bool {
    let gap = next.range.lowerBound - last.range.upperBound
    guard last.isWhole, gap <= 1, gap == 0 || text[last.range.upperBound].isBlank,
      gap == 1 || last.isUnspaced, next.isScaled || last.isUnspaced
    else { return false }
    if last.bigExponent > 0 {
      return multiplied(next.small, by: next.bigExponent) < power(last.bigExponent)
    }
    return next.small < power(last.smallExponent)
  }

  /// A sign such as 천 or 만 alone before a number, which stands for one of its unit.
  private func leadingUnit(
    before offset: Int, notBefore first: Int
  ) -> (exponent: Int, start: Int)? {
    guard let end = text.skipBlanks(before: offset, atMost: 1), end > first,
      let (sign, length) = text.scalar(before: end), sign.isUnspacedScript,
      end - length >= first, text.scalar(before: end - length)?.scalar.isWordGap ?? true,
      let (exponent, after) = NumberScales.exponent(in: text, at: end - length), after == end
    else { return nil }
    return (exponent, end - length)
  }

  private func power(_ exponent: Int) -> Decimal {
    multiplied(1, by: exponent)
  }

  private func multiplied(_ value: Decimal, by exponent: Int) -> Decimal {
    exponent == 0 ? value : Decimal(sign: .plus, exponent: exponent, significand: value)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar stands between words: a blank, a line end or an opening bracket.
  fileprivate var isWordGap: Bool { isBlank || isLineEnd || self == "(" || self == "（" }
}
