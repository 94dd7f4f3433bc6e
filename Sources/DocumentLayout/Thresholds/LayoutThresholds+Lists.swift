extension LayoutThresholds {
  /// What the stage that deals with lists goes by.
  struct Lists: Hashable, Sendable {
    /// How far the edges of one indent may lie apart.
    ///
    /// Larger: nested items join their parents. Smaller: worn scans nest by chance.
    var indentTolerance: CharacterWidths = 1.2

    /// How far markers of one list may lie apart, as numbers set to the right do.
    ///
    /// Larger: lists of different depth count on. Smaller: 10. is no sibling of 9..
    var siblingTolerance: CharacterWidths = 2.5

    /// How many lines it takes for an odd sign to be a bullet.
    ///
    /// Larger: misread bullets are missed. Smaller: single letters become bullets.
    var fewestOddItems: Int = 2

    /// How many lines on the next item is looked for.
    ///
    /// Larger: it takes longer. Smaller: long items end the list.
    var farthestSibling: Int = 40

    /// The widest distance of the baselines of two items.
    ///
    /// Larger: separate lists join. Smaller: loose lists fall apart.
    var widestItemDistance: LinePitches = 2.6

    /// The widest distance of the baselines within an item.
    ///
    /// Larger: paragraphs after a list join it. Smaller: loose items fall apart.
    var widestLineDistance: LinePitches = 1.6

    /// The widest distance to a line that goes on without an indent.
    ///
    /// Larger: paragraphs after a list join it. Smaller: items without hanging indent fall apart.
    var widestWrapDistance: LinePitches = 1.3

    /// How much larger a line may be than the one it goes on from.
    ///
    /// Larger: headings join items. Smaller: worn scans fall apart.
    var largestSizeChange: Fraction = 1.3

    /// How far from the right edge a full line may end.
    ///
    /// Larger: short lines count as full. Smaller: ragged lines don't go on.
    var fullLineSlack: CharacterWidths = 6

    /// How deep lists may nest.
    ///
    /// Larger: broken input nests without end. Smaller: deep lists are flattened.
    var deepestNesting: Int = 12
  }
}
