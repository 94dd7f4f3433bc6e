/// Cuts a text into the words and numbers that addresses are read from.
struct AddressTokens {
  let text: ScannedText

  /// As many blanks set columns apart.
  private let widestGap = DetectionThresholds.widestAddressGap

  /// The tokens of a range; what stands before the first counts as a hard gap.
  func tokens(in range: Range<Int>) -> [AddressToken] {
    var tokens: [AddressToken] = []
    var position = range.lowerBound
    var gap = AddressToken.Gap.hard
    while position < range.upperBound, let (scalar, length) = text.scalar(at: position) {
      if Self.isWord(scalar) {
        let token = token(at: position, before: range.upperBound, gap: gap)
        tokens.append(token)
        position = token.range.upperBound
        gap = .blank
        if token.hasDot {
          position += 1
          if endsSentence(token, at: position) { gap = .hard }
        }
      } else {
        let isLabelOfNumber =
          scalar == ":" && gap == .blank && tokens.last.map { isLabel($0, at: position) } ?? false
        gap = max(gap, isLabelOfNumber ? .blank : Self.gap(of: scalar))
        if scalar.isBlank,
          text[range.clamped(to: position..<position + widestGap)].allSatisfy(\.isBlank),
          range.upperBound > position + widestGap
        {
          gap = .hard
        }
        position += length
      }
    }
    return tokens
  }

  /// Whether a token with a colon after it labels a number, as in "No: 12" and "D: 3".
  private func isLabel(_ token: AddressToken, at colon: Int) -> Bool {
    if token.roles.contains(.numberMark) { return true }
    guard token.roles.contains(.unit) || token.letters == 1 && token.isCapitalised,
      token.digits == 0, let next = text.skipBlanks(from: colon + 1, atMost: 1)
    else { return false }
    return text[next].isDigit
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return UInt8(scalar.value).isLetterOrDigit || scalar == "#" || scalar == "&"
    }
    return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
      || scalar == "№"
  }

  /// Whether a mark in a word is left out of its plain form.
  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "’" || scalar == "'" || scalar == "ʻ"
  }

  private static func standsApart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "#" || scalar == "№" || scalar == "&"
  }

  private static func gap(of scalar: Unicode.Scalar) -> AddressToken.Gap {
    switch scalar {
    case ",", "،", "，", "、": .comma
    case "(", ")", "[", "]": .bracket
    case "-", "–", "—", "/", "\u{B7}": .dash
    case "\n", "\r": .line
    case "'", "’", "ʻ", "ʾ", "ʿ", "°", "\"": .blank
    case ".": .blank
    default: scalar.isBlank && scalar != "\t" ? .blank : .hard
    }
  }

  private func token(at start: Int, before end: Int, gap: AddressToken.Gap) -> AddressToken {
    var position = start
    var digits = 0
    var letters = 0
    while position < end, let (scalar, length) = text.scalar(at: position) {
      if Self.isWord(scalar) {
        if position > start, Self.standsApart(scalar) { break }
        if scalar.isASCII, UInt8(scalar.value).isDigit { digits += 1 } else { letters += 1 }
        position += length
        if Self.standsApart(scalar) { break }
      } else if joins(scalar, at: position, length: length, from: start, digits: digits) {
        position += length
      } else {
        break
      }
    }
    var word = LatinFolding.fold(text[start..<position])
    if word.unicodeScalars.contains(where: Self.isSilent) {
      word = String(String.UnicodeScalarView(word.unicodeScalars.filter { !Self.isSilent($0) }))
    }
    return AddressToken(
      range: start..<position, gap: gap, hasDot: text[position] == .ascii("."), word: word,
      digits: digits, letters: letters,
      isCapitalised: isCapital(at: start)
        || Self.isApostrophe(text.scalar(at: start + 1)) && isCapital(after: start + 1),
      hasNoCase: text.scalar(at: start).map { Self.hasNoCase($0.scalar) } ?? false,
      roles: StreetWords.roles(of: word),
      isFragment: digits > 0 && isFragment(start..<position),
      isOrdinal: digits > 0 && letters > 0 && AddressToken.isOrdinal(word))
  }

  /// Whether marks tie a number to another, as in "08:55", "2.80", "$5" and "50%".
  private func isFragment(_ range: Range<Int>) -> Bool {
    let before = text[range.lowerBound - 1]
    if before == .ascii(":") || before == .ascii("."), text[range.lowerBound - 2].isDigit {
      return true
    }
    if Self.tyingMarks.contains(before) { return true }
    if before == .ascii("-"), text[range.lowerBound - 2].isLetterOrDigit { return true }
    let after = text[range.upperBound]
    if after == .ascii(":") || after == .ascii(".") || after == .ascii(","),
      text[range.upperBound + 1].isDigit
    {
      return true
    }
    return Self.tyingMarks.contains(after)
  }

  private static let tyingMarks = Set("$%*+=€£<>".utf8)

  private static func hasNoCase(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.isAlphabetic && !scalar.properties.isCased
  }

  private func isCapital(at offset: Int) -> Bool {
    guard let scalar = text.scalar(at: offset)?.scalar else { return false }
    if scalar.isASCII { return UInt8(scalar.value).isUppercase }
    return scalar.properties.isUppercase || scalar.properties.generalCategory == .titlecaseLetter
  }

  /// Whether a capital follows a mark, as in "d'Andorra".
  private func isCapital(after offset: Int) -> Bool {
    text.scalar(at: offset).map { isCapital(at: offset + $0.length) } ?? false
  }

  private static func isApostrophe(_ next: (scalar: Unicode.Scalar, length: Int)?) -> Bool {
    next.map { "'’ʻ".unicodeScalars.contains($0.scalar) } ?? false
  }

  /// Whether a mark inside a token belongs to it.
  private func joins(
    _ scalar: Unicode.Scalar, at position: Int, length: Int, from start: Int, digits: Int
  ) -> Bool {
    let next = position + length
    guard let after = text.scalar(at: next)?.scalar, Self.isWord(after), after != "#", after != "&",
      let before = text.scalar(before: position)?.scalar
    else { return false }
    let beforeIsDigit = before.isASCII && UInt8(before.value).isDigit
    let afterIsDigit = after.isASCII && UInt8(after.value).isDigit
    switch scalar {
    case "'", "’", "ʻ": return true
    case ".":
      // Single letters with dots between them, such as "P.O." and "U.S.A."
      return !beforeIsDigit && !afterIsDigit && isSingleLetter(endingAt: position, from: start)
        && !(text.scalar(at: next + 1)?.scalar.isWordPart ?? false)
    case "-", "–", "—":
      // A postcode before the town, as in "2101-Town", is a number apart.
      return
        !(beforeIsDigit && digits > 2 && !afterIsDigit
        && (text.scalar(at: next + 1)?.scalar.isWordPart ?? false))
    case "/": return beforeIsDigit && afterIsDigit || digits > 0 && afterIsDigit
    default: return false
    }
  }

  private func isSingleLetter(endingAt end: Int, from start: Int) -> Bool {
    end - start == 1 || end - start >= 2 && text[end - 2] == .ascii(".")
  }

  /// Whether the dot after a token ends a sentence, and is no mark of an abbreviation.
  private func endsSentence(_ token: AddressToken, at offset: Int) -> Bool {
    var position = offset
    while let (scalar, length) = text.scalar(at: position), scalar.isBlank || scalar.isLineEnd {
      position += length
    }
    guard position > offset, let next = text.scalar(at: position)?.scalar,
      next.properties.isUppercase || UInt8(truncatingIfNeeded: next.value).isDigit && next.isASCII
    else { return false }
    if token.digits > 0 { return !token.isOrdinal && next.properties.isUppercase }
    return token.letters > DetectionThresholds.longestAddressAbbreviation
      && !token.roles.contains(.direction)
      && !(next.isASCII && UInt8(next.value).isDigit)
  }
}
