/// Finds email addresses that a recogniser has damaged.
///
/// In running text one repair is made, and only one that cannot join two ordinary words. On a line
/// of its own, or after a word such as "Email:", an address may take two; where an address is
/// expected, several, blanks inside the name among them. What stands in the text as a valid address
/// is left alone unless the damaged one runs further.
struct DamagedEmailDetector {
  let text: ScannedText
  let isExpected: Bool

  /// The undamaged addresses with the repaired ones put in, by place.
  func candidates(beside plain: [Candidate]) -> [Candidate] {
    var found: [Candidate] = []
    var rest = plain[...]
    for sign in atSigns() {
      guard let repaired = repaired(at: sign),
        repaired.range.lowerBound >= found.last?.range.upperBound ?? 0
      else { continue }
      while let next = rest.first, next.range.upperBound <= repaired.range.lowerBound {
        found.append(rest.removeFirst())
      }
      let touched = rest.prefix { $0.range.lowerBound < repaired.range.upperBound }
      guard touched.allSatisfy({ repaired.range != $0.range && repaired.contains($0) }) else {
        continue
      }
      rest.removeFirst(touched.count)
      found.append(repaired)
    }
    return found + rest
  }

  /// A sign that is "@" or is read as it.
  private struct AtSign {
    let range: Range<Int>
    let isPrinted: Bool
  }

  private func atSigns() -> [AtSign] {
    var signs: [AtSign] = []
    for start in text.units.indices {
      let unit = text.units[start]
      if unit == .ascii("@") {
        if signs.last?.range.contains(start) != true {
          signs.append(AtSign(range: start..<start + 1, isPrinted: true))
        }
      } else if unit == 0xC2 || unit == .ascii("(") || unit == .ascii("[") {
        for look in CharacterConfusions.atSigns
        where text.units[start...].starts(with: look) {
          signs.append(AtSign(range: start..<start + look.count, isPrinted: false))
          break
        }
      }
    }
    if signs.isEmpty, isExpected {
      let letters = text.units.indices.filter { text.units[$0] == .ascii("Q") }
      if letters.count == 1, let only = letters.first, text[only - 1].isLetterOrDigit {
        signs.append(AtSign(range: only..<only + 1, isPrinted: false))
      }
    }
    return signs
  }

  private func repaired(at sign: AtSign) -> Candidate? {
    let names = DamagedName(text: text, isExpected: isExpected)
      .readings(endingAt: sign.range.lowerBound)
    guard !names.isEmpty else { return nil }
    let domains = DamagedDomain(text: text, isExpected: isExpected)
      .readings(from: sign.range.upperBound)
    // In running text what follows an address that is whole as printed is no part of it.
    let isWhole = domains.first.map { $0.changes.isEmpty } ?? false
    for domain in domains.reversed() {
      for name in names.reversed() {
        let signChange: [DataDetector.Match.Repair.Change] =
          sign.isPrinted ? [] : [.restoredAtSign]
        let changes = name.changes + signChange + domain.changes
        let range = name.start..<domain.end
        guard !changes.isEmpty, !isWhole || mayRunOn(domain, range),
          mayRepair(range, name, domain, sign, count: changes.count)
        else {
          continue
        }
        return candidate(range, name, domain, changes)
      }
    }
    return nil
  }

  /// Whether an address may run on though a shorter part of it is whole.
  private func mayRunOn(_ domain: DamagedDomain.Reading, _ range: Range<Int>) -> Bool {
    isExpected || domain.isSafeInProse
      || Surroundings(text).standsAlone(range, as: .emailAddress)
  }

  private func mayRepair(
    _ range: Range<Int>, _ name: DamagedName.Reading, _ domain: DamagedDomain.Reading,
    _ sign: AtSign, count: Int
  ) -> Bool {
    if isExpected { return count <= DetectionThresholds.mostRepairsWhereExpected }
    if sign.range.count > 1, text[sign.range.lowerBound].isASCII,
      text[sign.range.lowerBound - 1].isBlank
    {
      return false
    }
    if name.hasInnerGap && text[name.start].isUppercase { return false }
    if Surroundings(text).standsAlone(range, as: .emailAddress) {
      return count <= DetectionThresholds.mostRepairsOnOwnLine
        && !domain.changes.contains(.removedRepeatedPunctuation)
    }
    guard count <= DetectionThresholds.mostRepairsInProse, !name.hasInnerGap else { return false }
    if sign.isPrinted, name.changes.isEmpty, domain.isSafeInProse,
      text[sign.range.upperBound].isLetterOrDigit
    {
      return true
    }
    return name.looksLikeName && domain.changes.allSatisfy { $0 != .removedRepeatedPunctuation }
  }

  private func candidate(
    _ range: Range<Int>, _ name: DamagedName.Reading, _ domain: DamagedDomain.Reading,
    _ changes: [DataDetector.Match.Repair.Change]
  ) -> Candidate {
    let cost = Float(changes.count) * DetectionThresholds.costOfRepair
    let label = Surroundings(text).label(before: range.lowerBound, of: .emailAddress)
    func details(_ name: String, _ domain: String) -> DataDetector.Match.SemanticDetails {
      .emailAddress(.init(emailAddress: name + "@" + domain, label: label))
    }
    var others: [DataDetector.Match.SemanticDetails] = []
    if domain.dotted != domain.value { others.append(details(name.value, domain.dotted)) }
    if let joined = name.joined { others.append(details(joined, domain.value)) }
    return Candidate(
      range: range,
      details: details(name.value, domain.value),
      repair: .init(
        printed: text.string(range),
        changes: DataDetector.Match.Repair.Change.allCases.filter(changes.contains)),
      confidence: max(
        DetectionThresholds.leastConfidence, DetectionThresholds.certain - cost),
      otherReadings: others)
  }
}
