/// Which first digits and lengths the numbers of payment cards have.
///
/// Facts of ISO/IEC 7812: ranges by network, first and last with equally many digits. Those of
/// American Express, Diners Club, Discover, JCB, Maestro, Mastercard, UnionPay and Visa were compared
/// on 2026-11-30 with the tables of iinbase.com and CyberSource; those of Mir (2200 to 2204) and
/// RuPay (60, 81, 82) are stated by the networks alone.
enum PaymentCardBrands {
  /// Whether a network issues numbers that begin and are as long as this one.
  static func issue(_ digits: ArraySlice<UInt8>) -> Bool {
    ranges.contains { range in
      guard range.lengths.contains(digits.count) else { return false }
      let width = String(range.first).utf8.count
      let lead = digits.prefix(width).reduce(0) { $0 * 10 + Int($1 & 0x0F) }
      return lead >= range.first && lead <= range.last
    }
  }

  private static let ranges: [(first: Int, last: Int, lengths: Set<Int>)] = [
    (4, 4, [13, 16, 19]), (51, 55, [16]), (2221, 2720, [16]), (34, 34, [15]), (37, 37, [15]),
    (300, 305, [14, 16]), (3095, 3095, [14, 16]), (36, 36, [14, 16]), (38, 39, [14, 16]),
    (6011, 6011, [16, 19]), (644, 649, [16, 19]), (65, 65, [16, 19]), (3528, 3589, [16, 19]),
    (62, 62, [16, 17, 18, 19]), (50, 50, [16]), (56, 58, [16]), (60, 61, [16]), (63, 63, [16]),
    (67, 67, [16, 18, 19]), (81, 82, [16]), (2200, 2204, [16]), (5018, 5038, [13, 15]),
  ]

  /// The groups that card numbers are printed in.
  static let shapes: Set<[Int]> = [
    [4, 4, 4, 4], [4, 6, 5], [4, 6, 4], [4, 4, 4, 4, 3], [6, 13], [4, 4, 5],
  ]
}
