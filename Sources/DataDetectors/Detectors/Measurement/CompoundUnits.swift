/// Which units follow each other in one quantity, from large to small.
enum CompoundUnits {
  /// How much of the first unit one of a smaller unit is, or `nil` when it can't follow.
  ///
  /// - Parameters:
  ///   - small: the unit to add.
  ///   - large: the first unit.
  ///   - last: the smallest unit so far.
  /// - Returns: the share, such as 1/12 for inches in feet.
  static func share(of small: String, in large: String, after last: String) -> Double? {
    for family in families {
      guard let first = family.first(where: { $0.unit == large }),
        let before = family.first(where: { $0.unit == last }),
        let next = family.first(where: { $0.unit == small }), next.size < before.size
      else { continue }
      return next.size / first.size
    }
    return nil
  }

  private static let families: [[(unit: String, size: Double)]] = [
    [("mile", 63_360), ("yard", 36), ("foot", 12), ("inch", 1)],
    [("stone", 224), ("pound", 16), ("ounce", 1)],
    [("kilometre", 1_000_000), ("metre", 1000), ("centimetre", 10), ("millimetre", 1)],
    [("tonne", 1_000_000), ("kilogram", 1000), ("gram", 1)],
    [("gallon", 8), ("quart", 2), ("pint", 1)],
    [("degree", 3600), ("arc-minute", 60), ("arc-second", 1)],
  ]
}
