internal import Foundation

/// Reads the smaller unit after an amount: "20 dollars 43 cents", "$20 and 43c", "15 dollars 50".
struct HundredthsReader {
  let text: ScannedText
  let numbers: [WrittenNumber]

  /// Adds what follows an amount and its currency, if it is surely a part of it.
  func add(to part: inout MoneyReader.Part) {
    guard part.next < numbers.count, !part.isScaled else { return }
    let small = numbers[part.next]
    let end = part.range.upperBound
    guard small.isPlain, small.digits <= 2, small.range.lowerBound > end,
      small.range.lowerBound - end <= DetectionThresholds.widestHundredthsGap
    else { return }
    let between = text.string(end..<small.range.lowerBound).lowercased()
    let isJoined = Self.joiners.contains(between)
    guard isJoined, let next = text.skipBlanks(from: small.range.upperBound, atMost: 1) else {
      return
    }
    var after = small.range.upperBound
    if let (_, end) = CurrencyNames.hundredths(in: text, at: next) {
      after = end
    } else {
      guard part.currency?.isWord == true, endsPhrase(small.range.upperBound) else { return }
    }
    part.amount += small.value(in: text) / 100
    part.otherAmount = nil
    part.range = part.range.lowerBound..<after
    part.next += 1
  }

  private static let joiners: Set<String> = [
    " ", " and ", " et ", " y ", " e ", " und ", " en ", " och ", " ja ", " & ", ", ", " with ",
    " ve ", " и ", " i ", " con ", " com ",
  ]

  private func endsPhrase(_ offset: Int) -> Bool {
    guard let next = text.skipBlanks(from: offset, atMost: 1) else { return true }
    let unit = text[next]
    let isMark = unit == .ascii(".") || unit == .ascii(",")
    return next >= text.count || isMark && !text[next + 1].isLetterOrDigit || unit.isLineEnd
      || unit == .ascii("!") || unit == .ascii("?")
  }
}
