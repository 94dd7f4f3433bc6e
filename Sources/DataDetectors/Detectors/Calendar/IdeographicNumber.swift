/// Reads numbers in the characters 一 to 九 with 十, as in 二月十五日 and 二〇一六年.
enum IdeographicNumber {
  /// The number that begins at an offset, how many digits it has, and where it ends.
  static func read(
    in text: ScannedText, at offset: Int
  ) -> (value: Int, digits: Int, end: Int)? {
    var value = 0
    var pending: Int?
    var places = 0
    var hasTen = false
    var end = offset
    while places < 4, let (scalar, length) = text.scalar(at: end) {
      if scalar == "十" {
        guard !hasTen else { return nil }
        value = (pending ?? 1) * 10
        (pending, hasTen) = (nil, true)
      } else if let digit = digits[scalar] {
        if hasTen {
          guard pending == nil else { return nil }
          pending = digit
        } else {
          pending = (pending ?? 0) * 10 + digit
        }
      } else {
        break
      }
      places += 1
      end += length
    }
    guard end > offset else { return nil }
    value += pending ?? 0
    return (value, hasTen ? 2 : places, end)
  }

  private static let digits: [Unicode.Scalar: Int] = [
    "〇": 0, "零": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
    "元": 1,
  ]
}
