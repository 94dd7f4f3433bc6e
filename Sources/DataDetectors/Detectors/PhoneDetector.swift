internal import Foundation

/// Finds phone numbers: international, North American, national ones of the document's region, and
/// whatever a word such as "phone" introduces.
///
/// What surrounds the digits can rule a number out: a letter, currency or percent sign that touches
/// it, a decimal or time that goes on, a word such as "account" before it.
struct PhoneDetector {
  let text: ScannedText
  let region: Locale.Region?
  let isExpected: Bool

  func candidates() -> [Candidate] {
    let judgement = PhoneJudgement(dialling: region.flatMap(RegionDialling.of))
    var found: [Candidate] = []
    var position = 0
    while position < text.count {
      guard mayStart(position), let run = DialledRun(in: text, at: position) else {
        position += 1
        continue
      }
      found += numbers(in: run, judgement)
      position = max(position + 1, run.end, found.last?.range.upperBound ?? 0)
    }
    return found
  }

  private func mayStart(_ offset: Int) -> Bool {
    switch text[offset] {
    case 0x30...0x39, .ascii("+"), .ascii("("), 0xEF: true
    default: false
    }
  }

  private func numbers(in run: DialledRun, _ judgement: PhoneJudgement) -> [Candidate] {
    let fewest =
      isExpected ? DetectionThresholds.fewestExpectedDigits : DetectionThresholds.fewestPhoneDigits
    guard run.digitCount >= fewest else { return [] }
    var found: [Candidate] = []
    var first = 0
    let evidence = PhoneSurroundings(text: text, isExpected: isExpected).evidence(for: run.range)
    while first < run.groups.count {
      if let next = longestNumber(in: run, from: first, judgement, evidence) {
        found.append(next.candidate)
        first = next.last + 1
      } else {
        first += 1
      }
    }
    return found
  }

  private func longestNumber(
    in run: DialledRun, from first: Int, _ judgement: PhoneJudgement,
    _ evidence: PhoneJudgement.Evidence
  ) -> (candidate: Candidate, last: Int)? {
    if first > 0, !run.gaps[first - 1].mayDivide { return nil }
    var last = first
    var count = run.groups[first].digits.count
    while last + 1 < run.groups.count,
      last - first + 1 < DetectionThresholds.mostPhoneGroups,
      count + run.groups[last + 1].digits.count <= DetectionThresholds.mostPhoneDigits
    {
      last += 1
      count += run.groups[last].digits.count
    }
    let surroundings = PhoneSurroundings(text: text, isExpected: isExpected)
    let fewest =
      isExpected ? DetectionThresholds.fewestExpectedDigits : DetectionThresholds.fewestPhoneDigits
    while last >= first, count >= fewest {
      defer {
        count -= run.groups[last].digits.count
        last -= 1
      }
      if last + 1 < run.groups.count, !run.gaps[last].mayDivide { continue }
      if count < last - first + DetectionThresholds.digitsBeyondGroups { continue }
      if evidence != .telling, !mayStand(first...last, in: run, digits: count) { continue }
      let isWhole = first == 0 && last == run.groups.count - 1
      let number = DialledNumber(run: run, places: first...last)
      let range = number.range
      guard
        surroundings.allow(range, isFirst: first == 0, isLast: last == run.groups.count - 1),
        let verdict = judgement.verdict(
          on: number, evidence == .alone && !isWhole ? .none : evidence)
      else { continue }
      return (candidate(range, verdict), last)
    }
    return nil
  }

  /// Whether groups may be a number where no word says so.
  ///
  /// They begin with a plus sign, have the length of American ones, or are divided from the rest:
  /// nothing else is accepted, and most parts of long runs are settled by this.
  private func mayStand(_ places: ClosedRange<Int>, in run: DialledRun, digits: Int) -> Bool {
    let (first, last) = (places.lowerBound, places.upperBound)
    if first == 0, run.plus != nil { return true }
    if digits == 10 || digits == 11 { return true }
    return (first == 0 || run.gaps[first - 1].divides)
      && (last == run.groups.count - 1 || run.gaps[last].divides)
  }

  private func candidate(_ range: Range<Int>, _ verdict: PhoneJudgement.Verdict) -> Candidate {
    let more = PhoneExtension(text: text).read(from: range.upperBound)
    let whole = range.lowerBound..<(more?.end ?? range.upperBound)
    let suffix = more.map { ";ext=" + $0.digits } ?? ""
    return Candidate(
      range: whole,
      details: .phoneNumber(
        .init(
          phoneNumber: text.string(whole),
          label: Surroundings(text).label(before: range.lowerBound, of: .phoneNumber),
          internationalNumber: verdict.international.map { $0 + suffix })),
      confidence: verdict.confidence)
  }
}
