extension LayoutThresholds {
  /// What the stage that deals with check boxes and fields goes by.
  struct Forms: Codable, Hashable, Sendable {
    /// The smallest side of a check box.
    ///
    /// Larger: small boxes are missed. Smaller: specks are boxes.
    var smallestBox: TextHeights = 0.5

    /// The greatest side of a check box.
    ///
    /// Larger: frames for a text are boxes. Smaller: large boxes are missed.
    var largestBox: TextHeights = 4

    /// The least ratio of a box's sides.
    ///
    /// Larger: boxes of worn scans are missed. Smaller: rooms for single letters are boxes.
    var squareness: Fraction = 0.6

    /// How many boxes a page may have.
    ///
    /// Larger: patterns of squares take time. Smaller: long questionnaires lose boxes.
    var mostBoxes: Int = 2000

    /// How near a rule must lie to a box's side to be that side.
    ///
    /// Larger: boxes right below a rule are cells. Smaller: empty cells are boxes.
    var cellTolerance: TextHeights = 0.25

    /// The share of ink within a box from which on it is ticked.
    ///
    /// Larger: thin ticks are missed. Smaller: dirt ticks boxes.
    var tickShare: Fraction = 0.06

    /// The share of ink from which it is the fill of boxes that all have as much.
    ///
    /// Larger: grey boxes are ticked. Smaller: ticks in all boxes are their fill.
    var leastFill: Fraction = 0.3

    /// How far from a chart's area the small squares of its legend may stand.
    ///
    /// Larger: boxes below charts are lost. Smaller: legends are boxes to tick.
    var farthestLegend: TextHeights = 4

    /// How much of a box must share its height with a word on its line.
    ///
    /// Larger: boxes that stand a little high are missed. Smaller: boxes go to a line above.
    var lineOverlap: Fraction = 0.4

    /// The widest gap between a box and its label.
    ///
    /// Larger: boxes take texts of other columns. Smaller: far labels are missed.
    var widestLabelGap: CharacterWidths = 8

    /// The widest gap within a label.
    ///
    /// Larger: the next group's heading joins a label. Smaller: wide spaces cut labels.
    var widestGapInLabel: CharacterWidths = 3

    /// The widest gap between the parts of a printed mark, such as "[" and "]".
    ///
    /// Larger: brackets round a word are marks. Smaller: wide marks are missed.
    var widestMarkGap: CharacterWidths = 4

    /// The narrowest gap before a box in brackets.
    ///
    /// Larger: tight boxes are missed. Smaller: the brackets of programs are boxes.
    var narrowestMarkGap: CharacterWidths = 0.4

    /// How many characters of underline make a blank to be marked rather than to be filled in.
    ///
    /// Larger: blanks for words are boxes. Smaller: wide marks are missed.
    var mostMarkUnderlines: Int = 4

    /// How many words a text above may have to head a group.
    ///
    /// Larger: paragraphs head groups. Smaller: long questions are missed.
    var mostGroupWords: Int = 14

    /// The widest distance from the text that heads a group, between baselines.
    ///
    /// Larger: other texts head groups. Smaller: loose forms lose their headings.
    var widestGroupDistance: LinePitches = 2.6

    /// The least share of an unruled table's cells that are options for it to be a form.
    ///
    /// Larger: options in columns are tables. Smaller: tables with a few boxes are lost.
    var optionShare: Fraction = 0.5

    /// How many letters a key has at least.
    ///
    /// Larger: short keys are missed. Smaller: torn words are keys.
    var fewestKeyLetters: Int = 3

    /// How many words make a value that ends in a full stop a sentence.
    ///
    /// Larger: notes are fields. Smaller: sources with a full stop are missed.
    var fewestSentenceWords: Int = 4

    /// How many words a key may have.
    ///
    /// Larger: sentences with a colon are fields. Smaller: long keys are missed.
    var mostKeyWords: Int = 5

    /// How many words a value may have on the line of its key.
    ///
    /// Larger: notes and quotations are fields. Smaller: addresses are missed.
    var mostValueWords: Int = 12

    /// How many words a value may have where no colon stands before it.
    ///
    /// Larger: two columns of text are fields. Smaller: full dates are missed.
    var mostPlainValueWords: Int = 5

    /// How many digits alone are a page's number rather than a value.
    ///
    /// Larger: short numbers are no values. Smaller: contents pages are fields.
    var mostNumberDigits: Int = 4

    /// The least length of a rule to write on.
    ///
    /// Larger: short blanks are missed. Smaller: dashes are blanks.
    var shortestBlank: TextHeights = 2.5

    /// How far a rule to write on may lie from its label's baseline.
    ///
    /// Larger: rules between lines are blanks. Smaller: blanks of worn scans are missed.
    var blankReach: TextHeights = 0.8

    /// The widest gap between a label and the rule behind it.
    ///
    /// Larger: rules of other columns are blanks. Smaller: far blanks are missed.
    var widestBlankGap: CharacterWidths = 4

    /// The farthest that a label may lie below or above its rule.
    ///
    /// Larger: rules that part sections are blanks. Smaller: labels of signatures are missed.
    var farthestLabel: LinePitches = 1.4

    /// The nearest that a rule may lie below its label.
    ///
    /// Larger: low blanks are missed. Smaller: underlined headings are fields.
    var nearestLabel: LinePitches = 0.9

    /// The greatest share of the page's text width that a rule below or above a label may have.
    ///
    /// Larger: rules that part sections are blanks. Smaller: wide blanks are missed.
    var widestBlank: Fraction = 0.7
  }
}
