#if Tesseract
  /// Every number that the search for missed text rests on; lengths are multiples of the height of
  /// lower case letters.
  enum MissedInkThresholds {
    /// Pages with more marks outside of words hold pictures or noise.
    static let mostMarks = 4000
    /// At most so many groups of marks are read; more are no text.
    static let mostRuns = 80
    /// Words of at most so many characters may be misread bullets.
    static let shortWord = 2

    /// The height, the width by height, and the share of ink of a bullet's box.
    static let bulletHeight = 0.2...1.1
    static let bulletAspect = 0.75...1.34
    static let bulletInk = 0.7
    /// The height of large square bullets, which are as high as capitals, and their share of ink.
    static let blockHeight = 1.1...1.8
    static let blockInk = 0.9
    /// The width, height, least width by height, and share of ink of a dash before an item.
    static let dashWidth = 0.4...1.9
    static let dashHeight = 0.04...0.35
    static let dashAspect = 2.5
    static let dashInk = 0.75
    /// How far down the box of the next word a dash stands, as a share of its height.
    static let dashLevel = 0.3...0.8
    /// The width of a dash that is all of its cell, and the white above and below it.
    static let loneDashWidth = 0.4...2.8
    static let loneDashClearance = 0.4
    /// The widths from which a dash is an en dash and an em dash.
    static let enDashWidth = 0.8
    static let emDashWidth = 1.5
    /// The least gap between a dash and its text; hyphens stand nearer.
    static let dashGap = 0.45
    /// The confidence of signs that are told by their shape, 0…1.
    static let drawnConfidence: Float = 0.9
    /// The dots of a colon stand nearer than this; bullets of two lines don't.
    static let colonGap = 0.9
    /// How far before the text of its item a bullet may stand.
    static let bulletReach = 4.0
    /// The least height of the word behind a bullet, by the bullet's.
    static let nextHeight = 0.7
    /// The least share of a misread word's box that the bullet covers.
    static let misreadShare = 0.5

    /// Bullets that were read as a piece of a word are lower than this, as no letter is, and have at
    /// least this gap behind them.
    static let lowestLetter = 0.8
    static let gluedBulletGap = 0.4

    /// The widest gap between characters of one text.
    static let characterGap = 0.7
    /// The height and width of a text, and the least width by height.
    static let runHeight = 0.7...2.4
    static let runWidth = 0.12...12.0
    static let leastAspect = 0.1
    /// The white that a text needs on all sides, and the height from which other marks disturb it.
    static let clearance = 0.5
    static let disturbingHeight = 0.4
    /// Ink nearer to a word than this is a part of it that its box leaves out.
    static let wordGap = 0.3
    /// The least share of its height that a text shares with a word beside it.
    static let bandOverlap = 0.5
    /// The widest gap within a line that was passed over, the least width, and the fewest texts in it.
    static let lineGap = 3.0
    static let lineWidth = 8.0
    static let fewestLineTexts = 3
    /// How far above or below other lines such a line may stand, and how many of them are read.
    static let lineReach = 3.0
    static let mostLines = 8
    /// The least mean confidence of such a line.
    static let leastLineConfidence: Float = 0.7
    /// The largest side of a speck, how sure its reading is at most, 0…1, and the white around it.
    static let speckSize = 0.45
    static let speckConfidence: Float = 0.3
    static let speckClearance = 0.8
    /// Readings less sure than this, 0…1, are taken for scribble.
    static let leastConfidence: Float = 0.5
  }
#endif
