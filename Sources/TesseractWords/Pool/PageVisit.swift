#if Tesseract
  public import DocumentModel
  public import PageImaging

  /// A visit of one page to one engine: reads the page's words as often as asked until it ends.
  ///
  /// Made by ``EnginePool/visit(hints:deadline:prepare:reading:)``. The engine is the visit's own
  /// while it lasts, so that a second look at a page neither waits for its turn again nor keeps
  /// another page's picture in memory.
  public struct PageVisit: PageRecognizer {
    /// The page that is read.
    public let page: PreparedPage
    let engine: EngineVisit
    let languageData: LanguageData
    /// Who is shown the first words of the whole page, and may break its reading off.
    private var watch: ReadingWatch?
    private let prepare: @Sendable (QuarterTurn) throws -> PreparedPage

    init(
      page: PreparedPage, engine: EngineVisit, languageData: LanguageData,
      prepare: @escaping @Sendable (QuarterTurn) throws -> PreparedPage
    ) {
      self.page = page
      self.engine = engine
      self.languageData = languageData
      self.prepare = prepare
    }

    /// The size of the upright page.
    public var pageSize: PageSize { page.size }

    /// Reads the words in each of the given regions; see
    /// ``TesseractPageRecognizer/words(in:hints:)``.
    ///
    /// Languages, language correction and custom words are those that the visit began with, or found.
    /// Throws `CancellationError` after the visit has ended.
    @concurrent
    public func words(
      in regions: [RecognitionRegion], hints: RecognitionHints
    ) async throws -> [[RecognizedWord]] {
      guard !regions.isEmpty else { return [] }
      return try await engine.read(
        regions, of: page, options: ReadingOptions(hints), watch: watch)
    }

    /// The same visit with another picture of the page.
    func on(_ page: PreparedPage) -> PageVisit {
      PageVisit(page: page, engine: engine, languageData: languageData, prepare: prepare)
    }

    /// The same visit under a watch.
    func watched(by watch: @escaping ReadingWatch) -> PageVisit {
      var copy = self
      copy.watch = watch
      return copy
    }

    /// The page made ready anew, turned, on the engine's thread.
    func prepared(_ turn: QuarterTurn) async throws -> PreparedPage {
      try await engine.host.run { [prepare] in try prepare(turn) }
    }
  }
#endif
