/// A length in multiples of the page's text height.
///
/// Becomes a length in pixels only through ``TextScale/length(_:)-(TextHeights)``; it can't be made
/// from pixels, so that no threshold depends on the resolution.
struct TextHeights: Codable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let count: Double
  init(floatLiteral value: Double) { count = value }
  init(integerLiteral value: Int) { count = Double(value) }
}

/// A length in multiples of the page's mean character width.
struct CharacterWidths: Codable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let count: Double
  init(floatLiteral value: Double) { count = value }
  init(integerLiteral value: Int) { count = Double(value) }
}

/// A length in multiples of the distance between two baselines.
struct LinePitches: Codable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  let count: Double
  init(floatLiteral value: Double) { count = value }
  init(integerLiteral value: Int) { count = Double(value) }
}

/// A share of an overlap, of a length or of the members of a group; or a ratio of two sizes.
struct Fraction: Codable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  let value: Double
  init(floatLiteral value: Double) { self.value = value }
  init(integerLiteral value: Int) { self.value = Double(value) }

  /// Whether a part is at least this share of a whole; never true of an empty whole.
  func isReached(by part: Int, of whole: Int) -> Bool {
    whole > 0 && Double(part) >= value * Double(whole)
  }

  /// Whether a part is at least this share of a whole; never true of an empty whole.
  func isReached(by part: Double, of whole: Double) -> Bool {
    whole > 0 && part >= value * whole
  }
}
