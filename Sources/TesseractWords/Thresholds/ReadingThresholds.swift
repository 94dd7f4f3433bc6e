#if Tesseract
  /// Every number that reading words rests on, in one place.
  enum ReadingThresholds {
    /// The type size, in points, that the text of a page is told to have.
    ///
    /// Tesseract takes the sizes of gaps, rules and specks from the resolution. It expects body
    /// text; larger makes it drop small marks, smaller makes it take specks for text.
    static let assumedTypeSize = 10.5
    /// The height of lower case letters as a share of the type size.
    static let lowerCaseShare = 0.5
    /// The height of Chinese, Japanese and Korean characters as a share of the type size.
    static let ideographShare = 0.9
    /// The resolution assumed where the height of the text is not known.
    static let unknownTextResolution = 300.0
    /// The resolutions that Tesseract takes for possible; it replaces others by a guess.
    static let resolutions = 70.0...2400.0

    /// Regions narrower or lower than this, in pixels, hold no text.
    static let smallestRegionSide = 3
    /// The most pixels that Tesseract can address; positions are 16-bit there.
    static let largestRegionSide = 32_000
    /// The least difference between the darkest and the lightest sample of a region with ink.
    ///
    /// Without it, thresholding turns the grain of blank paper into ink.
    static let smallestContrast = 24
    /// The white margin around a region that is cut out of the page, as a share of the height of
    /// lower case letters: characters that touch the edge are lost.
    static let marginShare = 0.6
    /// The margin, in pixels, where the height of text is not known, and the least margin.
    static let unknownTextMargin = 10
    static let smallestMargin = 4

    /// The mean confidence below which Tesseract reads a line again as light on dark.
    ///
    /// Light text on dark ground that the page's preparation left reads with less than 0.4; Tesseract's
    /// own 0.7 has all worn lines read twice.
    static let invertedLineConfidence = "0.5"

    /// A page whose letters are read with at least this mean confidence, 0…1, is upright.
    static let uprightConfidence = 0.65
    /// The least mean confidence at which a turn is believed.
    static let turnedConfidence = 0.7
    /// The mean confidence at which no other turn is tried.
    static let convincingTurn = 0.85
    /// How much more confidence a turn must bring.
    static let turnedGain = 0.2
    /// The height of the part of a page that is read in several turns, in text heights.
    static let sampleHeight = 16.0
    /// The same in pixels where the height of text is not known.
    static let unknownSampleHeight = 320.0
    /// Fewer letters than this tell nothing.
    static let fewestSampleLetters = 8
    /// After how many pieces of a page's layout its first words are looked at, and again when half
    /// as many more are read; a piece is a word or a line.
    static let firstLook = 4
    /// After how many pieces the first words are looked at for the last time: what they haven't told
    /// by then is told by all of the page, and each look takes as long as there are words.
    static let lastLook = 320
    /// The fewest letters of a page's first words that can read badly.
    static let fewestFirstLetters = 60

    /// The sizes, as multiples of the page's, that a region may be read at; others count as 1.
    static let scales = 0.25...4.0
    /// The exponent's inverse by which darkened strokes get darker.
    ///
    /// Smaller, and the counters of letters fill; larger, and soft strokes stay pale.
    static let darkeningGamma: Float = 0.5

    /// How pale ink may be, from the darkest sample of a region to white, that a region is not cut off
    /// at: a word may fade towards its end.
    static let palestInk = 0.75
    /// The same for ink that joins lines; paler, and the lines of worn text are one.
    static let lineInk = 0.5

    /// The widest gap within a number that was taken apart, as a share of the gap between the words
    /// of its page.
    ///
    /// Larger, and numbers of a list are one; smaller, and amounts on receipts stay in two.
    static let tornNumberGap = 0.75
    /// So many gaps tell how far apart words stand.
    static let fewestGaps = 10

    /// The least height of a line of a cell, as a share of the height of lower case letters.
    ///
    /// Larger, and a line of dashes is lost; smaller, and specks are lines.
    static let lowestLine = 0.5
    /// The most height of a line of a cell, in the same measure: letters with accents and tails.
    ///
    /// Larger, and lines that touch are read as one; smaller, and large letters are read as a block.
    static let highestLine = 2.8
    /// The most blank height between a letter and its accent or dot, in the same measure.
    static let widestAccentGap = 0.45

    /// Readings less likely than this share of the best one are not given.
    static let leastAlternativeShare: Float = 0.01
    /// The confidences, 0…1, of words of a whole page that are looked at again for other readings.
    ///
    /// Surer words have none worth giving; what is less sure is mostly no text at all.
    static let doubtfulConfidence: Range<Float> = 0.2..<0.8
    /// The share of doubtful lines of cells from which all that follow are read with other readings
    /// at once, which takes a tenth longer than without.
    static let commonCellDoubt = 0.15
    /// The most words of a page to look at again, as a share of all; each takes the time of two.
    static let secondLookShare = 0.02
    /// As many words may be looked at again on every page.
    static let fewestSecondLooks = 4
  }
#endif
