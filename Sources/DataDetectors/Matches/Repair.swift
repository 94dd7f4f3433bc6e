extension DataDetector.Match {
  /// What was put right so that a damaged text could be read as a value.
  ///
  /// The match keeps the place of the printed text; only its details hold the repaired value.
  public struct Repair: Hashable, Sendable, Codable {
    /// The text as it stands in the scanned string.
    public let printed: String

    /// What was changed, each kind once, in the order of ``Change``.
    public let changes: [Change]

    /// Creates a repair.
    public init(printed: String, changes: [Change]) {
      self.printed = printed
      self.changes = changes
    }
  }
}

extension DataDetector.Match.Repair {
  /// One kind of change that a repair made.
  @nonexhaustive
  public enum Change: String, Hashable, Sendable, Codable, CaseIterable {
    /// Spaces inside the value were taken out.
    case removedSpaces
    /// Lines were joined.
    case joinedLines
    /// A sign such as "©" was read as "@".
    case restoredAtSign
    /// A lost dot was put back.
    case restoredDot
    /// A comma or other mark was read as the one that belongs there.
    case replacedPunctuation
    /// A mark printed twice was read once.
    case removedRepeatedPunctuation
    /// A character was read as one that looks like it, such as "O" as "0".
    case replacedLookAlike
    /// Another reading of the recogniser was taken.
    case choseAlternative
  }
}
