internal import Foundation

/// How numbers are dialled in a region.
struct RegionDialling: Sendable {
  /// The plan of the region's country code.
  let plan: NumberingPlan
  /// What is dialled before a foreign number.
  let international: [UInt8]
  /// What is dialled before a national number; empty for nothing.
  let trunk: [UInt8]
  /// The region's code.
  let region: String

  /// How numbers are dialled in a region, or `nil` for a region without numbers.
  static func of(_ region: Locale.Region) -> RegionDialling? {
    all[region.identifier.uppercased()]
  }

  private static let all: [String: RegionDialling] = Dictionary(
    NumberingPlan.regionTable.split(separator: "\n").compactMap { row in
      let parts = row.split(separator: " ").map(String.init)
      guard parts.count == 4, let plan = NumberingPlan.of(code: parts[1]) else { return nil }
      return (
        parts[0],
        RegionDialling(
          plan: plan, international: digits(parts[2]), trunk: digits(parts[3]),
          region: parts[0])
      )
    }
  ) { first, _ in first }

  private static func digits(_ text: String) -> [UInt8] {
    text.utf8.filter(\.isDigit).map { $0 & 0x0F }
  }

  /// The number in international form where digits dialled in the region fit a plan, or `nil`.
  ///
  /// - Parameters:
  ///   - digits: what is dialled.
  ///   - prefix: the region's rule for what is dialled before a national number.
  /// - Returns: the number with its country code.
  func international(for digits: [UInt8], _ prefix: NationalPrefix?) -> String? {
    if let plain = international(for: digits) { return plain }
    guard digits.count < DetectionThresholds.mostPhoneDigits,
      let national = prefix?.nationalNumber(in: digits), plan.accepts(national)
    else { return nil }
    return Self.spelled(plan, national)
  }

  private func international(for digits: [UInt8]) -> String? {
    if !trunk.isEmpty, digits.starts(with: trunk) {
      let national = digits.dropFirst(trunk.count)
      if plan.accepts(national) { return Self.spelled(plan, national) }
    }
    if plan.accepts(digits) { return Self.spelled(plan, digits) }
    if digits.starts(with: international) {
      return Self.international(afterPlus: digits.dropFirst(international.count))
    }
    if NumberingPlan.leading(digits)?.code == plan.code {
      let national = digits.dropFirst(plan.code.utf8.count)
      if plan.accepts(national) { return Self.spelled(plan, national) }
    }
    return nil
  }

  /// The number in international form where digits with a country code fit its plan, or `nil`.
  ///
  /// One zero after the code is left out where the number fits only without it.
  static func international(afterPlus digits: some Collection<UInt8>) -> String? {
    guard let plan = NumberingPlan.leading(digits) else { return nil }
    let national = digits.dropFirst(plan.code.utf8.count)
    if plan.accepts(national) { return spelled(plan, national) }
    if national.first == 0, plan.accepts(national.dropFirst()) {
      return spelled(plan, national.dropFirst())
    }
    return nil
  }

  private static func spelled(_ plan: NumberingPlan, _ national: some Collection<UInt8>) -> String {
    "+" + plan.code + national.map(String.init).joined()
  }
}
