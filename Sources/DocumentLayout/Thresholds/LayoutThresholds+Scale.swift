extension LayoutThresholds {
  /// What the stage that deals with the size of text goes by.
  struct Scale: Codable, Hashable, Sendable {
    /// The height of capitals and tall letters, of the type size.
    ///
    /// Larger: sizes of short words come out too small. Smaller: they come out too large.
    var capitalHeight: Fraction = 0.72

    /// The height of small letters, of the type size.
    ///
    /// Larger: words without tall letters look smaller than others. Smaller: they look larger.
    var smallLetterHeight: Fraction = 0.52

    /// How far letters hang below the baseline, of the type size.
    ///
    /// Larger: baselines of words with a tail come out too high. Smaller: they come out too low.
    var descenderDepth: Fraction = 0.21

    /// How far Han and Kana reach above the baseline, of the type size.
    ///
    /// Larger: their sizes come out too small. Smaller: they come out too large.
    var ideographHeight: Fraction = 0.82

    /// How far Han and Kana reach below the baseline, of the type size.
    ///
    /// Larger: baselines come out too high. Smaller: they come out too low.
    var ideographDepth: Fraction = 0.08

    /// How many symbols it takes to tell the size of a word's type from them.
    ///
    /// Larger: short words are told by their box, which noise stretches. Smaller: one symbol decides.
    var fewestSymbols: Int = 3

    /// How far a word may reach below the baseline without a letter that does, of its height.
    ///
    /// Larger: made-up boxes count as large type. Smaller: boxes of slanted words count as made up.
    var deepestStanding: Fraction = 0.12

    /// The width of a character where none can be measured, of the text height.
    ///
    /// Larger: single characters are joined too far. Smaller: they are not joined.
    var fallbackCharacterWidth: Fraction = 0.6

    /// The line pitch where none can be measured, of the text height.
    ///
    /// Larger: lines far apart become one paragraph. Smaller: a few lines fall apart.
    var fallbackLinePitch: Fraction = 1.6

    /// The width of the columns in which distances of baselines are measured.
    ///
    /// Larger: columns of a page are mixed. Smaller: too few words share one.
    var pitchColumnWidth: TextHeights = 4

    /// The smallest distance of baselines that counts, of the text height.
    ///
    /// Larger: tight lines don't count. Smaller: words of one line count.
    var shortestPitch: Fraction = 0.8

    /// The greatest distance of baselines that counts, of the text height.
    ///
    /// Larger: distances of paragraphs count. Smaller: wide leading doesn't count.
    var longestPitch: Fraction = 4

    /// How far a Han character or a syllable may reach below the baseline, of its height.
    ///
    /// Larger: boxes as high as the line count as large type. Smaller: characters that hang tell no size.
    var deepestIdeograph: Fraction = 0.18

    /// How much larger than small capitals the capital before them is, at least and at most.
    ///
    /// Wider: misplaced boxes count as initials. Narrower: headings in small capitals are small type.
    var smallestInitial: Fraction = 1.15
    var largestInitial: Fraction = 1.5

    /// How far the size that a symbol tells may be from that of its word to agree with it.
    ///
    /// Larger: misplaced boxes count. Smaller: sizes of sound words are drawn to the usual one.
    var sizeTolerance: Fraction = 0.08

    /// The share of a word's symbols that must agree for their size to count.
    ///
    /// Larger: sizes of sound words are drawn to the usual one. Smaller: misplaced boxes count.
    var agreeingSizes: Fraction = 0.55

    /// The fewest letters of a word whose strokes are compared with those of others.
    ///
    /// Larger: fewer words tell how bold they are. Smaller: the shapes of single letters decide.
    var fewestWeighedLetters: Int = 3

    /// The greatest coordinate that is calculated with.
    ///
    /// Larger: squares of it lose their precision. Smaller: real pages are cut.
    var farthestCoordinate: Double = 1e9

    /// The white at both sides of a character that fills a square, as a share of the square.
    ///
    /// Larger: short words of such characters are taken for larger type than long ones. Smaller: the
    /// other way round.
    var squareBearing: Fraction = 0.12

    /// The height of the letter alef, as a share of the type size.
    ///
    /// Larger: Arabic counts as smaller than other type of its size. Smaller: as larger.
    var alefHeight: Fraction = 0.66

    /// The fewest of them that tell the size of a line.
    ///
    /// Larger: short headings have no size. Smaller: one bad box makes a heading.
    var fewestAlefs: Int = 2

    /// How many of a page's there are for each that is lower than the usual one.
    ///
    /// Larger: broken boxes make all text large. Smaller: stretched boxes make headings small.
    var lowAlefs: Int = 4

    /// The height below which a box is that of a piece of the letter, by the usual one.
    ///
    /// Larger: small print has no size. Smaller: one bad box makes small print.
    var brokenAlef: Fraction = 0.6

    /// The height, by the usual one, from which it takes one more of them to tell a line's size.
    ///
    /// Larger: stretched boxes make headings. Smaller: short headings have no size.
    var evenAlef: Fraction = 1.15

    /// The height of Devanagari letters, of those with signs above them, and how far signs hang below, as
    /// shares of the type size.
    ///
    /// Larger: such text counts as smaller than other type of its size. Smaller: as larger.
    var devanagariHeight: Fraction = 0.64
    var devanagariSignHeight: Fraction = 0.91
    var devanagariDepth: Fraction = 0.24

    /// The height of Thai letters as a share of the type size.
    ///
    /// Larger: Thai counts as smaller than other type of its size. Smaller: as larger.
    var thaiHeight: Fraction = 0.57

    /// How many times as high as the characters of its line a box is that was stretched.
    ///
    /// Larger: lines below each other are taken for one. Smaller: characters lose their tops.
    var stretchedBox: Fraction = 1.35

    /// The fewest characters that tell where a line's stand.
    ///
    /// Larger: short lines stay stretched. Smaller: a line is told by one bad box.
    var fewestSquares: Int = 3

    /// The width of Korean characters, as a share of the type size.
    ///
    /// Larger: Korean counts as smaller than other type of its size. Smaller: as larger.
    var hangulWidth: Fraction = 0.92
  }
}
