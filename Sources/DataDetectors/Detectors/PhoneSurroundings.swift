/// What stands around digits that may be a phone number.
struct PhoneSurroundings {
  let text: ScannedText
  let isExpected: Bool

  /// Whether the characters that touch a number allow one.
  ///
  /// - Parameters:
  ///   - range: where the number stands.
  ///   - isFirst: whether its run of digits begins with it.
  ///   - isLast: whether its run of digits ends with it.
  /// - Returns: whether they do.
  func allow(_ range: Range<Int>, isFirst: Bool, isLast: Bool) -> Bool {
    (!isFirst || allowBefore(range)) && (!isLast || allowAfter(range.upperBound))
  }

  private func allowBefore(_ range: Range<Int>) -> Bool {
    let unit = text[range.lowerBound - 1]
    let opens = text[range.lowerBound] == .ascii("(") || text[range.lowerBound] == .ascii("+")
    if unit.isLetter { return opens }
    if unit == .ascii(".") || unit == .ascii(",") || unit == .ascii("/") || unit == .ascii(":")
      || unit == .ascii("'")
    {
      return !text[range.lowerBound - 2].isDigit
    }
    if !unit.isASCII, let (scalar, _) = text.scalar(before: range.lowerBound) {
      return !isCurrency(scalar)
    }
    if unit.isBlank, let (scalar, _) = text.scalar(before: range.lowerBound - 1) {
      return !isCurrency(scalar)
    }
    switch Unicode.Scalar(unit) {
    case "-", "#", "$", "%", "*", "=", "@", "\\", "_", "&", "^", "~": return false
    case "+": return opens
    default: return !unit.isDigit
    }
  }

  private func allowAfter(_ end: Int) -> Bool {
    let unit = text[end]
    if unit.isLetter { return PhoneExtension(text: text).read(from: end) != nil }
    if !unit.isASCII, let (scalar, _) = text.scalar(at: end) {
      return !isCurrency(scalar) && DialledRun.digit(in: text, at: end) == nil
        && scalar.properties.generalCategory != .nonspacingMark
    }
    if unit.isBlank, let (scalar, _) = text.scalar(at: end + 1), isCurrency(scalar) {
      return false
    }
    switch Unicode.Scalar(unit) {
    case "%", "$", "=", "*", "@", "_", "+", "\\", "^": return false
    case ",":
      return !text[end + 1].isDigit || PhoneExtension(text: text).read(from: end) != nil
    case "-": return !text[end + 1].isLetterOrDigit
    case ":", ".", "/", "'": return !text[end + 1].isDigit
    default: return !unit.isDigit
    }
  }

  private func isCurrency(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .currencySymbol
  }

  /// What the words before a number, on its line, say about it; the nearest one counts.
  func evidence(for range: Range<Int>) -> PhoneJudgement.Evidence {
    let first = max(0, range.lowerBound - DetectionThresholds.labelReach)
    var start = range.lowerBound
    while start > first, !text[start - 1].isLineEnd { start -= 1 }
    switch NumberWords.nearest(in: text, start..<range.lowerBound) {
    case .phone: return .telling
    case .other: return isExpected ? .telling : .against
    case nil: break
    }
    if isExpected { return .telling }
    return Surroundings(text).standsAlone(range, as: .phoneNumber) ? .alone : .none
  }
}
