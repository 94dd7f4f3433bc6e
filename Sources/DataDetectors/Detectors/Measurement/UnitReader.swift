/// Reads the unit after a number, or before it as in "華氏100度".
struct UnitReader {
  let text: ScannedText

  /// A unit in the text.
  struct Found {
    var name: String
    var end: Int
    /// Where a part of its name before the number begins.
    var start: Int?
    /// Whether the symbol is also a word or another mark.
    var isSure = true
  }

  /// The unit after a number, or `nil`.
  ///
  /// - Parameters:
  ///   - range: the number.
  ///   - larger: the unit before it in a compound, which allows inches and arc minutes.
  /// - Returns: the unit's stable name, and where it ends.
  func read(after range: Range<Int>, following larger: String?) -> Found? {
    let end = range.upperBound
    guard var start = text.skipBlanks(from: end, atMost: DetectionThresholds.widestUnitGap) else {
      return nil
    }
    if start == end, text[start] == .ascii("-"), text[start + 1].isLetter || text[start + 1] > 0xC2
    {
      start += 1
    }
    if let quote = quotes(at: start, number: range, following: larger) { return quote }
    guard let (unit, after) = UnitNames.longest(in: text, at: start) else { return nil }
    guard fits(unit, start..<after, after: range, following: larger), !runsOn(after, unit) else {
      return nil
    }
    var found = Found(name: unit.name, end: after)
    if unit.name == "degree", let named = namedBefore(range.lowerBound) {
      found.name = named.unit
      found.start = named.start
    } else if unit.name == "degree", endsInIdeograph(range) {
      // 一度 is "once" and 三度 "three times".
      return nil
    } else if let speed = speedBefore(range.lowerBound, unit.name) {
      found.name = speed.unit
      found.start = speed.start
    }
    return found
  }

  private func endsInIdeograph(_ range: Range<Int>) -> Bool {
    text.scalar(before: range.upperBound)?.scalar.properties.isIdeographic ?? false
  }

  /// The scale that stands before a number in Chinese, Japanese and Korean.
  private func namedBefore(_ offset: Int) -> (unit: String, start: Int)? {
    guard let end = text.skipBlanks(before: offset, atMost: 1) else { return nil }
    let before = text.string(max(0, end - DetectionThresholds.currencyReach)..<end)
    for filler in ["", "温度", "溫度", "温度の", " 온도"] {
      for (word, unit) in Self.scalesBefore where before.hasSuffix(word + filler) {
        return (unit, end - (word + filler).utf8.count)
      }
    }
    return nil
  }

  /// A word for "in an hour" before a number of miles or kilometres.
  private func speedBefore(_ offset: Int, _ unit: String) -> (unit: String, start: Int)? {
    guard unit == "mile" || unit == "kilometre",
      let end = text.skipBlanks(before: offset, atMost: 1)
    else { return nil }
    for word in ["時速", "时速", "시속"] {
      let start = end - word.utf8.count
      if start >= 0, text.string(start..<end) == word { return (unit + "-per-hour", start) }
    }
    return nil
  }

  private static let scalesBefore = [
    ("摂氏", "degree-celsius"), ("摄氏", "degree-celsius"), ("攝氏", "degree-celsius"),
    ("섭씨", "degree-celsius"), ("華氏", "degree-fahrenheit"), ("华氏", "degree-fahrenheit"),
    ("화씨", "degree-fahrenheit"),
  ]

  /// Feet and inches by their marks: only both together, or inches after an exact size.
  private func quotes(at start: Int, number: Range<Int>, following larger: String?) -> Found? {
    guard start == number.upperBound, let (mark, length) = text.scalar(at: start) else {
      return nil
    }
    switch mark {
    case "\"", "”", "″":
      guard
        larger == "foot" || mark == "″"
          || text[start + length].isBlank
            && text[start + length + 1] == .ascii("x")
      else { return nil }
      return Found(name: "inch", end: start + length, isSure: larger == "foot")
    case "'", "’", "′":
      var position = start + length
      if text[position].isBlank { position += 1 }
      let first = position
      while text[position].isDigit || text[position] == .ascii(".") { position += 1 }
      guard position > first, position - first <= 4, let (close, _) = text.scalar(at: position),
        ["\"", "”", "″"].contains(close)
      else { return nil }
      return Found(name: "foot", end: start + length)
    default: return nil
    }
  }

  /// Whether a symbol that is also a word or letter stands where it must be a unit.
  private func fits(
    _ unit: UnitNames.Meaning, _ place: Range<Int>, after number: Range<Int>,
    following larger: String?
  ) -> Bool {
    let printed = text.string(place)
    let touches = place.lowerBound == number.upperBound
    switch printed {
    case "in", "In", "IN", "in.":
      if larger == "foot" { return true }
      guard let next = text.skipBlanks(from: place.upperBound, atMost: 1) else { return true }
      return !text[next].isLetterOrDigit && text[next].isASCII || touches && text[next].isASCII
    case "A", "W", "V", "J":
      // A house or a direction of a street, as in "29A" and "320 W Main Street".
      guard !touches || printed != "A" else { return false }
      guard let next = text.skipBlanks(from: place.upperBound, atMost: 1) else { return true }
      return !text[next].isUppercase && text[place.upperBound] != .ascii(".")
    case "Metro", "Stone", "Foot", "Mil", "St", "ST", "Fat": return false
    case "pm", "am", "AM", "PM":
      return text[number].contains(.ascii("."))
    case "C", "F", "K", "G", "L", "l", "g", "m", "t", "h":
      // A code such as "24C3", or "14.7C/".
      if !touches, printed == "l" { return false }
      return text[place.upperBound] != .ascii("/")
        || text[place.upperBound + 1].isBlank == false
          && printed != "C"
    case "st", "PS", "To", "Go", "Mo", "au", "pc", "ct", "bar", "rev", "sf", "ac", "MT", "lt", "gs":
      return printed != "st" || !touches && larger != nil
    case "once", "mil", "mille", "fat", "uns", "tum", "pie", "vat", "ons", "turn", "turns", "om":
      return !touches
    default: return true
    }
  }

  /// Whether letters, digits or a division after a unit make it another unit or a code.
  private func runsOn(_ end: Int, _ unit: UnitNames.Meaning) -> Bool {
    guard let (next, _) = text.scalar(at: end) else { return false }
    if unit.isWord { return false }
    if next == "/" || next == "·" || next == "*" {
      return text[end + 1].isLetter && !Self.mayDivide(text.string(end + 1..<end + 3))
    }
    if next == "-" { return unit.isLetter && text[end + 1].isLetterOrDigit }
    return next == "^" || next == "_" || next == "&" && text[end + 1].isLetter
  }

  private static func mayDivide(_ next: String) -> Bool { next.hasPrefix("or") || next == "an" }
}
