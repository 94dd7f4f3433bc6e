internal import Foundation

/// Finds amounts of money: a number with a sign, code or name of a currency before or after it.
///
/// Signs that several countries share are settled by the region. A mark with three digits after it
/// groups them; the other reading stays reachable. Amounts in words alone are not found.
struct MoneyDetector {
  /// The numbers of the text.
  let scales: ScaledNumberReader
  let options: DataDetector.Options
  /// The currency of a number that is a whole line, or `nil` when such a number is no amount.
  var bareCurrency: Locale.Currency?
  private var text: ScannedText { scales.text }
  private var region: String? { options.documentRegion?.identifier.uppercased() }

  func candidates() -> [Candidate] {
    let reader = MoneyReader(scales: scales)
    let numbers = scales.numbers
    var found: [Candidate] = []
    var place = 0
    var end = 0
    while place < numbers.count {
      guard let reading = MoneyRangeReader(reader: reader).read(at: place, notBefore: end),
        let candidate = candidate(for: reading)
      else {
        if let bare = bareAmount(numbers[place]) { found.append(bare) }
        place += 1
        continue
      }
      found.append(candidate)
      end = candidate.range.upperBound
      place = max(place + 1, reading.next)
    }
    return found
  }

  private func candidate(for reading: MoneyRangeReader.Reading) -> Candidate? {
    guard let currency = reading.currency else { return nil }
    let (code, isGuess) = currency.code(in: region)
    var range = reading.range
    var isNegative = reading.isNegative
    if isBracketed(range) {
      range = range.lowerBound - 1..<range.upperBound + 1
      isNegative = true
    }
    let details = { (amount: Decimal, upper: Decimal?) in
      DataDetector.Match.SemanticDetails.moneyAmount(
        .init(
          amount: isNegative ? -amount : amount, currency: Locale.Currency(code),
          upperAmount: upper))
    }
    var candidate = Candidate(range: range, details: details(reading.amount, reading.upperAmount))
    if isGuess { candidate.confidence = DetectionThresholds.likely }
    if reading.upperAmount == nil, let other = reading.otherAmount {
      candidate.otherReadings = [details(other, nil)]
    }
    return candidate
  }

  /// A number that is all of its line, but a minus sign or brackets around it.
  private func bareAmount(_ number: WrittenNumber) -> Candidate? {
    guard let bareCurrency, number.fraction == nil else { return nil }
    var range = number.range
    var isNegative = isBracketed(range)
    if isNegative {
      range = range.lowerBound - 1..<range.upperBound + 1
    } else if let (sign, length) = text.scalar(before: range.lowerBound), sign == "-" || sign == "−"
    {
      isNegative = true
      range = range.lowerBound - length..<range.upperBound
    }
    guard isWholeLine(range) else { return nil }
    let details = { (amount: Decimal) in
      DataDetector.Match.SemanticDetails.moneyAmount(
        .init(amount: isNegative ? -amount : amount, currency: bareCurrency))
    }
    return Candidate(
      range: range, details: details(number.value(in: text)),
      confidence: DetectionThresholds.likely,
      otherReadings: number.otherValue(in: text).map { [details($0)] } ?? [])
  }

  private func isWholeLine(_ range: Range<Int>) -> Bool {
    let line = text.line(around: range)
    return text[line.lowerBound..<range.lowerBound].allSatisfy { $0.isBlank }
      && text[range.upperBound..<line.upperBound].allSatisfy { $0.isBlank }
  }

  /// Whether brackets make an amount negative: right around it, on a line of its own.
  private func isBracketed(_ range: Range<Int>) -> Bool {
    guard text[range.lowerBound - 1] == .ascii("("), text[range.upperBound] == .ascii(")") else {
      return false
    }
    return isWholeLine(range.lowerBound - 1..<range.upperBound + 1)
  }
}
