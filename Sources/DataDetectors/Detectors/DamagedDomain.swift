/// Reads domains that lost or gained marks, after an at sign.
///
/// Gives every reading that ends in a real top-level domain; which of them may be taken is not
/// decided here.
struct DamagedDomain {
  let text: ScannedText
  /// Whether an email address is expected at this place, so that more may be put right.
  let isExpected: Bool

  /// One way to read the characters after an at sign.
  struct Reading {
    var end: Int
    var value: String
    /// The value with a dot wherever two labels were joined over a blank.
    var dotted: String
    var changes: [DataDetector.Match.Repair.Change] = []
    /// Whether each change is safe in running text.
    var isSafeInProse = true
  }

  /// The readings that begin at an offset, shortest first.
  func readings(from start: Int) -> [Reading] {
    var readings: [Reading] = []
    var partial = Reading(end: start, value: "", dotted: "")
    var position = start + gap(from: start, overLineEnd: true)
    if position > start { partial.note(gapChange(start..<position)) }
    for place in 0..<DetectionThresholds.mostRepairedLabels {
      let end = DomainName.endOfLabel(in: text, from: position)
      let label = position..<end
      guard DomainName.isValid(label, in: text), label.count <= DetectionThresholds.longestLabel
      else { break }
      partial.append(text.string(label))
      partial.end = end
      if text[end] != .ascii("@") {
        readings += endings(of: partial, last: label, isOnly: !partial.value.contains("."))
      }
      guard place + 1 < DetectionThresholds.mostRepairedLabels,
        let next = junction(after: end, into: &partial)
      else { break }
      position = next
    }
    return readings
  }

  private func endings(of partial: Reading, last: Range<Int>, isOnly: Bool) -> [Reading] {
    let ending = text.string(last)
    if !isOnly, TopLevelDomains.contains(ending) { return [partial] }
    if isOnly {
      for common in TopLevelDomains.commonEndings where ending.lowercased().hasSuffix(common) {
        let host = ending.dropLast(common.count)
        guard host.count > 1, host.last != "-" else { continue }
        var reading = partial
        reading.replace(by: host + "." + ending.suffix(common.count))
        reading.note(.restoredDot)
        reading.isSafeInProse = false
        return [reading]
      }
    } else if isExpected {
      let fitting = TopLevelDomains.commonEndings.filter {
        CharacterConfusions.mayBeSame(ending, $0)
      }
      if fitting.count == 1 {
        var reading = partial
        reading.replace(by: String(partial.value.dropLast(ending.count)) + fitting[0])
        reading.note(.replacedLookAlike)
        return [reading]
      }
    }
    return []
  }

  /// Takes over the mark between two labels, and gives where the next one begins.
  private func junction(after end: Int, into reading: inout Reading) -> Int? {
    let before = gap(from: end, overLineEnd: isExpected)
    var position = end + before
    var marks = 0
    var isComma = false
    while text[position] == .ascii(".") || text[position] == .ascii(","), marks < 2 {
      isComma = isComma || text[position] == .ascii(",")
      marks += 1
      position += 1
    }
    let after = gap(from: position, overLineEnd: isExpected)
    let next = position + after
    let labelEnd = DomainName.endOfLabel(in: text, from: next)
    guard labelEnd > next else { return nil }
    let label = text.string(next..<labelEnd)
    if marks == 0 {
      guard isExpected, before > 0 else { return nil }
      reading.note(gapChange(end..<next))
      if TopLevelDomains.isCommon(label)
        || TopLevelDomains.contains(label) && isLineEnd(labelEnd)
      {
        reading.note(.restoredDot)
        reading.append(".")
      } else {
        reading.dotted += "."
      }
      return next
    }
    reading.append(".")
    if before > 0 { reading.note(gapChange(end..<(end + before))) }
    if after > 0 { reading.note(gapChange(position..<next)) }
    if isComma { reading.note(.replacedPunctuation) }
    if marks > 1 {
      reading.note(.removedRepeatedPunctuation)
      reading.isSafeInProse = false
    }
    if before > 0 || after > 0 || isComma {
      let isCertain = after > 0 || isComma
      let isEnding =
        isCertain ? TopLevelDomains.isCommon(label) : TopLevelDomains.contains(label)
      if !isEnding || text[next].isUppercase || (before > 0 && after > 0) {
        reading.isSafeInProse = false
      }
    }
    return next
  }

  private func isLineEnd(_ position: Int) -> Bool {
    position >= text.count || text[position].isLineEnd
  }

  private func gap(from start: Int, overLineEnd: Bool) -> Int {
    var end = start
    while end - start < DetectionThresholds.widestRepairedGap,
      text[end].isBlank || overLineEnd && text[end].isLineEnd
    {
      end += 1
    }
    return end - start
  }

  private func gapChange(_ gap: Range<Int>) -> DataDetector.Match.Repair.Change {
    text.units[gap.clamped(to: 0..<text.count)].contains(where: \.isLineEnd)
      ? .joinedLines : .removedSpaces
  }
}

extension DamagedDomain.Reading {
  mutating func append(_ part: String) {
    value += part
    dotted += part
  }

  mutating func replace(by other: String) {
    value = other
    dotted = other
  }

  mutating func note(_ change: DataDetector.Match.Repair.Change) {
    changes.append(change)
  }
}
