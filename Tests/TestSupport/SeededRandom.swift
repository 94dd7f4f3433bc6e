/// Random numbers that are the same in every run.
///
/// Method: Sebastiano Vigna, "splitmix64", public domain reference.
package struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Begins a sequence; equal seeds give equal sequences.
  package init(seed: UInt64) { state = seed }

  /// The next number of the sequence.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A text of a few pieces that are hard on writers.
  package mutating func text(
    from pieces: [String] = [
      "a", "Zoë", ",", "\"", "\t", "\n", " ", "=", "|", "*", "_", "<b>", "&amp;", "\\", "日本",
      "👩‍👩‍👧", ";", ":", "1.", "#", "-",
    ]
  ) -> String {
    (0..<Int.random(in: 0..<6, using: &self))
      .compactMap { _ in pieces.randomElement(using: &self) }.joined()
  }

  /// A rectangular grid of such texts.
  package mutating func grid() -> [[String]] {
    let columns = Int.random(in: 1..<5, using: &self)
    return (0..<Int.random(in: 1..<6, using: &self)).map { _ in (0..<columns).map { _ in text() } }
  }
}
