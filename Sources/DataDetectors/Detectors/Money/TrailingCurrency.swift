/// Reads the sign, code or name of a currency that stands after a number.
struct TrailingCurrency {
  let text: ScannedText

  /// The currency after an amount, and its end.
  func read(after part: MoneyReader.Part) -> (currency: CurrencyNames.Meaning, end: Int)? {
    let end = part.range.upperBound
    guard var next = text.skipBlanks(from: end, atMost: 1) else { return nil }
    if next == end, text[next] == .ascii("-"), text[next + 1].isLetter || text[next + 1] > 0xC2 {
      next += 1
    }
    if part.isScaled, let after = joiningWord(at: next) { next = after }
    guard let (currency, after) = CurrencyNames.longest(in: text, at: next) else {
      if let (hundredths, after) = CurrencyNames.hundredths(in: text, at: next),
        after - next > 1 || text[next] > 0x7F
      {
        return (hundredths, after)
      }
      guard part.isScaled, part.amount >= DetectionThresholds.fewestPoundsOfMoney else {
        return nil
      }
      return CurrencyNames.weighty(in: text, at: next).map { ($0.value, $0.end) }
    }
    // A sign that touches the next number belongs to that.
    if !currency.isWord, WrittenNumber.digit(in: text, at: after) != nil { return nil }
    return (currency, after)
  }

  /// "de", "of", "di" and the like between "million" and a currency.
  private func joiningWord(at offset: Int) -> Int? {
    for units in Self.joiningWords
    where text[offset..<offset + units.count].elementsEqual(units) {
      return offset + units.count
    }
    return nil
  }

  private static let joiningWords = ["de ", "di ", "d'", "d’", "of "].map { Array($0.utf8) }
}
