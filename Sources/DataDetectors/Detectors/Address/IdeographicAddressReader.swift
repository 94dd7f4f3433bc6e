internal import Foundation

/// Reads addresses in Chinese, Japanese and Korean script: the largest place first, the number last.
struct IdeographicAddressReader {
  let text: ScannedText

  /// The addresses in a range.
  func candidates(in range: Range<Int>) -> [Candidate] {
    var found: [Candidate] = []
    var offset = range.lowerBound
    var levels = NextPlaces(text: text, end: range.upperBound)
    while offset < range.upperBound {
      guard let (scalar, length) = text.scalar(at: offset) else { break }
      if levels.areNear(offset), begins(at: offset, scalar),
        let address = address(at: offset, before: range.upperBound)
      {
        found.append(address)
        offset = address.range.upperBound
      } else {
        offset += length
      }
    }
    return found
  }

  /// Whether an address may begin at a place: no character of the same script stands before it.
  private func begins(at offset: Int, _ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isUnspacedScript, !Self.isMark(scalar) || scalar == "〒" else { return false }
    guard let (before, _) = text.scalar(before: offset) else { return true }
    if scalar == "〒" || StateNames.longest(in: text, at: offset) != nil
      || CountryNames.longest(in: text, at: offset) != nil
    {
      return true
    }
    return !before.isUnspacedScript || Self.isMark(before)
  }

  private func address(at start: Int, before end: Int) -> Candidate? {
    var parts = Parts()
    var position = start
    var lastEnd: Int?
    var wordStart = start
    var lines = 0
    let last = min(end, start + DetectionThresholds.addressReach)
    while position < last, let (scalar, length) = text.scalar(at: position) {
      if position == wordStart {
        if parts.country == nil, let (code, end) = CountryNames.longest(in: text, at: position) {
          parts.country = (position..<end, code)
          position = end
          wordStart = end
          continue
        }
        if parts.state == nil, parts.levels == 0,
          let (meaning, end) = StateNames.longest(in: text, at: position)
        {
          parts.state = (position..<end, meaning.country)
          parts.levels += 1
          position = end
          wordStart = end
          continue
        }
      }
      if scalar == "〒" || scalar.isASCII && UInt8(scalar.value).isDigit,
        let end = postcode(at: position, into: &parts)
      {
        position = end
        wordStart = end
        continue
      }
      let isDigit = Self.isDigit(scalar)
      if Self.levels.contains(scalar), position > wordStart || scalar == "道",
        !scalar.isHangul || !(text.scalar(at: position + length)?.scalar.isHangul ?? false)
      {
        parts.levels += 1
        if parts.city == nil, Self.towns.contains(scalar) {
          parts.city = wordStart..<position + length
        }
        wordStart = position + length
        if parts.levels > 1 { lastEnd = position + length }
      } else if Self.numbers.contains(scalar), parts.hasDigits {
        parts.numbers += 1
        lastEnd = position + length
        wordStart = position + length
      } else if isDigit {
        parts.hasDigits = true
        if parts.levels > 0 { lastEnd = position + length }
      } else if scalar.isLineEnd {
        lines += 1
        guard lines <= 3, parts.levels > 0 || parts.postcode != nil else { break }
        wordStart = position + length
      } else if scalar.isBlank || scalar == "，" || scalar == "," || scalar == "、" || scalar == "-"
        || scalar == "－" || scalar == "−" || scalar == "(" || scalar == ")"
      {
        wordStart = position + length
      } else if Self.isMark(scalar) || position - wordStart > DetectionThresholds.longestPlaceName {
        break
      } else if !scalar.isUnspacedScript,
        !(scalar.isASCII && UInt8(scalar.value).isUppercase && parts.hasDigits)
      {
        break
      }
      position += length
    }
    return parts.candidate(text.withClosingBracket(start..<(lastEnd ?? start)), in: text)
  }

  /// Reads "〒113-0001" or six digits before a place.
  private func postcode(at offset: Int, into parts: inout Parts) -> Int? {
    guard parts.postcode == nil else { return nil }
    var position = offset
    let hasMark = text.scalar(at: offset)?.scalar == "〒"
    if hasMark { position += 3 }
    position = text.skipBlanks(from: position, atMost: 1) ?? position
    var end = position
    while text[end].isDigit || text[end] == .ascii("-") { end += 1 }
    let code = text.string(position..<end)
    let digits = code.count { $0.isNumber }
    guard
      hasMark && digits == 7 || digits == 7 && code.contains("-")
        || digits == 6 && parts.levels == 0
    else { return nil }
    parts.postcode = position..<end
    parts.isMarked = hasMark
    return end
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return UInt8(scalar.value).isDigit }
    return digits.contains(scalar)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3000...0x3004, 0x3007...0x3020, 0xFF0E...0xFF0F, 0xFF1A...0xFF20: true
    default: marks.contains(scalar)
    }
  }

  /// Characters that end the name of a place, from provinces to streets.
  fileprivate static let levels = ScalarTable("都道府県省市区區郡町村县縣镇鎮乡鄉路街道巷弄段里旗州시도구군동로길읍면")
  private static let towns = ScalarTable("市区區县縣郡시군")
  /// Characters that end a number in an address.
  private static let numbers = ScalarTable("号號番目地楼樓室栋幢座层層階F호층번")
  private static let digits = ScalarTable("０１２３４５６７８９一二三四五六七八九十")
  private static let marks = ScalarTable("。！？：；「」『』（）")

  /// What was read so far.
  private struct Parts {
    var country: (range: Range<Int>, code: String)?
    var state: (range: Range<Int>, country: String)?
    var postcode: Range<Int>?
    var isMarked = false
    var city: Range<Int>?
    var levels = 0
    var numbers = 0
    var hasDigits = false

    func candidate(_ range: Range<Int>, in text: ScannedText) -> Candidate? {
      // Syllables of Korean prose end like places; only a province says that they are.
      if let first = text.scalar(at: range.lowerBound)?.scalar, first.isHangul,
        state?.country != "KR"
          || (country?.range.upperBound ?? range.lowerBound) + 1 < state?.range.lowerBound ?? 0
      {
        return nil
      }
      let enough =
        levels >= 2 && (numbers > 0 || postcode != nil || state != nil && hasDigits)
        || isMarked && levels >= 1
      guard enough, !range.isEmpty else { return nil }
      let code = country?.code ?? state?.country ?? (isMarked ? "JP" : nil)
      let placesEnd = max(
        state?.range.upperBound ?? range.lowerBound, city?.upperBound ?? range.lowerBound)
      let street = text.string(min(placesEnd, range.upperBound)..<range.upperBound)
      return Candidate(
        range: range,
        details: .postalAddress(
          .init(
            fullAddress: text.string(range),
            street: street.isEmpty ? nil : street,
            city: city.map(text.string),
            state: state.map { text.string($0.range) },
            postalCode: postcode.map(text.string),
            region: country.map { text.string($0.range) },
            regionCode: code.map { Locale.Region($0) })))
    }
  }
}

/// Tells where in a text the ends of places' names stand, for offsets that only grow.
private struct NextPlaces {
  let text: ScannedText
  let end: Int
  /// The next one at or after the offset asked last; the end when there is none.
  private var next = -1

  init(text: ScannedText, end: Int) {
    self.text = text
    self.end = end
  }

  /// Whether one stands within the reach of an address from an offset.
  mutating func areNear(_ offset: Int) -> Bool {
    if next < offset {
      next = offset
      while next < end, let (scalar, length) = text.scalar(at: next),
        !IdeographicAddressReader.levels.contains(scalar)
      {
        next += length
      }
    }
    return next < min(end, offset + DetectionThresholds.addressReach)
  }
}

extension Unicode.Scalar {
  fileprivate var isHangul: Bool { (0xAC00...0xD7A3).contains(value) }
}
