/// The part of an address that names a street with a house number, or a post office box.
struct StreetHead {
  /// How much the words by themselves say.
  enum Strength: Int, Comparable {
    /// A name and a number, or a name that may be a street's.
    case weak
    /// A street's name without a number, or a number and a name without a kind of street.
    case medium
    /// A street's name with a number.
    case strong

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The tokens it takes.
  var tokens: Range<Int>
  var strength: Strength
  /// Whether it says by itself that it is an address.
  var standsAlone = false
  /// Whether it begins with a house number, or is a box.
  var beginsWithNumber = false
  /// Whether the name goes on for as long as the words that follow it in its part.
  var isOpen = false
  /// Whether a house number belongs to it.
  var hasNumber: Bool { beginsWithNumber || endsWithNumber }
  /// Whether it ends with a house number.
  var endsWithNumber = false
  /// Whether it is only a part of a building.
  var isUnit = false
}
