extension LayoutThresholds {
  /// What the stage that deals with assembly goes by.
  struct Assembly: Hashable, Sendable {
    /// The gap from which a space stands between words of scripts without spaces.
    ///
    /// Larger: separate texts join. Smaller: spaces are invented.
    var unspacedGap: CharacterWidths = 1.5

    /// The gap up to which the parts of a split number join.
    ///
    /// Larger: separate numbers join. Smaller: numbers stay split.
    var splitNumberGap: CharacterWidths = 0.6
  }
}
