/// A text as the bytes that the detectors read, all offsets being into its UTF-8 view.
struct ScannedText: Sendable {
  let units: [UInt8]
  /// From the first unit that is no blank or line end to the last.
  let content: Range<Int>

  init(_ text: String) {
    self.init(units: Array(text.utf8))
  }

  init(units: [UInt8]) {
    self.units = units
    let isGap = { (unit: UInt8) in unit.isBlank || unit.isLineEnd }
    let first = units.firstIndex { !isGap($0) } ?? 0
    let last = units.lastIndex { !isGap($0) } ?? first - 1
    content = first..<last + 1
  }

  var count: Int { units.count }

  /// The unit at an offset; 0 outside the text, which is part of no value.
  subscript(offset: Int) -> UInt8 {
    units.indices.contains(offset) ? units[offset] : 0
  }

  /// The characters of a range, clamped to the text.
  func string(_ range: Range<Int>) -> String {
    String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF8.self)
  }

  /// The scalar that begins at an offset and its length, or `nil` at the end.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard units.indices.contains(offset) else { return nil }
    let first = UInt32(units[offset])
    if first < 0x80 { return (Unicode.Scalar(units[offset]), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var value = first & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
    for position in 1..<length {
      value = value << 6 | UInt32(self[offset + position]) & 0x3F
    }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  /// The parts of a range between scalars that end words.
  func words(in range: Range<Int>, endedBy isEnd: (Unicode.Scalar) -> Bool) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = range.lowerBound
    var position = start
    while position < range.upperBound, let (scalar, length) = scalar(at: position) {
      if isEnd(scalar) {
        if position > start { words.append(start..<position) }
        start = position + length
      }
      position += length
    }
    if start < range.upperBound { words.append(start..<range.upperBound) }
    return words
  }

  /// A range with the bracket right after it that closes one within it, if there is such.
  func withClosingBracket(_ range: Range<Int>) -> Range<Int> {
    guard self[range.upperBound] == .ascii(")") else { return range }
    let open = self[range].reduce(0) {
      $0 + ($1 == .ascii("(") ? 1 : $1 == .ascii(")") ? -1 : 0)
    }
    return open > 0 ? range.lowerBound..<range.upperBound + 1 : range
  }

  /// The scalar that ends before an offset and its length, or `nil` at the start.
  func scalar(before offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    var start = offset - 1
    while start > 0, self[start] & 0xC0 == 0x80, offset - start < 4 { start -= 1 }
    return scalar(at: start)
  }

  /// The line that holds an offset, without its line end.
  ///
  /// Looks no further than a bound to each side, so that one endless line costs no more than many.
  func line(
    around range: Range<Int>, reach: Int = DetectionThresholds.lineReach
  ) -> Range<Int> {
    var lower = range.lowerBound
    let first = max(0, lower - reach)
    while lower > first, !self[lower - 1].isLineEnd { lower -= 1 }
    var upper = range.upperBound
    let last = min(count, upper + reach)
    while upper < last, !self[upper].isLineEnd { upper += 1 }
    return lower..<max(lower, upper)
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isUppercase: Bool { self >= 0x41 && self <= 0x5A }
  var isLowercase: Bool { self >= 0x61 && self <= 0x7A }
  var isLetter: Bool { isUppercase || isLowercase }
  var isLetterOrDigit: Bool { isDigit || isLetter }
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isASCII: Bool { self < 0x80 }

  /// The unit of an ASCII character.
  static func ascii(_ character: Unicode.Scalar) -> UInt8 {
    UInt8(truncatingIfNeeded: character.value)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar belongs to a script written without spaces, or to its punctuation.
  ///
  /// Such a character ends a value of Latin text that it touches.
  var isUnspacedScript: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1100...0x11FF, 0x2E80...0x31FF, 0x3400...0x9FFF, 0xAC00...0xD7FF,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether the scalar is a letter or mark of a script written with spaces, beyond ASCII.
  var isSpacedLetter: Bool {
    value >= 0xAA && !isUnspacedScript
      && (properties.isAlphabetic || properties.generalCategory == .nonspacingMark)
  }
}

extension ScannedText {
  /// The units of a range, clamped to the text.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    units[range.clamped(to: 0..<units.count)]
  }

  /// The offset after blanks, or `nil` when there are more than allowed.
  func skipBlanks(from offset: Int, atMost most: Int) -> Int? {
    var position = offset
    for _ in 0...most {
      guard let (scalar, length) = scalar(at: position), scalar.isBlank else { return position }
      position += length
    }
    return nil
  }

  /// The offset before blanks, or `nil` when there are more than allowed.
  func skipBlanks(before offset: Int, atMost most: Int) -> Int? {
    var position = offset
    for _ in 0...most {
      guard let (scalar, length) = scalar(before: position), scalar.isBlank else { return position }
      position -= length
    }
    return nil
  }
}
