#if Tesseract
  public import DocumentModel
  public import PageImaging

  /// Reads the words of one prepared page with Tesseract.
  ///
  /// Made by ``EnginePool/recognizer(for:deadline:)``.
  public struct TesseractPageRecognizer: PageRecognizer {
    /// The page that is read.
    public let page: PreparedPage
    /// When readings end at the latest, if at all.
    public let deadline: ContinuousClock.Instant?
    private let pool: EnginePool

    init(page: PreparedPage, pool: EnginePool, deadline: ContinuousClock.Instant?) {
      self.page = page
      self.pool = pool
      self.deadline = deadline
    }

    /// The size of the upright page.
    public var pageSize: PageSize { page.size }

    /// Reads the words in each of the given regions, in one visit to an engine.
    ///
    /// Gives one list for each region, in the order asked; words are in the engine's reading
    /// order, their line numbers run on from region to region, and every box lies on the page. A
    /// region that is blank, outside the page, or smaller than 3 pixels either way gives an empty
    /// list. Each region is cut out with a white margin; words whose ink crosses its edge are read
    /// as far as they lie within.
    ///
    /// Of the hints, the languages, `usesLanguageCorrection` and `customWords` choose the engine; a
    /// change of them may have to wait for one to start (0.1 s for each language). Custom words are
    /// part of the dictionary: they make a likely reading win, and never force one; without
    /// language correction there is no dictionary, and they have no effect. Other readings of words
    /// are given up to `maximumCandidateCount`, for regions of a known layout for every word, and
    /// for whole pages (`automatic`, `sparse`) for the most doubtful words alone: giving them for all
    /// would cost a tenth of the page's time. `allowedCharacters` holds for all regions.
    ///
    /// Throws ``TesseractError`` for a language that is unknown or not installed, for regions that
    /// are too large, and after the deadline, and `CancellationError` when the task is cancelled;
    /// both within a moment, even while Tesseract is busy.
    @concurrent
    public func words(
      in regions: [RecognitionRegion], hints: RecognitionHints
    ) async throws -> [[RecognizedWord]] {
      try await pool.read(regions, of: page, hints: hints, deadline: deadline)
    }
  }
#endif
