#if Tesseract
  /// Every number that notes on how far a page can be trusted rest on, in one place.
  enum NoteThresholds {
    /// The height of text in pixels of the displayed image, from the top of tall letters to the
    /// bottom of hanging ones, below which letters are guessed.
    static let smallestText = 16.0
    /// The most blur that leaves text readable, as the spread of an edge in heights of lower case
    /// letters.
    static let mostBlur = 0.17
    /// The blur, in the same measure, from which text that reads badly is read in several views.
    ///
    /// Pages that were drawn at their size have less. Smaller, and their time is wasted where they are
    /// of a script that never reads surely; larger, and text of few pixels is read once, badly.
    static let softText = 0.045
    /// The shade of ink, 0 (black) to 255, from which print is faint.
    ///
    /// Smaller, and worn pages take longer for nothing; larger, and pale receipts stay misread.
    static let faintInk = 90
    /// The least difference between ink and paper that shows faint print.
    static let faintestContrast = 32
    /// The least difference between ink and paper, of 255, for an edge to tell something.
    static let leastContrast = 64
    /// The share of places that are blurrier than the measure given: the sharpest few count little,
    /// since noise is sharp too.
    static let blurPercentile = 0.5
    /// How many rows of a page are looked at.
    static let sampledRows = 300
    /// The fewest places with an edge.
    static let fewestEdges = 50
    /// The mean confidence of a page below which it is written by hand, where it is neither too
    /// small nor too blurred nor of another script.
    static let handwrittenConfidence: Float = 0.6
    /// The fewest characters that tell handwriting.
    static let fewestCharacters = 20
  }
#endif
