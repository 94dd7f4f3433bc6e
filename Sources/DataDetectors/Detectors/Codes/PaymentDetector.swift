/// Finds bank account numbers, card numbers and payment addresses.
///
/// Account numbers need their country's make-up and the right check digits; card numbers a
/// network's first digits, the printed grouping and the right check digit. A payment address is a name, "@"
/// and a known handle without a dot.
struct PaymentDetector {
  let text: ScannedText

  func candidates() -> [Candidate] {
    var found: [Candidate] = []
    var free = 0
    for offset in text.units.indices where offset >= free {
      let unit = text[offset]
      if unit == .ascii("@") {
        guard let next = paymentAddress(around: offset, from: free) else { continue }
        found.append(next)
      } else if unit.isUppercase || unit.isDigit, begins(at: offset),
        let next = unit.isDigit ? card(at: offset, from: free) : account(at: offset)
      {
        found.append(next)
      } else {
        continue
      }
      free = found.last?.range.upperBound ?? free
    }
    return found
  }

  private func begins(at offset: Int) -> Bool {
    let before = text[offset - 1]
    if before.isLetterOrDigit || !before.isASCII { return false }
    if before == .ascii("-") || before == .ascii(".") || before == .ascii(",") {
      return !text[offset - 2].isLetterOrDigit
    }
    return true
  }

  private func candidate(
    _ range: Range<Int>, _ identifier: String,
    _ system: DataDetector.Match.SemanticDetails.PaymentIdentifier.PaymentSystem
  ) -> Candidate {
    Candidate(
      range: range, details: .paymentIdentifier(.init(identifier: identifier, type: system)))
  }

  private func account(at start: Int) -> Candidate? {
    guard text[start + 1].isUppercase,
      let kinds = BankAccountNumbers.kinds(for: text.string(start..<start + 2))
    else { return nil }
    let length = kinds.count + 4
    let code = SpacedCode(in: text, at: start, most: length)
    guard code.units.count >= length, code.shape(upTo: length) != nil else { return nil }
    var units = Array(code.units.prefix(length))
    var isRepaired = false
    for (place, kind) in ([.ascii("n"), .ascii("n")] + kinds).enumerated() {
      let unit = units[place + 2]
      if kind == .ascii("n"), !unit.isDigit {
        guard let digit = CharacterConfusions.digit(for: unit) else { return nil }
        units[place + 2] = digit
        isRepaired = true
      }
      if kind == .ascii("a"), !unit.isLetter { return nil }
    }
    guard CheckDigits.remainder97(units) == 1 else { return nil }
    let range = code.range(upTo: length)
    var found = candidate(
      range, String(decoding: units, as: UTF8.self), .internationalBankAccountNumber)
    if isRepaired {
      found.repair = .init(printed: text.string(range), changes: [.replacedLookAlike])
      found.confidence -= DetectionThresholds.costOfRepair
    }
    return found
  }

  private func card(at start: Int, from free: Int) -> Candidate? {
    // Groups of digits before it make it the rest of another number.
    guard !text[start - 1].isBlank || !text[start - 2].isDigit || free > 0 && free == start - 1
    else { return nil }
    guard hasDigits(of: DetectionThresholds.cardLengths.lowerBound, from: start) else { return nil }
    let code = SpacedCode(in: text, at: start, most: DetectionThresholds.longestCardNumber)
    for length in DetectionThresholds.cardLengths.reversed() where code.units.count >= length {
      let digits = code.units.prefix(length)
      guard let shape = code.shape(upTo: length), digits.allSatisfy(\.isDigit),
        shape.count == 1 || PaymentCardBrands.shapes.contains(shape),
        code.hasOneMark(upTo: length),
        PaymentCardBrands.issue(digits), CheckDigits.satisfyLuhn(digits)
      else { continue }
      let range = code.range(upTo: length)
      if text[range.upperBound] == .ascii("."), text[range.upperBound + 1].isDigit { return nil }
      return candidate(range, String(decoding: digits, as: UTF8.self), .paymentCard)
    }
    return nil
  }

  /// Whether so many digits stand from an offset on with nothing but the gaps of a code between.
  private func hasDigits(of count: Int, from start: Int) -> Bool {
    var digits = 0
    var gap = 0
    var position = start
    while digits < count {
      let unit = text[position]
      if unit.isDigit {
        digits += 1
        gap = 0
      } else {
        gap += 1
        guard unit.isASCII, !unit.isLetter, gap <= DetectionThresholds.widestCodeGap + 2 else {
          return false
        }
      }
      position += 1
    }
    return true
  }

  private func paymentAddress(around at: Int, from free: Int) -> Candidate? {
    var first = at + 1
    if text[first].isBlank { first += 1 }
    var end = first
    while text[end].isLetterOrDigit, end - first < DetectionThresholds.longestLabel { end += 1 }
    let handle = text.string(first..<end).lowercased()
    guard PaymentHandles.contains(handle), !Self.continuesName(text[end]) || endsSentence(end)
    else { return nil }
    var last = at
    if text[last - 1].isBlank { last -= 1 }
    var start = last
    while start > free, last - start < DetectionThresholds.longestLocalPart,
      Self.continuesName(text[start - 1]), text[start - 1] != .ascii("@")
    {
      start -= 1
    }
    guard start < last, text[start].isLetterOrDigit, text[last - 1].isLetterOrDigit,
      text[start - 1].isASCII, !text[start..<last].contains(where: { $0 == .ascii("$") })
    else { return nil }
    let range = start..<end
    let name = text.string(start..<last)
    var found = candidate(
      range, name + "@" + text.string(first..<end), .unifiedPaymentsInterface)
    if last < at || first > at + 1 {
      found.repair = .init(printed: text.string(range), changes: [.removedSpaces])
      found.confidence -= DetectionThresholds.costOfRepair
    }
    return found
  }

  private func endsSentence(_ end: Int) -> Bool {
    text[end] == .ascii(".") && !text[end + 1].isLetterOrDigit
  }

  private static func continuesName(_ unit: UInt8) -> Bool {
    switch Unicode.Scalar(unit) {
    case ".", "-", "_", "@", "#", "$", "+": true
    default: unit.isLetterOrDigit || !unit.isASCII
    }
  }
}
