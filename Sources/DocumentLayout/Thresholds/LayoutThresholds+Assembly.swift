extension LayoutThresholds {
  /// What the stage that deals with assembly goes by.
  struct Assembly: Codable, Hashable, Sendable {
    /// The gap from which a space stands between words of scripts without spaces.
    ///
    /// Larger: separate texts join. Smaller: spaces are invented.
    var unspacedGap: CharacterWidths = 1.5

    /// The gap from which a space stands between words of Thai and other scripts that part phrases
    /// by spaces, but not words.
    ///
    /// Larger: phrases run together. Smaller: spaces are invented within phrases.
    var phraseGap: TextHeights = 0.2

    /// The gap from which a space stands between a word of a script without spaces and one of
    /// another script, such as a number.
    ///
    /// Larger: printed spaces are lost. Smaller: the room around characters becomes spaces.
    var mixedScriptGap: TextHeights = 0.6

    /// The gap up to which the parts of a split number join.
    ///
    /// Larger: separate numbers join. Smaller: numbers stay split.
    var splitNumberGap: CharacterWidths = 0.6

    /// The overlap of two words from which on they are pieces of one.
    ///
    /// Larger: pieces of split words stay apart. Smaller: slanted words that touch join.
    var partedOverlap: CharacterWidths = 1

    /// The most spaces before or within a line of program text.
    ///
    /// Larger: damaged pages make endless lines. Smaller: deep indents are cut.
    var mostCodeSpaces: Double = 200
  }
}
