/// A set of scalars that is asked at every character of a text.
struct ScalarTable: Sendable {
  private var bits: [UInt64]

  /// Creates the set of a text's scalars; those beyond the basic plane are left out.
  init(_ text: String) {
    bits = Array(repeating: 0, count: 0x10000 / UInt64.bitWidth)
    for scalar in text.unicodeScalars where scalar.value < 0x10000 {
      bits[Int(scalar.value) / UInt64.bitWidth] |= 1 << (UInt64(scalar.value) % 64)
    }
  }

  /// Whether a scalar belongs to the set.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x10000
      && bits[Int(scalar.value) / UInt64.bitWidth] & 1 << (UInt64(scalar.value) % 64) != 0
  }
}
