/// Finds email addresses that stand in the text as they are.
///
/// The name before "@" is letters, digits and the marks that printed addresses use; the domain ends
/// in a real top-level domain. Quoted names and addresses of numbers in brackets are not found.
struct EmailDetector {
  let text: ScannedText

  func candidates() -> [Candidate] {
    var found: [Candidate] = []
    var free = 0
    for at in text.units.indices where text.units[at] == .ascii("@") && at >= free {
      guard let name = localPart(endingAt: at, from: free), !followsUnknownScheme(name.lowerBound),
        let end = endOfDomain(from: at + 1, after: name)
      else { continue }
      let range = name.lowerBound..<end
      free = range.upperBound
      found.append(
        Candidate(
          range: range,
          details: .emailAddress(
            .init(
              emailAddress: text.string(range),
              label: Surroundings(text).label(before: range.lowerBound, of: .emailAddress)))))
    }
    return found
  }

  /// Where the domain ends; one without a real ending will do after "mailto:".
  private func endOfDomain(from start: Int, after name: Range<Int>) -> Int? {
    if let domain = DomainName(in: text, at: start) { return domain.range.upperBound }
    let first = name.lowerBound - Self.mailto.count
    guard first >= 0, text.string(first..<name.lowerBound).lowercased() == Self.mailto else {
      return nil
    }
    let end = DomainName.endOfLabel(in: text, from: start)
    return DomainName.isValid(start..<end, in: text) ? end : nil
  }

  private static let mailto = "mailto:"

  /// Whether a lower-case word with a colon touches the name, as a scheme would, and none that
  /// introduces addresses.
  private func followsUnknownScheme(_ start: Int) -> Bool {
    guard text[start - 1] == .ascii(":"), text[start - 2].isLowercase else { return false }
    var first = start - 1
    while text[first - 1].isLowercase { first -= 1 }
    return !text[first - 1].isLetter && text[first - 1] != .ascii("-")
      && !LabelWords.introduces(text.string(first..<(start - 1)), .emailAddress)
  }

  /// The name before an at sign, or `nil` when there is none.
  func localPart(endingAt at: Int, from first: Int) -> Range<Int>? {
    var start = at
    while start > first, let length = Self.lengthOfNameCharacter(in: text, before: start) {
      start -= length
      if text[start] == .ascii("."), text[start + 1] == .ascii(".") {
        start += 2
        break
      }
    }
    if text[start - 1] == .ascii("@") { return nil }
    while start < at, text[start].isASCII, !Self.mayBegin(text[start]) { start += 1 }
    guard start < at, at - start <= DetectionThresholds.longestLocalPart,
      text[at - 1] != .ascii(".")
    else { return nil }
    return start..<at
  }

  private static func mayBegin(_ unit: UInt8) -> Bool {
    unit.isLetterOrDigit || unit == .ascii("_")
  }

  /// The length of the character of a name that ends before an offset, or `nil`.
  static func lengthOfNameCharacter(in text: ScannedText, before offset: Int) -> Int? {
    let unit = text[offset - 1]
    if unit.isASCII { return isNameCharacter(unit) ? 1 : nil }
    guard let (scalar, length) = text.scalar(before: offset), scalar.isSpacedLetter else {
      return nil
    }
    return length
  }

  static func isNameCharacter(_ unit: UInt8) -> Bool {
    if unit.isLetterOrDigit { return true }
    switch Unicode.Scalar(unit) {
    case ".", "_", "-", "+", "%", "'", "&", "~", "=", "^": return true
    default: return false
    }
  }
}
