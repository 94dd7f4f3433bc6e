internal import Foundation

/// Reads the name of an email address backwards from the at sign, over blanks that don't belong.
struct DamagedName {
  let text: ScannedText
  let isExpected: Bool

  /// One way to read the characters before an at sign.
  struct Reading {
    var start: Int
    var value: String
    var changes: [DataDetector.Match.Repair.Change] = []
    /// Whether blanks inside the name were taken out.
    var hasInnerGap = false
    /// The value without the dots that were put where a blank stood.
    var joined: String?

    /// Whether the name can't be an ordinary word: it mixes letters with digits or inner marks.
    var looksLikeName: Bool {
      let units = value.utf8
      return units.contains(where: \.isLetter)
        && units.contains { $0.isDigit || $0 == .ascii(".") || $0 == .ascii("_") }
    }
  }

  /// The readings that end at an offset, shortest first.
  func readings(endingAt end: Int) -> [Reading] {
    let gap = gap(before: end, overLineEnd: isExpected)
    guard let first = piece(endingAt: end - gap),
      isExpected || text[end - gap - 1] != .ascii(".")
    else { return [] }
    var reading = Reading(start: first.lowerBound, value: read(first))
    if text[first].contains(.ascii("|")) { reading.changes.append(.replacedLookAlike) }
    if reading.value.hasSuffix(".") { reading.value.removeLast() }
    guard !reading.value.isEmpty, text[first.lowerBound - 1] != .ascii("@") else { return [] }
    if gap > 0 { reading.changes.append(change(of: end - gap..<end)) }
    collapseDots(&reading)
    var readings = [reading]
    while readings.count <= 2, let longer = extended(reading) {
      reading = longer
      readings.append(longer)
    }
    return readings
  }

  private func extended(_ reading: Reading) -> Reading? {
    let gap = gap(before: reading.start, overLineEnd: isExpected)
    guard gap > 0, let next = piece(endingAt: reading.start - gap),
      text[next.lowerBound - 1] != .ascii("@")
    else { return nil }
    let gapChange = change(of: next.upperBound..<reading.start)
    let isDotted =
      text[reading.start] == .ascii(".") || text[next.upperBound - 1] == .ascii(".")
      || text[next.upperBound - 1] == .ascii("_") || text[reading.start] == .ascii("_")
      || text[next.upperBound - 1] == .ascii("-") && gapChange == .joinedLines
    // A line of its own is joined only where a mark says that it goes on.
    guard isDotted || gapChange == .removedSpaces else { return nil }
    let isStray =
      isExpected && !text[next.lowerBound].isUppercase
      && reading.value.utf8.count <= DetectionThresholds.longestStrayPiece
    let lostDot = !isDotted && !isStray && isNamePart(next, before: reading)
    guard isDotted || isStray || lostDot else { return nil }
    var longer = reading
    longer.start = next.lowerBound
    longer.value = read(next) + (lostDot ? "." : "") + reading.value
    longer.changes.append(gapChange)
    if text[next].contains(.ascii("|")) { longer.changes.append(.replacedLookAlike) }
    if lostDot {
      longer.changes.append(.restoredDot)
      longer.joined = text.string(next) + (reading.joined ?? reading.value)
    }
    longer.hasInnerGap = true
    collapseDots(&longer)
    return longer
  }

  /// Whether a piece can be the first part of a name whose dot was read as a blank: small letters
  /// that begin the line and introduce nothing.
  private func isNamePart(_ piece: Range<Int>, before reading: Reading) -> Bool {
    let isFirst = piece.lowerBound == 0 || text[piece.lowerBound - 1].isLineEnd
    return isExpected && isFirst && piece.count >= DetectionThresholds.shortestNamePart
      && piece.allSatisfy { text[$0].isLetter && !text[$0].isUppercase }
      && !text[reading.start].isUppercase
      && !LabelWords.introduces(text.string(piece), .emailAddress)
  }

  private func collapseDots(_ reading: inout Reading) {
    guard isExpected, reading.value.contains("..") else { return }
    while let range = reading.value.range(of: "..") {
      reading.value.replaceSubrange(range, with: ".")
    }
    reading.changes.append(.removedRepeatedPunctuation)
  }

  private func piece(endingAt end: Int) -> Range<Int>? {
    var start = end
    while start > 0, end - start <= DetectionThresholds.longestLocalPart,
      let length = EmailDetector.lengthOfNameCharacter(in: text, before: start)
        ?? (isMisreadLetter(start - 1) ? 1 : nil)
    {
      start -= length
    }
    let longest = start
    while start < end, text[start].isASCII, !text[start].isLetterOrDigit, text[start] != 0x5F,
      text[start] != .ascii("|"),
      text[start] != .ascii(".") || start == longest && !text[start - 1].isBlank
    {
      start += 1
    }
    return start < end ? start..<end : nil
  }

  /// A piece with its bars read as the letter that they are printed like.
  private func read(_ piece: Range<Int>) -> String {
    String(decoding: text[piece].map { $0 == .ascii("|") ? .ascii("l") : $0 }, as: UTF8.self)
  }

  /// Whether a bar stands in a name, and not between two values.
  private func isMisreadLetter(_ offset: Int) -> Bool {
    guard text[offset] == .ascii("|") else { return false }
    let next = text[offset + 1]
    let after = isExpected && next == .ascii("|") ? text[offset + 2] : next
    guard after == .ascii("@") || EmailDetector.isNameCharacter(after) else { return false }
    switch Unicode.Scalar(text[offset - 1]) {
    case ".", "_", "-": return text[offset - 2].isLetterOrDigit
    case "|": return isExpected && EmailDetector.isNameCharacter(text[offset - 2])
    default: return isExpected && (offset == 0 || EmailDetector.isNameCharacter(text[offset - 1]))
    }
  }

  private func gap(before end: Int, overLineEnd: Bool) -> Int {
    var start = end
    while end - start < DetectionThresholds.widestRepairedGap,
      text[start - 1].isBlank || overLineEnd && text[start - 1].isLineEnd
    {
      start -= 1
    }
    return end - start
  }

  private func change(of gap: Range<Int>) -> DataDetector.Match.Repair.Change {
    text[gap].contains(where: \.isLineEnd) ? .joinedLines : .removedSpaces
  }
}
