/// Reads the sign, code or name of a currency that stands before a number.
struct LeadingCurrency {
  let text: ScannedText

  /// The currency before an offset, with the minus sign before or after it.
  func read(
    before offset: Int, notBefore first: Int
  ) -> (currency: CurrencyNames.Meaning, start: Int, isNegative: Bool)? {
    var end = offset
    var isNegative = false
    if let (scalar, length) = text.scalar(before: end), scalar == "-" || scalar == "−" {
      end -= length
      isNegative = true
    }
    guard let signEnd = text.skipBlanks(before: end, atMost: 1) else { return nil }
    if isNegative, signEnd != end { return nil }
    end = signEnd
    if text[end - 1] == .ascii(":"), let (before, _) = text.scalar(before: end - 1),
      before.isCurrencySign
    {
      end -= 1
    }
    guard end > first, let (currency, start) = longest(endingAt: end, notBefore: first) else {
      return nil
    }
    guard !isNegative || !currency.isWord else { return nil }
    if let (scalar, length) = text.scalar(before: start), scalar == "-" || scalar == "−",
      start - length >= first, !currency.isWord, isFree(start - length)
    {
      return (currency, start - length, true)
    }
    return (currency, start, isNegative)
  }

  private func isFree(_ offset: Int) -> Bool {
    guard let (before, _) = text.scalar(before: offset) else { return true }
    return before.isBlank || before.isLineEnd || before == "("
  }

  /// The longest name that ends at an offset and begins where a word does.
  private func longest(
    endingAt end: Int, notBefore first: Int
  ) -> (CurrencyNames.Meaning, Int)? {
    guard let (last, _) = text.scalar(before: end), !last.isLineEnd,
      last.isWordPart || last.isUnspacedScript || last == "." || last == "$" || last == "/"
        || last.isCurrencySign
    else { return nil }
    var position = end
    var found: (CurrencyNames.Meaning, Int)?
    var words = 0
    while position > first, end - position < DetectionThresholds.currencyReach,
      let (scalar, length) = text.scalar(before: position), !scalar.isLineEnd,
      !UInt8(truncatingIfNeeded: scalar.value).isDigit || !scalar.isASCII
    {
      position -= length
      if scalar.isBlank {
        if words == 0,
          !CurrencyNames.mayEnd(with: position + length..<end, in: text)
        {
          break
        }
        words += 1
        if words > 2 { break }
        continue
      }
      if let (before, _) = text.scalar(before: position), position > first, before.isWordPart,
        scalar.isWordPart
      {
        continue
      }
      if let meaning = CurrencyNames.meaning(of: position..<end, in: text) {
        found = (meaning, position)
      }
    }
    return found
  }
}
