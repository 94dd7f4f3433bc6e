#if Tesseract
  /// The numbers that preparation decides by, in one place.
  ///
  /// Lengths are multiples of the page's text height (the ink height of lower case letters) or of
  /// the page's size wherever the thing itself scales with them; shades are 0 (black) to 255.
  struct ImagingThresholds: Sendable {
    // Pages

    /// Images with a shorter side than this, in pixels, are only turned to grey.
    var smallestPage = 32
    /// Text height that is taken where a page has too little text to measure, as a share of the
    /// page's shorter side: ten-point text on A4.
    var assumedTextHeight = 0.009

    // Skew

    /// The greatest angle that is looked for, in degrees to either side.
    var greatestSkew: Float = 15.5
    /// How far past that angle is looked, in degrees, since an angle at the end of the range is not
    /// to be trusted.
    var skewMargin: Float = 2.5
    /// Angles below this many degrees are left alone: turning costs sharpness.
    var smallestSkew: Float = 0.07
    /// Pages narrower than this, in pixels, are measured at full size, others at half.
    var narrowPage = 1200
    /// The least ratio of best to worst alignment at which an angle is believed.
    var skewConfidence: Float = 3

    /// The least gain in sharpness, as a ratio, that is worth a turn.
    var skewGain: Float = 1.04

    // Curl

    /// From this confidence in the skew on, lines of text are straight and parallel.
    var flatConfidence: Float = 9
    /// The distance of the displacements that are measured, in pixels.
    var curlSpacing = 16
    /// The least number of long lines of text that tell how a page bends.
    var curlLines = 8
    /// The least difference of displacements that is worth a change, in text heights.
    var leastCurl = 0.5
    /// The greatest slope of a line, and of the distance of lines, that is mild enough to correct.
    var steepestCurl = 0.25
    /// The least gain in sharpness, as a ratio, that shows that the lines are level now.
    var curlGain: Float = 1.2

    // Page on a desk

    /// The longer side, in pixels, at which a picture is searched for a page's outline.
    var outlineSize = 400
    /// Pictures that are more than so many times as long as wide are no pages on a desk.
    var longestOutline = 16
    /// The least share of the picture that a photographed page covers.
    var smallestPageShare = 0.3
    /// The least step in shade from desk to page.
    var deskContrast = 40
    /// How far the page's outline may stray from straight sides, as a share of the longer side.
    var outlineStray = 0.006
    /// The least share of its four-sided outline that a page fills.
    var outlineFill = 0.96
    /// Pages whose corners are all this near to the picture's, as a share of its longer side, are
    /// left alone.
    var cornerReach = 0.012

    /// How far within its outline, in pixels of the searched picture, a page has a margin.
    var marginDepth = 3...8
    /// Samples of the margin that are darker than this share of the paper beside them are ink.
    var marginInk = 0.87
    /// The greatest share of ink in the margin at a side of a page.
    var mostMarginInk = 0.12

    /// The width of the rim of a flattened page that is made white, as a share of its longer side:
    /// what shows there of the desk is no part of the page.
    var flatRim = 0.006

    // Light

    /// The edge of the tiles whose paper shade is measured, in pixels.
    var lightTile = 16
    /// Paper darker than this is not paper.
    var darkestPaper = 40
    /// Ink is darker than this on evened paper.
    var inkShade: UInt32 = 170
    /// How much darker than its paper ink must be for its strokes to be measured.
    var strokeContrast = 60

    /// How far the noise of paper reaches below white, in standard deviations; what lies within is
    /// made white.
    var paperNoise = 3.5
    /// Paper with less noise than this standard deviation is left as it is.
    var faintNoise = 2.0
    /// Noise or not, shades darker than this are not made white.
    var darkestWhitened = 200.0

    // Fills

    /// The least difference from the paper's shade that makes a fill.
    var fillContrast = 5
    /// What noise adds to that difference, in standard deviations.
    var fillNoiseFactor = 2.5
    /// How far a fill's shade may vary for noise, in standard deviations.
    var fillNoiseSpread = 1.5
    /// Marks up to this height, in text heights, are wiped out before fills are looked for.
    var wipedText = 1.9
    /// The least height of a fill, in text heights.
    var fillHeight = 1.4
    /// The least width of a fill, in text heights.
    var fillWidth = 4.0
    /// The least share of its box that a fill covers.
    var fillSquareness = 0.85
    /// The greatest share of a fill that is nearer to the paper's shade than to its own.
    var paperInFill = 0.15
    /// The least share of a fill that has its shade; the rest is text.
    var fillEvenness = 0.5
    /// Fills below this share of the paper's shade can't hold dark text.
    var darkestLightFill = 0.35
    /// Fills above this share of the paper's shade can't hold light text.
    var lightestDarkFill = 0.78
    /// The least share of a dark fill that has the fill's own shade.
    var darkFillEvenness = 0.5

    // Ruling lines

    /// Lines differ from evened paper by at least this.
    var lineContrast = 16.0
    /// Lines differ from evened paper by at least this many standard deviations of the noise.
    var lineNoiseFactor = 3.5
    /// On noisy paper, marks darker than this may belong to a line all the same.
    var darkestLineLevel = 150.0
    /// The shortest straight piece that may belong to a line, in text heights.
    var linePiece = 1.7
    /// The greatest gap within a line, in text heights.
    var lineGap = 0.5
    /// The greatest thickness of a line, in text heights.
    var lineThickness = 0.45
    /// The least length of a line that stands alone, in text heights.
    var lineLength = 5.0
    /// The least length of a line that meets another one, in text heights.
    var joinedLineLength = 2.4
    /// The least share of a line's length that is empty beside it, on either side.
    var lineClearance = 0.62
    /// The same on a side where text may stand close.
    ///
    /// That is before (above) a horizontal line, and on both sides of a vertical one. Rows of letters
    /// have gaps; a line has none.
    var closeTextClearance = 0.2
    /// The least share of a line's length that is drawn where text stands close.
    var closeTextCoverage = 0.985
    /// The least share of a line's length that is drawn.
    var lineCoverage = 0.96
    /// The least length of a finely dotted line, in text heights.
    var dottedLineLength = 20.0
    /// The least share of a finely dotted line's length that is drawn.
    var dottedLineCoverage = 0.4
    /// Lines nearer to the picture's edge than this, in text heights, are the page's rim: they are
    /// taken out and not told of.
    var rimDistance = 0.5
    /// The greatest slope of a line.
    var lineSlope = 0.04
    /// Two lines at most this far apart, in text heights, are one double line.
    var doubleLineGap = 0.35

    // Boxes to tick

    /// The least side of a box, in text heights; capital letters are about 1.4.
    var smallestBox = 1.1
    /// The greatest side of a box, in text heights.
    var largestBox = 4.5
    /// How much larger than the largest box a mark may be for the tick that reaches out of it.
    var boxTickReach = 1.6
    /// The least length of a frame's straight piece, as a share of the smallest side.
    var boxBar = 0.7
    /// The least ratio of a box's sides.
    var boxSquareness = 0.78
    /// How far the bars of a frame may stray, as a share of its side.
    var boxBand = 0.15
    /// The least share of each side that is drawn; round letters have none at their corners.
    var boxCoverage = 0.9
    /// The least share of each side that is one straight piece; the bows of letters are shorter.
    var boxStraightness = 0.75
    /// The greatest thickness of a frame's bars, as a share of its side.
    var boxStroke = 0.2
    /// How much white there is beside a box, as a share of its width.
    var boxClearance = 0.3
    /// The least share of ink within a box that is a tick.
    var boxTick = 0.06
    /// From this share of ink on a box is a black square.
    var boxFull = 0.9
    /// How much the sizes of boxes of one kind may differ.
    var boxSizeSpread = 0.2

    /// The height of a box drawn round words and the breadth of its sides, in text heights, and the
    /// share of the shorter of its lines that both have in common.
    var wordBoxHeight = 1.2...4.5
    var (wordBoxSide, wordBoxOverlap) = (0.2, 0.6)

    // Leaders

    /// The greatest size of a leader's dot, in text heights.
    var leaderDot = 0.45
    /// The greatest distance from dot to dot, in text heights.
    var leaderPitch = 1.8
    /// How much the distance may vary, as a share of it.
    var leaderPitchSpread = 0.3
    /// The least number of dots.
    var leaderDotCount = 6

    /// The greatest size of a dot, as a share of the page's shorter side, while the height of the
    /// text is not known yet.
    var unknownTextDot = 0.012

    /// The least gap between dots that are told by their evenness alone, as a share of their width.
    var evenDotGap = 0.6

    // Text height

    /// Marks below this many pixels in height are specks.
    var smallestLetter = 4
    /// Marks above this share of the page's shorter side are no letters.
    var largestLetter = 0.12
    /// The least number of letters that tell the text height.
    var letterCount = 12

    // Noise

    /// The edge of the cells that noise is told by, in pixels, a multiple of 32; four make a tile.
    var noiseCell = 64
    /// The least number of strokes that a line of pixels crosses, summed over a tile, for a tile to
    /// be judged; less is too little to tell.
    var noiseStrokes = 200
    /// The greatest ratio of the unevenness of a tile's rows, and of its columns, to what chance
    /// makes.
    ///
    /// Text leaves rows empty between its lines, which chance never does.
    var noiseUnevenness = 3.0
    /// The same for tiles beside noise.
    var noiseEdgeUnevenness = 5.0
    /// The least number of cells of noise side by side; less takes Tesseract no time, and may be worn
    /// text.
    var noiseCellCount = 48

    // Screens

    /// The distances, in pixels, at which dots or bars that repeat make a screen; text that repeats
    /// as closely is too small to be read.
    var screenPitch = 3...12
    /// The least agreement of a tile's rows, and of its columns, with themselves at that distance.
    var screenAgreement = 0.9

    // Axis of the text

    /// The least number of strokes, as for noise, of a tile that has a vote.
    var axisStrokes = 100
    /// How much more uneven a tile must be along one axis than along the other to have a vote.
    var axisRatio = 2.0
    /// The least number of votes for an axis.
    var axisVotes = 3
    /// The least share of the votes for an axis.
    var axisMajority = 0.75

    // Edges

    /// Marks at the edge of the picture that are longer than this, in text heights, are shadows.
    var edgeMark = 8.0

    // Pieces

    /// Parts of a page that are longer than this, in pixels, are read in pieces.
    ///
    /// Half of what Tesseract can address, so that a part can be enlarged.
    var longestWhole = 16_000
    /// The greatest length of a piece, but for what it is moved to end in a gap.
    var pieceLength = 10_000
    /// How far a cut may be moved to a gap, as a share of a piece.
    var cutReach = 0.15
    /// The least width of a gap, in text heights.
    var cutGap = 0.5
    /// How far pieces overlap, in text heights, where lines of text lie across the cut's direction:
    /// two lines and more.
    var overlapAcrossLines = 8.0
    /// The same where lines of text run through the cut: more than a long word.
    var overlapAlongLines = 60.0
    /// The most that pieces overlap, as a share of a piece.
    var mostOverlap = 0.25
    /// Text height in pixels that is taken where a page has too little text to measure.
    var assumedPieceText = 20.0

    // Size for recognition

    /// Text lower than this, in pixels, is enlarged before it is read.
    var enlargedTextHeight = 12.5
    /// The height, in pixels, that small text is enlarged to.
    ///
    /// Higher costs time and hardly helps: a page enlarged twice takes half as long again as at its
    /// own size.
    var readTextHeight = 15.0
    /// The greatest enlargement: what is smaller still gains little by more.
    var greatestEnlargement = 1.4
  }
#endif
