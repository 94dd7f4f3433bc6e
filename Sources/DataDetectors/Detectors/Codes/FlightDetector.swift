/// Finds flight designators: an airline's code of two characters or three letters with a number.
///
/// Code and number alone look like many other things. They count after a word such as "flight",
/// before a day of travel, a route or the name of an airline, or as a whole text when the airline
/// is a busy one. A word such as "room" before them says that they are something else.
struct FlightDetector {
  let text: ScannedText
  let isExpected: Bool

  func candidates() -> [Candidate] {
    text.codes(where: { !continues(text[$0 - 1]) }, candidate: candidate(at:))
  }

  private func continues(_ unit: UInt8) -> Bool {
    if unit.isLetterOrDigit { return true }
    switch Unicode.Scalar(unit) {
    case "-", ".", "_", "@", "#", "$", "+", "&", "/", "€": return true
    default: return false
    }
  }

  private func candidate(at start: Int) -> Candidate? {
    for length in [3, 2] {
      guard let designator = FlightDesignator(in: text, at: start, codeLength: length) else {
        continue
      }
      let evidence = FlightEvidence(text: text, designator: designator)
      guard !evidence.isSomethingElse, isExpected || evidence.isTold || evidence.isWhole else {
        return nil
      }
      return Candidate(
        range: designator.range,
        details: .flightNumber(
          .init(airlineCode: designator.airline, flightNumber: designator.number)),
        confidence: evidence.isTold
          ? DetectionThresholds.certain
          : isExpected ? DetectionThresholds.likely : DetectionThresholds.doubtful)
    }
    return nil
  }
}

/// An airline's code and a flight's number as they are printed.
struct FlightDesignator {
  let range: Range<Int>
  /// The code as printed.
  let code: String
  /// The code of two characters.
  let airline: String
  /// The number, without the zeros before it and the letter that may follow.
  let number: Int
  /// How many digits are printed.
  let digits: Int
  /// Whether nothing stands between code and number.
  let isTight: Bool
  /// Whether a letter for an extra flight follows the number.
  let hasSuffix: Bool

  /// Reads a designator, or gives `nil` when none begins at an offset.
  init?(in text: ScannedText, at start: Int, codeLength: Int) {
    let units = text[start..<start + codeLength]
    let letters = units.count(where: \.isUppercase)
    guard
      letters == codeLength
        || codeLength == 2 && letters == 1
          && units.allSatisfy({
            $0.isUppercase || $0.isDigit
          })
    else { return nil }
    var first = start + codeLength
    while text[first].isBlank, first - start - codeLength < DetectionThresholds.widestFlightGap {
      first += 1
    }
    if first == start + codeLength, text[first] == .ascii("-") { first += 1 }
    var end = first
    var number = 0
    while text[end].isDigit, end - first < 5 {
      number = number * 10 + Int(text[end] & 0x0F)
      end += 1
    }
    guard (1...4).contains(end - first), number > 0 else { return nil }
    code = text.string(start..<start + codeLength)
    guard let airline = AirlineCodes.airline(code) else { return nil }
    self.airline = airline
    self.number = number
    digits = end - first
    isTight = first == start + codeLength
    hasSuffix = text[end].isUppercase && !text[end + 1].isLetterOrDigit
    if hasSuffix { end += 1 }
    guard Self.mayEnd(text, end) else { return nil }
    range = start..<end
  }

  private static func mayEnd(_ text: ScannedText, _ end: Int) -> Bool {
    let unit = text[end]
    if unit.isLetterOrDigit { return false }
    switch Unicode.Scalar(unit) {
    case "-", ".": return !text[end + 1].isLetterOrDigit
    case ":", ",": return !text[end + 1].isDigit
    case "_", "@", "#", "$", "+", "&", "%": return false
    default: return true
    }
  }
}
