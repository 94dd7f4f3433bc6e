internal import Foundation

/// Reads an amount, or a range of two amounts of which one may lack its currency.
struct MoneyRangeReader {
  let reader: MoneyReader
  private var text: ScannedText { reader.text }

  /// What was read.
  struct Reading {
    var range: Range<Int>
    var amount: Decimal
    var otherAmount: Decimal?
    var upperAmount: Decimal?
    var currency: CurrencyNames.Meaning?
    var isNegative = false
    /// The number after it.
    var next: Int
  }

  init(reader: MoneyReader) {
    self.reader = reader
  }

  /// The amount or range that begins with a number, or `nil` when no currency belongs to it.
  func read(at place: Int, notBefore start: Int) -> Reading? {
    guard let first = reader.read(at: place, notBefore: start) else { return nil }
    var reading = Reading(
      range: first.range, amount: first.amount, otherAmount: first.otherAmount,
      currency: first.currency, isNegative: first.isNegative, next: first.next)
    if let second = end(of: first) {
      reading.range = first.range.lowerBound..<second.range.upperBound
      reading.currency = first.currency ?? second.currency
      if !first.isScaled, second.isScaled,
        first.currency == nil || !first.isLeading || second.currency == nil
      {
        reading.amount *= Decimal(sign: .plus, exponent: second.scale, significand: 1)
      }
      reading.upperAmount = second.amount
      reading.next = second.next
      if let lead = leadWord(before: reading.range.lowerBound), lead >= start {
        reading.range = lead..<reading.range.upperBound
      }
    }
    return reading.currency == nil ? nil : reading
  }

  private func end(of first: MoneyReader.Part) -> MoneyReader.Part? {
    guard first.next < reader.numbers.count, !first.isNegative else { return nil }
    let end = first.range.upperBound
    let number = reader.numbers[first.next]
    guard number.range.lowerBound - end <= DetectionThresholds.widestRangeGap,
      number.range.lowerBound > end
    else { return nil }
    guard let after = connector(at: end, isPair: { isPair(first) }),
      let second = reader.read(at: first.next, notBefore: after), second.range.lowerBound == after,
      first.currency != nil || second.currency != nil,
      first.currency == nil || second.currency == nil || first.currency?.key == second.currency?.key
    else { return nil }
    if second.currency == nil {
      // Two bare numbers with a dash are a range only when they touch it.
      guard first.isLeading,
        !text[end].isBlank || isPair(first), !text[second.range.upperBound].isLetterOrDigit,
        text[second.range.upperBound] != .ascii("-"), second.amount > first.amount
      else { return nil }
    }
    if first.currency == nil, second.isLeading { return nil }
    return second
  }

  private func isPair(_ first: MoneyReader.Part) -> Bool {
    leadWord(before: first.range.lowerBound) != nil
  }

  /// The offset after a dash or word between the ends of a range.
  private func connector(at end: Int, isPair: () -> Bool) -> Int? {
    guard let start = text.skipBlanks(from: end, atMost: 1) else { return nil }
    for word in Self.connectors {
      if let after = word.end(in: text, at: start, after: end) { return after }
    }
    for word in Self.pairWords {
      if let after = word.end(in: text, at: start, after: end) { return isPair() ? after : nil }
    }
    return nil
  }

  private static let connectors = [
    "-", "–", "—", "~", "〜", "～", "to", "bis", "à", "a", "al", "até", "tot", "till", "hasta",
    "から", "到", "至",
  ].map(JoiningWord.init)

  private static let pairWords = ["and", "und", "et", "y", "e", "en", "och", "и"]
    .map(JoiningWord.init)

  /// The start of "between" or "from" before a range.
  private func leadWord(before offset: Int) -> Int? {
    guard let end = text.skipBlanks(before: offset, atMost: 1), end < offset else { return nil }
    var start = end
    while start > 0, end - start < DetectionThresholds.longestLeadWord,
      let (scalar, length) = text.scalar(before: start),
      scalar.isWordPart
    {
      start -= length
    }
    return Self.leadWords.contains(text.string(start..<end).lowercased()) ? start : nil
  }

  private static let leadWords: Set<String> = [
    "between", "from", "zwischen", "von", "entre", "de", "tra", "fra", "da", "tussen", "van",
    "vanaf", "mellan", "från", "desde",
  ]
}
