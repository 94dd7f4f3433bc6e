package import Foundation

/// Makes names for observations from what they are and where they stand.
///
/// Equal content in an equal place gives an equal name, in every process and on every system.
/// The names are version 8 of RFC 9562, over the 128-bit hash of Fowler, Noll and Vo (FNV-1a).
package struct ContentName {
  private static let offsetBasis: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b

  private var state = offsetBasis

  package init() {}

  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte: byte) }
    // A byte that UTF-8 never holds keeps "ab" + "c" apart from "a" + "bc".
    add(byte: 0xff)
  }

  mutating func add(_ points: [NormalizedPoint]) {
    for point in points {
      add(Double(point.x).bitPattern)
      add(Double(point.y).bitPattern)
    }
  }

  mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: UInt64.bitWidth, by: UInt8.bitWidth) {
      add(byte: UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }

  private mutating func add(byte: UInt8) {
    state = (state ^ UInt128(byte)) &* Self.prime
  }

  package var uuid: UUID {
    func byte(_ index: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: state >> UInt128(120 - index * 8))
    }
    return UUID(
      uuid: (
        byte(0), byte(1), byte(2), byte(3), byte(4), byte(5),
        byte(6) & 0x0f | 0x80, byte(7), byte(8) & 0x3f | 0x80, byte(9),
        byte(10), byte(11), byte(12), byte(13), byte(14), byte(15)
      ))
  }
}
