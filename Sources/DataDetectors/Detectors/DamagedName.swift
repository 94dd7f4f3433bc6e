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
    let gap = gap(before: end)
    guard let first = piece(endingAt: end - gap),
      isExpected || text[end - gap - 1] != .ascii(".")
    else { return [] }
    var reading = Reading(start: first.lowerBound, value: text.string(first))
    if reading.value.hasSuffix(".") { reading.value.removeLast() }
    guard !reading.value.isEmpty, text[first.lowerBound - 1] != .ascii("@") else { return [] }
    if gap > 0 { reading.changes.append(.removedSpaces) }
    collapseDots(&reading)
    var readings = [reading]
    while readings.count <= 2, let longer = extended(reading) {
      reading = longer
      readings.append(longer)
    }
    return readings
  }

  private func extended(_ reading: Reading) -> Reading? {
    let gap = gap(before: reading.start)
    guard gap > 0, let next = piece(endingAt: reading.start - gap),
      text[next.lowerBound - 1] != .ascii("@")
    else { return nil }
    let isDotted =
      text[reading.start] == .ascii(".") || text[next.upperBound - 1] == .ascii(".")
      || text[next.upperBound - 1] == .ascii("_") || text[reading.start] == .ascii("_")
    let isStray =
      isExpected && !text[next.lowerBound].isUppercase
      && reading.value.utf8.count <= DetectionThresholds.longestStrayPiece
    let lostDot = !isDotted && !isStray && isNamePart(next, before: reading)
    guard isDotted || isStray || lostDot else { return nil }
    var longer = reading
    longer.start = next.lowerBound
    longer.value = text.string(next) + (lostDot ? "." : "") + reading.value
    longer.changes.append(.removedSpaces)
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
    {
      start -= length
    }
    let longest = start
    while start < end, text[start].isASCII, !text[start].isLetterOrDigit, text[start] != 0x5F,
      text[start] != .ascii(".") || start == longest && !text[start - 1].isBlank
    {
      start += 1
    }
    return start < end ? start..<end : nil
  }

  private func gap(before end: Int) -> Int {
    var start = end
    while end - start < DetectionThresholds.widestRepairedGap, text[start - 1].isBlank {
      start -= 1
    }
    return end - start
  }
}
