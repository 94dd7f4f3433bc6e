/// Internet addresses written as four numbers.
enum NumericAddress {
  /// Where the address that begins at an offset ends, or `nil` when there is none.
  static func end(in text: ScannedText, from start: Int) -> Int? {
    var position = start
    for part in 0..<4 {
      if part > 0 {
        guard text[position] == .ascii(".") else { return nil }
        position += 1
      }
      let first = position
      var value = 0
      while text[position].isDigit, position - first < 3 {
        value = value * 10 + Int(text[position] & 0x0F)
        position += 1
      }
      guard position > first, value <= 255 else { return nil }
    }
    if text[position].isDigit { return nil }
    if text[position] == .ascii("."), text[position + 1].isLetterOrDigit { return nil }
    return position
  }

  /// Whether an address can't be the number of a section or a version: a part has three digits.
  static func isTellingByItself(_ text: ScannedText, _ range: Range<Int>) -> Bool {
    text.units[range].split(separator: .ascii(".")).contains { $0.count == 3 }
  }
}
