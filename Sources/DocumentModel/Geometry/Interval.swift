/// A closed range of positions along one axis, in page pixels.
///
/// Owns all overlap arithmetic of the library: rectangles are made of two intervals and ask them.
/// `lower` is never greater than `upper`; an interval of length zero is allowed and overlaps only
/// what it lies strictly within. Not-a-number ends are read as zero, so that no later
/// comparison can surprise.
public struct Interval: Codable, Hashable, Sendable {
  /// The smaller end.
  public let lower: Double
  /// The greater end.
  public let upper: Double

  /// Makes the interval between two positions, given in any order.
  public init(_ first: Double, _ second: Double) {
    let (a, b) = (first.isNaN ? 0 : first, second.isNaN ? 0 : second)
    lower = min(a, b)
    upper = max(a, b)
  }

  /// The distance between the ends, never negative.
  public var length: Double { upper - lower }

  /// The middle of the interval.
  public var center: Double { (lower + upper) / 2 }

  /// Whether the position lies in the interval, ends included.
  public func contains(_ position: Double) -> Bool { lower <= position && position <= upper }

  /// Whether the other interval lies wholly within this one, ends included.
  public func contains(_ other: Interval) -> Bool {
    lower <= other.lower && other.upper <= upper
  }

  /// The length that both intervals cover; zero where they only touch or lie apart.
  public func overlap(_ other: Interval) -> Double {
    max(0, min(upper, other.upper) - max(lower, other.lower))
  }

  /// Whether the two intervals share more than an end point.
  public func overlaps(_ other: Interval) -> Bool { overlap(other) > 0 }

  /// The overlap as a share of the shorter interval, 0…1; zero where one has no length.
  public func overlapFraction(_ other: Interval) -> Double {
    let shorter = min(length, other.length)
    return shorter > 0 ? overlap(other) / shorter : 0
  }

  /// The empty distance between two intervals that lie apart; zero where they touch or overlap.
  public func gap(to other: Interval) -> Double {
    max(0, max(lower, other.lower) - min(upper, other.upper))
  }

  /// The smallest interval that holds both.
  public func union(_ other: Interval) -> Interval {
    Interval(min(lower, other.lower), max(upper, other.upper))
  }

  /// The part that both cover, or `nil` where they lie apart.
  public func intersection(_ other: Interval) -> Interval? {
    let (low, high) = (max(lower, other.lower), min(upper, other.upper))
    return low <= high ? Interval(low, high) : nil
  }

  /// The interval grown by a distance at both ends; a negative distance shrinks it, at most to its
  /// middle.
  public func expanded(by distance: Double) -> Interval {
    let inward = max(distance, -length / 2)
    return Interval(lower - inward, upper + inward)
  }

  /// The interval moved and then scaled about zero.
  public func mapped(scale: Double, offset: Double) -> Interval {
    Interval(lower * scale + offset, upper * scale + offset)
  }
}

extension Interval {
  /// Reads an interval; ends in the wrong order are swapped.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(Double.self, forKey: .lower),
      try values.decode(Double.self, forKey: .upper))
  }
}
