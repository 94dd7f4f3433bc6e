extension LayoutThresholds {
  /// What the stage that deals with paragraphs goes by.
  struct Paragraphs: Codable, Hashable, Sendable {
    /// The fewest distances from which a text's own line pitch is told.
    ///
    /// Larger: the page's pitch is used where it doesn't fit. Smaller: chance decides.
    var fewestPitches: Int = 4

    /// The most distances that a size's own line pitch is told from.
    ///
    /// Larger: it takes longer. Smaller: chance decides.
    var mostPitches: Int = 20

    /// How much wider than for the text's other sizes the leading of one size may be.
    ///
    /// Larger: single lines join. Smaller: text above many notes falls apart.
    var loosestLeading: Fraction = 1.12

    /// The greatest ratio of type sizes that are one size.
    ///
    /// Larger: small type is judged by the body's leading. Smaller: worn lines have no pitch of their own.
    var evenSizes: Fraction = 1.1

    /// The greatest distance of baselines that counts as usual.
    ///
    /// Larger: gaps of paragraphs count. Smaller: wide leading doesn't count.
    var largestUsualPitch: LinePitches = 1.8

    /// The greatest distance of baselines within a paragraph.
    ///
    /// Larger: paragraphs join. Smaller: worn scans fall apart.
    var largestLeading: LinePitches = 1.18

    /// The greatest ratio of type sizes within a paragraph.
    ///
    /// Larger: headings join their text. Smaller: lines with words in other type part.
    var largestSizeChange: Fraction = 1.27

    /// The greatest ratio of type sizes between a line that ends early and the next one.
    ///
    /// Larger: small headings join their text. Smaller: noise parts addresses.
    var largestEarlySizeChange: Fraction = 1.13

    /// The smallest indent of a first line.
    ///
    /// Larger: indents are missed. Smaller: ragged edges are taken for indents.
    var smallestIndent: CharacterWidths = 1.2

    /// The width of a space.
    ///
    /// Larger: short last lines are missed. Smaller: full lines count as short.
    var wordSpace: CharacterWidths = 0.6

    /// How much room must be left for a word to have fitted.
    ///
    /// Larger: short last lines are missed. Smaller: ragged lines count as last ones.
    var fittingSlack: CharacterWidths = 2

    /// How much room must be left to end a paragraph where few lines are full.
    ///
    /// Larger: short paragraphs join. Smaller: lines of an address part.
    var wideSlack: CharacterWidths = 6

    /// The share of a column that the widest line of a text takes whose lines are broken by its edge.
    ///
    /// Larger: text beside pictures doesn't go on. Smaller: lines of an address go on.
    var filledColumn: Fraction = 0.5

    /// How far edges may lie apart to be aligned.
    ///
    /// Larger: centred text counts as set to the left. Smaller: worn scans have no alignment.
    var alignmentTolerance: CharacterWidths = 0.8

    /// The share of lines that must be aligned.
    ///
    /// Larger: worn scans have no alignment. Smaller: chance is an alignment.
    var alignedShare: Fraction = 0.8

    /// The most words in a page header or footer.
    ///
    /// Larger: last lines of text become footers. Smaller: long running heads are missed.
    var mostFurnitureWords: Int = 12

    /// The most lines of a heading.
    ///
    /// Larger: large print becomes headings. Smaller: long headings are missed.
    var mostHeadingLines: Int = 3

    /// The most lines of a heading in large type, which fills a narrow column soon.
    ///
    /// Larger: texts in large print become headings. Smaller: headings in narrow columns are missed.
    var mostTitleLines: Int = 5

    /// The most words of a heading.
    ///
    /// Larger: large print becomes headings. Smaller: long headings are missed.
    var mostHeadingWords: Int = 25

    /// How much larger than the body a heading is.
    ///
    /// Larger: headings are missed. Smaller: worn text becomes headings.
    var smallestHeading: Fraction = 1.15

    /// How much larger than the body a title is.
    ///
    /// Larger: titles are missed. Smaller: headings become titles.
    var smallestTitle: Fraction = 1.3

    /// How far down the page a title may stand.
    ///
    /// Larger: headings become titles. Smaller: low titles are missed.
    var lowestTitle: Fraction = 0.4

    /// The ratio of sizes between two levels of headings.
    ///
    /// Larger: levels join. Smaller: one level falls apart.
    var headingStep: Fraction = 1.06

    /// The most words of a heading that is told by its number or its capitals.
    ///
    /// Larger: numbered sentences become headings. Smaller: long numbered headings are missed.
    var mostFormalWords: Int = 12

    /// The smallest type of such a heading, of the body's.
    ///
    /// Larger: small capitals are missed. Smaller: notes become headings.
    var smallestFormalHeading: Fraction = 0.85

    /// The fewest words of the text below such a heading.
    ///
    /// Larger: headings of short texts are missed. Smaller: rows of a bill become headings.
    var fewestWordsBelow: Int = 10

    /// How much larger than the line above it a numbered heading is that stands close to it.
    ///
    /// Larger: tight headings go on with the text. Smaller: lines that begin with a number are headings.
    var smallestNumbered: Fraction = 1.06

    /// How much wider, for their size, the strokes of bold type are than those of the body.
    ///
    /// Larger: headings in bold are missed. Smaller: worn lines become headings.
    var boldWeight: Fraction = 1.22

    /// How much wider the strokes of each word in bold type are at least.
    ///
    /// Larger: headings with a worn word are missed. Smaller: labels before plain text are headings.
    var leastBoldWeight: Fraction = 1.1

    /// The share of lines in bold type from which on it tells nothing.
    ///
    /// Larger: bold labels of forms become headings. Smaller: pages of many headings have none.
    var usualBold: Fraction = 0.3

    /// The share of lines in capitals from which on capitals tell nothing.
    ///
    /// Larger: lines of receipts become headings. Smaller: pages of many headings have none.
    var usualCapitals: Fraction = 0.25

    /// The fewest words of a quotation that stands by itself.
    ///
    /// Larger: quotations in large type are headings. Smaller: a title in quotation marks is none.
    var fewestQuotedWords: Int = 5

    /// The distances of lines from which on the middle one is the usual one; of fewer it is one of the
    /// smallest, one of so many.
    ///
    /// Larger: texts in loose leading fall apart at closer lines. Smaller: short columns of short
    /// paragraphs are one paragraph.
    var manyPitches: Int = 9
    var lowPitches: Int = 4

    /// The share of a page's characters in a form of type from which that tells nothing, where there are
    /// many lines of it; and how many lines are many.
    ///
    /// Larger: labels of forms are headings. Smaller: questions above short answers are none.
    var usualFormalText: Fraction = 0.25
    var fewestFormalLines: Int = 3
  }
}
