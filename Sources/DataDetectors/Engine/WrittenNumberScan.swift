extension WrittenNumber {
  /// All numbers of a text, by place.
  static func all(in text: ScannedText) -> [WrittenNumber] {
    var found: [WrittenNumber] = []
    var position = 0
    while position < text.count {
      let unit = text[position]
      if unit < 0x30 || unit > 0x39 && unit < 0xC2 {
        position += 1
        continue
      }
      if digit(in: text, at: position) != nil {
        let (number, end) = read(in: text, at: position)
        if let number { found.append(number) }
        position = end
        continue
      }
      guard let (scalar, length) = text.scalar(at: position) else { break }
      if let digit = ideographicDigit(scalar), isCounted(in: text, at: position, length) {
        found.append(
          WrittenNumber(
            range: position..<position + length, decimalMark: nil, doubtfulMark: nil, digits: 1,
            isPlain: false, ideographic: digit))
      }
      if let fraction = vulgarFraction(scalar) {
        found.append(
          WrittenNumber(
            range: position..<position + length, decimalMark: nil, doubtfulMark: nil, digits: 0,
            isPlain: false, fraction: fraction))
      }
      position += length
    }
    return found
  }

  /// The number that begins at a digit, or `nil` for other arrangements of digits and marks, and
  /// where the next one may begin.
  private static func read(
    in text: ScannedText, at start: Int
  ) -> (number: WrittenNumber?, end: Int) {
    var groups: [Int] = []
    var marks: [(unit: UInt8, offset: Int)] = []
    var position = start
    var end = start
    while true {
      var count = 0
      while let (_, length) = digit(in: text, at: position) {
        position += length
        count += 1
      }
      groups.append(count)
      end = position
      guard let (kind, length) = mark(in: text, at: position, after: groups, marks),
        digit(in: text, at: position + length) != nil
      else { break }
      marks.append((kind, position))
      position += length
    }
    guard groups.reduce(0, +) <= DetectionThresholds.mostNumberDigits else { return (nil, end) }
    let isAfterMark =
      start > 0 && text[start - 1] == .ascii(".") && !text[start - 2].isLetterOrDigit
    if isAfterMark, marks.isEmpty, text[start - 2] != .ascii(".") || groups[0] == 2 {
      return (
        WrittenNumber(
          range: start - 1..<end, decimalMark: start - 1, doubtfulMark: nil, digits: groups[0],
          isPlain: false), end
      )
    }
    guard let (decimal, doubtful) = arrangement(of: groups, marks, zeroFirst: text[start] == 0x30)
    else { return (nil, end) }
    return (
      WrittenNumber(
        range: start..<end, decimalMark: decimal, doubtfulMark: doubtful,
        digits: groups.reduce(0, +), isPlain: marks.isEmpty), end
    )
  }

  /// The mark inside a number at an offset; blanks count as one kind, and only before three digits.
  private static func mark(
    in text: ScannedText, at offset: Int, after groups: [Int],
    _ marks: [(unit: UInt8, offset: Int)]
  ) -> (kind: UInt8, length: Int)? {
    guard let (scalar, length) = text.scalar(at: offset) else { return nil }
    switch scalar {
    case ".", ",": return (.ascii(scalar), 1)
    case "，", "．":
      // Before digits of common width the wide comma separates the items of a list.
      guard !text[offset + length].isDigit else { return nil }
      return (scalar == "，" ? .ascii(",") : .ascii("."), length)
    case "'", "’":
      return hasThreeDigits(in: text, at: offset + length) ? (.ascii("'"), length) : nil
    case _ where scalar.isBlank:
      guard groups[0] <= 3, marks.allSatisfy({ $0.unit == .ascii(" ") }),
        hasThreeDigits(in: text, at: offset + length)
      else { return nil }
      return (.ascii(" "), length)
    default: return nil
    }
  }

  private static func hasThreeDigits(in text: ScannedText, at offset: Int) -> Bool {
    var position = offset
    for _ in 0..<3 {
      guard let (_, length) = digit(in: text, at: position) else { return false }
      position += length
    }
    return digit(in: text, at: position) == nil
  }

  /// Which of the marks is a decimal mark, and which may be one; `nil` when the groups are none
  /// of a number.
  private static func arrangement(
    of groups: [Int], _ marks: [(unit: UInt8, offset: Int)], zeroFirst: Bool
  ) -> (decimal: Int?, doubtful: Int?)? {
    guard let last = marks.last else { return (nil, nil) }
    let isPoint = last.unit == .ascii(".") || last.unit == .ascii(",")
    if marks.count == 1 {
      guard isPoint else { return (nil, nil) }
      let mayGroup = groups[1] == 3 && groups[0] <= 3 && !(zeroFirst && groups[0] == 1)
      return mayGroup ? (nil, last.offset) : (last.offset, nil)
    }
    let first = marks[0].unit
    if marks.allSatisfy({ $0.unit == first }) {
      return isGrouped(groups[...]) ? (nil, nil) : nil
    }
    guard isPoint, marks.dropLast().allSatisfy({ $0.unit == first }), last.unit != first,
      isGrouped(groups.dropLast())
    else { return nil }
    return (last.offset, nil)
  }

  /// Whether digits are grouped by three, or in the Indian way.
  private static func isGrouped(_ groups: ArraySlice<Int>) -> Bool {
    guard let first = groups.first, let last = groups.last, groups.count > 1, last == 3 else {
      return false
    }
    let middle = groups.dropFirst().dropLast()
    return first <= 3 && middle.allSatisfy { $0 == 3 }
      || first <= 2 && middle.allSatisfy { $0 == 2 }
  }

  /// Whether a character such as 三 counts something: 三 in 三百, but not in 二三年 or 十三.
  private static func isCounted(in text: ScannedText, at offset: Int, _ length: Int) -> Bool {
    if let (next, _) = text.scalar(at: offset + length), ideographicDigit(next) != nil {
      return false
    }
    guard let (before, width) = text.scalar(before: offset) else { return true }
    if ideographicDigit(before) != nil || before == "〇" || before == "零" || before == "第" {
      return false
    }
    guard "十百千万萬億亿".unicodeScalars.contains(before) else { return true }
    return text.scalar(before: offset - width).map { ideographicDigit($0.scalar) != nil } ?? false
  }

  private static func ideographicDigit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "一": 1
    case "二", "两", "兩": 2
    case "三": 3
    case "四": 4
    case "五": 5
    case "六": 6
    case "七": 7
    case "八": 8
    case "九": 9
    default: nil
    }
  }

  private static func vulgarFraction(_ scalar: Unicode.Scalar) -> (Int, Int)? {
    switch scalar {
    case "½": (1, 2)
    case "⅓": (1, 3)
    case "⅔": (2, 3)
    case "¼": (1, 4)
    case "¾": (3, 4)
    case "⅕": (1, 5)
    case "⅛": (1, 8)
    case "⅜": (3, 8)
    case "⅝": (5, 8)
    case "⅞": (7, 8)
    default: nil
    }
  }
}
