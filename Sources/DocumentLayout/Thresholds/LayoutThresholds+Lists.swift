extension LayoutThresholds {
  /// What the stage that deals with lists goes by.
  struct Lists: Codable, Hashable, Sendable {
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

    /// The narrowest gap behind a sign that marks an item by where it stands alone.
    ///
    /// Larger: misread bullets are missed. Smaller: lines that begin with a short word are items.
    var narrowestOddGap: CharacterWidths = 1.15

    /// How much wider the gap behind a lone letter must be than the others in its line.
    ///
    /// Larger: misread bullets are missed. Smaller: typewritten lines that begin with "I" are items.
    var widerOddGap: Fraction = 1.3

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
    var widestLineDistance: LinePitches = 1.18

    /// The widest distance to a line that goes on without an indent.
    ///
    /// Larger: paragraphs after a list join it. Smaller: items without hanging indent fall apart.
    var widestWrapDistance: LinePitches = 1.3

    /// How much larger a line may be than the one it goes on from.
    ///
    /// Larger: headings join items. Smaller: worn scans fall apart.
    var largestSizeChange: Fraction = 1.3

    /// The width of a space.
    ///
    /// Larger: short last lines are missed. Smaller: full lines count as short.
    var wordSpace: CharacterWidths = 0.6

    /// How much room may be left behind a full line beyond what the next word takes.
    ///
    /// Larger: short lines count as full. Smaller: lines of items without hanging indent fall apart.
    var fullLineSlack: CharacterWidths = 2

    /// The fewest full lines from which the distance of lines within items is told.
    ///
    /// Larger: further paragraphs of spaced items join. Smaller: chance decides.
    var fewestWraps: Int = 3

    /// How deep lists may nest.
    ///
    /// Larger: broken input nests without end. Smaller: deep lists are flattened.
    var deepestNesting: Int = 12

    /// How alike the widths of two columns must be for text to go on from one to the other.
    ///
    /// Larger: ragged columns stay apart. Smaller: sidebars are taken for columns.
    var evenColumns: Fraction = 0.65

    /// How many distances of symbols it takes to tell whether a line's type has one pitch.
    ///
    /// Larger: short lines of code are told by their neighbours only. Smaller: chance decides.
    var fewestAdvances: Int = 4

    /// How far the distance of two symbols may be from the pitch of their type.
    ///
    /// Larger: even prose counts as code. Smaller: coarse scans of code count as prose.
    var evenTolerance: Fraction = 0.15

    /// The share of symbols that must keep the pitch.
    ///
    /// Larger: a misread word makes code prose. Smaller: even prose counts as code.
    var evenShare: Fraction = 0.82

    /// The share of a line in Han characters or syllables from which on it is no code.
    ///
    /// Larger: prose with foreign names is code. Smaller: code with remarks is prose.
    var otherScript: Fraction = 0.3

    /// How far the pitches of two lines of code may differ.
    ///
    /// Larger: lines of other type join. Smaller: noise parts code.
    var pitchTolerance: Fraction = 0.07

    /// The share of a page's lines that must be in other type for one pitch to tell code.
    ///
    /// Larger: listings with little text are prose. Smaller: typewritten pages are code.
    var otherLines: Fraction = 0.1

    /// The type size of code at most, of the body's.
    ///
    /// Larger: names set as headings become code. Smaller: code in large type is prose.
    var largestCode: Fraction = 1.15

    /// The widest distance of baselines within code.
    ///
    /// Larger: separate pieces join. Smaller: a blank line parts code.
    var widestCodeDistance: LinePitches = 2.1

    /// How many distances of symbols code has at least.
    ///
    /// Larger: short commands are prose. Smaller: specks and names become code.
    var fewestCodeAdvances: Int = 7

    /// The distance of baselines that sets code off from the text above and below.
    ///
    /// Larger: code in tight text is prose. Smaller: lines of a text that are names become code.
    var narrowestCodeGap: LinePitches = 1.2

    /// The room that code must have at its narrower side, as a share of what it has on average.
    ///
    /// Larger: short pieces of code are paragraphs. Smaller: the end of a paragraph in such type is
    /// code.
    var narrowSideOfCode: Fraction = 0.98
  }
}
