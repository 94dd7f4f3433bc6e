/// Finds phone numbers that run over the end of a line.
///
/// A number is joined where it begins with a plus sign or an area code in brackets, or its first part
/// ends with a mark that goes on, and only when it fits a numbering plan as a whole and neither part
/// is a number by itself.
struct BrokenPhoneDetector {
  /// The detector that finds numbers within lines.
  let plain: PhoneDetector

  /// The joined numbers.
  ///
  /// - Parameter whole: the numbers within lines.
  /// - Returns: the numbers over line ends, marked as repaired.
  func candidates(beside whole: [Candidate]) -> [Candidate] {
    let text = plain.text
    let certain = whole.filter { candidate in
      guard case .phoneNumber(let phone) = candidate.details else { return false }
      return phone.internationalNumber != nil
    }
    var found: [Candidate] = []
    var offset = 0
    while offset < text.count {
      guard text[offset].isLineEnd else {
        offset += 1
        continue
      }
      var end = offset + 1
      if text[offset] == 0x0D, text[end] == 0x0A { end += 1 }
      if let candidate = candidate(over: offset..<end),
        !isTaken(candidate.range, by: certain)
      {
        found.append(candidate)
      }
      offset = end
    }
    return found
  }

  /// Whether a number within a line shares characters; those are in order of place.
  private func isTaken(_ range: Range<Int>, by whole: [Candidate]) -> Bool {
    let next = whole.partitionPoint { $0.range.upperBound <= range.lowerBound }
    return next < whole.count && whole[next].range.overlaps(range)
  }

  private func candidate(over lineEnd: Range<Int>) -> Candidate? {
    let text = plain.text
    let before = lastUnit(before: lineEnd.lowerBound)
    let after = text.skipBlanks(from: lineEnd.upperBound, atMost: 3) ?? lineEnd.upperBound
    guard text[after].isDigit || text[after] == .ascii("("),
      text[before].isDigit || Self.goesOn(text[before]) || text[before] == .ascii(")"),
      mayJoin(before: before, after: after)
    else { return nil }
    let start = text.line(around: before..<before + 1).lowerBound
    let end = text.line(around: after..<after + 1).upperBound
    let joint: [UInt8] = Self.goesOn(text[before]) ? [] : [.ascii(" ")]
    let units = text[start..<before + 1] + joint + text[after..<end]
    let joined = PhoneDetector(
      text: ScannedText(units: Array(units)), region: plain.region, isExpected: plain.isExpected)
    let seam = before - start
    guard
      var candidate = joined.candidates().first(where: {
        $0.range.lowerBound <= seam && $0.range.upperBound > seam + joint.count + 1
      }), case .phoneNumber(let phone) = candidate.details, phone.internationalNumber != nil
    else { return nil }
    let shift = after - (before + 1) - joint.count
    candidate.range =
      candidate.range.lowerBound + start..<candidate.range.upperBound + start + shift
    let first = text[candidate.range.lowerBound]
    guard first == .ascii("+") || first == .ascii("(") || Self.goesOn(text[before]) else {
      return nil
    }
    candidate.repair = .init(printed: text.string(candidate.range), changes: [.joinedLines])
    candidate.confidence -= DetectionThresholds.costOfRepair
    return candidate
  }

  /// Whether enough digits for a number stand on both sides of a line end with nothing but marks of
  /// numbers between, and begin as one that is joined.
  private func mayJoin(before: Int, after: Int) -> Bool {
    var digits = 0
    var begins = Self.goesOn(plain.text[before])
    var position = before
    while Self.mayBelong(plain.text[position]), before - position < DetectionThresholds.labelReach {
      let unit = plain.text[position]
      if unit.isDigit || !unit.isASCII { digits += 1 }
      begins = begins || unit == .ascii("+") || unit == .ascii("(")
      position -= 1
    }
    position = after
    while digits < DetectionThresholds.fewestPhoneDigits, Self.mayBelong(plain.text[position]) {
      let unit = plain.text[position]
      if unit.isDigit || !unit.isASCII { digits += 1 }
      position += 1
    }
    return begins && digits >= DetectionThresholds.fewestPhoneDigits
  }

  private static func mayBelong(_ unit: UInt8) -> Bool {
    if unit.isDigit || unit.isBlank || !unit.isASCII { return true }
    switch Unicode.Scalar(unit) {
    case "+", "(", ")", "-", ".", "/", "~": return true
    default: return false
    }
  }

  private func lastUnit(before offset: Int) -> Int {
    var position = offset - 1
    while plain.text[position].isBlank { position -= 1 }
    return position
  }

  private static func goesOn(_ unit: UInt8) -> Bool {
    unit == .ascii("-") || unit == .ascii("/") || unit == .ascii(".")
  }
}
