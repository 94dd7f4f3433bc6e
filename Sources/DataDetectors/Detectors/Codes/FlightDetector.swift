/// Finds airlines' codes with flight numbers.
///
/// Code and number alone look like many other things. They count after a word such as "flight", on
/// a line of their own, or before a day of travel.
struct FlightDetector {
  let text: ScannedText
  let isExpected: Bool

  func candidates() -> [Candidate] {
    text.codes(where: { !continues(text[$0 - 1]) }, candidate: candidate(at:))
  }

  private func continues(_ unit: UInt8) -> Bool {
    if unit.isLetterOrDigit || !unit.isASCII { return true }
    switch Unicode.Scalar(unit) {
    case "-", ".", "_", "@", "#", "$", "+", "&": return true
    default: return false
    }
  }

  private func candidate(at start: Int) -> Candidate? {
    let second = text[start + 1]
    guard second.isUppercase || second.isDigit, text[start].isUppercase || second.isUppercase
    else { return nil }
    var first = start + 2
    while text[first].isBlank, first - start - 2 < DetectionThresholds.widestFlightGap {
      first += 1
    }
    var end = first
    while text[end].isDigit, end - first < 5 { end += 1 }
    guard (1...4).contains(end - first), let number = Int(text.string(first..<end)), number > 0
    else { return nil }
    if text[end].isUppercase, !text[end + 1].isLetterOrDigit { return nil }
    guard
      !continues(text[end]) || text[end] == .ascii("-") && !text[end + 1].isLetterOrDigit
        || text[end] == .ascii(".") && !text[end + 1].isLetterOrDigit
    else { return nil }
    if text[end] == .ascii(":") || text[end] == .ascii(","), text[end + 1].isDigit { return nil }
    let code = text.string(start..<start + 2)
    guard AirlineCodes.contains(code),
      isTold(start..<end, isTight: first == start + 2, code: code)
    else { return nil }
    return Candidate(
      range: start..<end,
      details: .flightNumber(.init(airlineCode: code, flightNumber: number)))
  }

  private func isTold(_ range: Range<Int>, isTight: Bool, code: String) -> Bool {
    if isExpected { return true }
    let line = text.line(around: range)
    let before = text.string(
      max(line.lowerBound, range.lowerBound - DetectionThresholds.labelReach)..<range.lowerBound
    ).lowercased()
    if Self.tellingWords.contains(where: before.contains) { return true }
    if isTight, range.count > 3,
      code.utf8.allSatisfy(\.isUppercase) != code.utf8.contains(where: \.isDigit),
      Surroundings(text).standsAlone(range, as: .flightNumber)
    {
      return true
    }
    return !AirlineCodes.isOtherwiseUsed(code) && precedesDay(range.upperBound)
  }

  /// Whether a day such as "20JAN" or "28-Jul" follows, perhaps after the letter of a class.
  private func precedesDay(_ end: Int) -> Bool {
    let words = text.string(end..<end + DetectionThresholds.labelReach)
      .split(whereSeparator: \.isWhitespace).prefix(2)
    return words.contains { word in
      let digits = word.prefix(while: \.isNumber)
      guard (1...2).contains(digits.count) else { return false }
      let name = word.dropFirst(digits.count).drop { $0 == "-" }.prefix(3).lowercased()
      return Self.months.contains(name)
    }
  }

  private static let months: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static let tellingWords = [
    "flight", "flug", "flyg", "vol ", "vuelo", "volo", "voo", "vlucht", "flt", "airline", "lot:",
    "рейс", "航班", "便名",
  ]
}
