public import Foundation

/// A unit with a name that stays the same across systems and versions.
///
/// `Dimension` is not `Codable` everywhere and its symbols are not promised to be stable, so
/// measurements are stored under these names.
public struct KnownUnit: Sendable {
  /// The stable name: English, singular, words joined by hyphens.
  public let name: String

  /// The unit itself.
  public let dimension: Dimension

  /// The unit of a name, or `nil` when the table has none.
  public static func named(_ name: String) -> KnownUnit? {
    byName[name]
  }

  /// The entry of a unit, or `nil` when the table doesn't list it.
  ///
  /// - Complexity: linear in the table.
  public static func of(_ dimension: Dimension) -> KnownUnit? {
    all.first { $0.dimension.isEqual(dimension) }
  }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}
