/// Chooses the parts of a text where numbers stand as they do in addresses.
struct AddressWindows {
  let text: ScannedText

  /// The parts of a range, apart from each other and cut at blanks.
  func windows(in range: Range<Int>) -> [Range<Int>] {
    var windows: [Range<Int>] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard text[offset].isDigit else {
        offset += 1
        continue
      }
      var end = offset + 1
      while end < range.upperBound, text[end].isDigit { end += 1 }
      if mayBelong(offset..<end) {
        let lower = max(range.lowerBound, offset - DetectionThresholds.addressReach)
        let upper = min(range.upperBound, end + DetectionThresholds.addressReach)
        if let last = windows.last, last.upperBound >= lower {
          windows[windows.count - 1] = last.lowerBound..<upper
        } else {
          windows.append(lower..<upper)
        }
      }
      offset = end
    }
    return windows.map { cut($0, in: range) }.filter { window in
      text[window].count { $0.isLetter || !$0.isASCII } >= DetectionThresholds.fewestAddressLetters
    }
  }

  /// Whether a number stands like a postcode, or beside a name.
  private func mayBelong(_ number: Range<Int>) -> Bool {
    if number.count > 3 { return true }
    var before = number.lowerBound - 1
    while text[before].isBlank || Self.isMark(text[before]) || text[before].isLineEnd {
      before -= 1
    }
    if isName(text[before]) || text[before].isDigit || wordBegins(before) { return true }
    var after = number.upperBound
    while text[after].isBlank || Self.isMark(text[after]) || text[after].isLineEnd { after += 1 }
    return isName(text[after]) || text[after].isDigit || streetBegins(after)
  }

  /// Whether the word at an offset begins the names of streets, such as "rue" and "calle".
  private func streetBegins(_ start: Int) -> Bool {
    var end = start
    while text[end].isLowercase, end - start < DetectionThresholds.labelReach { end += 1 }
    return !StreetWords.roles(of: text.string(start..<end)).isDisjoint(with: [
      .leading, .weakLeading,
    ])
  }

  private func isName(_ unit: UInt8) -> Bool { unit.isUppercase || !unit.isASCII }

  /// Whether the word that ends at an offset begins as a name does.
  private func wordBegins(_ end: Int) -> Bool {
    var start = end
    while start > 0, text[start].isLetter, end - start < DetectionThresholds.labelReach {
      start -= 1
    }
    return text[start + 1].isUppercase || text[start].isUppercase || !text[start].isASCII
  }

  private static func isMark(_ unit: UInt8) -> Bool {
    switch Unicode.Scalar(unit) {
    case ",", ".", "-", "#", "(", ")", "/", ":": true
    default: false
    }
  }

  /// A window between words.
  private func cut(_ window: Range<Int>, in range: Range<Int>) -> Range<Int> {
    var lower = window.lowerBound
    while lower > range.lowerBound, lower < window.upperBound, !isGap(text[lower - 1]) {
      lower += 1
    }
    var upper = window.upperBound
    while upper < range.upperBound, upper > lower, !isGap(text[upper]) { upper -= 1 }
    return lower..<upper
  }

  private func isGap(_ unit: UInt8) -> Bool { unit.isBlank || unit.isLineEnd }
}
