/// Decides whether groups of digits are a phone number, and how sure that is.
///
/// In order of strength: a plus sign and a country code; North American grouping; an international
/// prefix with a country code; a number that fits the plan of the document's region; an area code in
/// brackets or with a leading zero; any number after a word such as "phone". Bare digits need a
/// region, a word before them, or a place that expects them.
struct PhoneJudgement {
  let dialling: RegionDialling?
  private let prefix: NationalPrefix?

  init(dialling: RegionDialling?) {
    self.dialling = dialling
    prefix = dialling.flatMap { NationalPrefix(region: $0.region) }
  }

  /// What speaks for a phone number around the digits.
  enum Evidence {
    /// A word such as "account" before them.
    case against
    case none
    /// They stand alone on their line.
    case alone
    /// A word such as "phone" before them, or a place that expects numbers.
    case telling
  }

  /// A number that was accepted.
  struct Verdict {
    var international: String?
    var confidence: Float
    /// Whether the shape alone proves the kind.
    var isStrong: Bool
  }

  /// The verdict on a number, or `nil` when it is none.
  func verdict(on number: DialledNumber, _ evidence: Evidence) -> Verdict? {
    let digits = number.digits
    guard digits.count <= DetectionThresholds.mostPhoneDigits, !isMonotonous(digits),
      number.gaps.allSatisfy({ $0.blanks <= 2 || number.hasPlus })
    else { return nil }
    if number.hasPlus { return withPlus(number, digits) }
    if OtherNumbers.claims(number) {
      // Where phone numbers stand, what the region's plan knows is one, "20 12 34" too.
      guard evidence == .telling, number.shape.allSatisfy({ $0 <= 2 }) else { return nil }
      return national(number, digits, evidence)
    }
    if let american = american(number, digits) { return american }
    guard evidence != .against, number.isCutOnly(atWide: evidence != .telling) else { return nil }
    if evidence == .none, OtherNumbers.isGroupedAmount(number) { return nil }
    if let prefixed = withPrefix(digits) { return prefixed }
    if let national = national(number, digits, evidence) { return national }
    return byShape(number, digits, evidence)
  }

  private func isMonotonous(_ digits: [UInt8]) -> Bool {
    digits.count < DetectionThresholds.fewestExpectedDigits
      || digits.allSatisfy { $0 == 0 }
  }

  private func withPlus(_ number: DialledNumber, _ digits: [UInt8]) -> Verdict? {
    if let international = RegionDialling.international(afterPlus: digits) {
      return Verdict(
        international: international, confidence: DetectionThresholds.certain, isStrong: true)
    }
    guard let plan = NumberingPlan.leading(digits) else { return nil }
    let length = digits.count - plan.code.utf8.count
    guard plan.mayHaveLength(length) || plan.mayHaveLength(length - 1), length > 4 else {
      return nil
    }
    return Verdict(
      international: nil, confidence: DetectionThresholds.likely, isStrong: true)
  }

  /// Three, three and four digits, perhaps after a 1, the first two groups not beginning with 0 or 1.
  private func american(_ number: DialledNumber, _ digits: [UInt8]) -> Verdict? {
    let shape = number.shape
    let withoutTrunk = shape.first == 1 && digits.first == 1 ? Array(shape.dropFirst()) : shape
    let isHome = dialling.map { $0.plan.code == "1" } ?? true
    guard
      withoutTrunk == [3, 3, 4]
        || withoutTrunk == [3, 7] && number.hasBracketedArea && isHome
    else { return nil }
    let national = digits.suffix(10)
    guard let area = national.first, area > 1, national.dropFirst(3).first ?? 0 > 1,
      number.marks.isSubset(of: [.blank, .dash, .dot]),
      isHome || number.hasBracketedArea || shape.count > 3 || number.marks != .blank
    else { return nil }
    let international = NumberingPlan.of(code: "1")?.accepts(national) == true
    return Verdict(
      international: international || dialling?.plan.code == "1"
        ? "+1" + national.map(String.init).joined() : nil,
      confidence: international
        ? DetectionThresholds.certain : DetectionThresholds.likely,
      isStrong: true)
  }

  /// Two zeros, or the region's own prefix, before a country code.
  private func withPrefix(_ digits: [UInt8]) -> Verdict? {
    for prefix in [dialling?.international ?? [0, 0], [0, 0]]
    where digits.starts(with: prefix) && digits.count > prefix.count + 8 {
      if let international = RegionDialling.international(afterPlus: digits.dropFirst(prefix.count))
      {
        return Verdict(
          international: international, confidence: DetectionThresholds.likely, isStrong: true)
      }
    }
    return nil
  }

  private func national(
    _ number: DialledNumber, _ digits: [UInt8], _ evidence: Evidence
  ) -> Verdict? {
    guard let dialling, let international = dialling.international(for: digits, prefix),
      digits.count >= DetectionThresholds.fewestPhoneDigits || evidence == .telling
    else { return nil }
    let isGrouped = number.groups.count > 1
    let isTrunked = !dialling.trunk.isEmpty && digits.starts(with: dialling.trunk)
    let isRound = digits.suffix(DetectionThresholds.roundingZeros).allSatisfy { $0 == 0 }
    guard
      isGrouped || isTrunked || evidence != .none
        || digits.count >= DetectionThresholds.fewestBareDigits && !isRound
    else { return nil }
    return Verdict(
      international: international,
      confidence: isGrouped && digits.count > 6
        ? DetectionThresholds.certain : DetectionThresholds.likely,
      isStrong: isGrouped && digits.count >= DetectionThresholds.fewestBareDigits)
  }

  private func byShape(
    _ number: DialledNumber, _ digits: [UInt8], _ evidence: Evidence
  ) -> Verdict? {
    let verdict = Verdict(
      international: nil, confidence: DetectionThresholds.likely, isStrong: false)
    if evidence == .telling {
      return (DetectionThresholds.fewestPhoneDigits...15).contains(digits.count) ? verdict : nil
    }
    guard let first = number.groups.first, number.groups.count > 1,
      (DetectionThresholds.fewestGroupedDigits...DetectionThresholds.mostGroupedDigits)
        .contains(digits.count)
    else { return nil }
    if number.hasBracketedArea, (2...5).contains(first.digits.count) { return verdict }
    let isArea =
      first.digits.first == 0 && (2...5).contains(first.digits.count)
      && !first.digits.starts(with: [0, 0])
    guard isArea, number.shape.dropFirst().allSatisfy({ $0 >= 2 }) else { return nil }
    return digits.count >= DetectionThresholds.fewestTrunkDigits ? verdict : nil
  }
}
