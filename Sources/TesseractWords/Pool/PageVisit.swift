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
    private let host: EngineHost
    private let stop: StopSignal

    init(page: PreparedPage, host: EngineHost, stop: StopSignal) {
      self.page = page
      self.host = host
      self.stop = stop
    }

    /// The size of the upright page.
    public var pageSize: PageSize { page.size }

    /// Reads the words in each of the given regions; see
    /// ``TesseractPageRecognizer/words(in:hints:)``.
    ///
    /// Languages, language correction and custom words are those that the visit began with. Throws
    /// `CancellationError` after the visit has ended.
    @concurrent
    public func words(
      in regions: [RecognitionRegion], hints: RecognitionHints
    ) async throws -> [[RecognizedWord]] {
      guard !regions.isEmpty else { return [] }
      return try await host.read(
        regions, of: page, options: ReadingOptions(hints), until: stop)
    }
  }

  extension EnginePool {
    /// Makes a page ready and reads it, as often as wanted, in one visit to an engine.
    ///
    /// The page is made ready on the engine's own thread: decoding and cleaning take long enough to
    /// starve Swift's shared threads, and since nobody makes a page ready without an engine to read
    /// it, the pages in memory are as bounded as the engines. An error of `prepare` is thrown as it
    /// is, and leaves the engine warm; an error of `reading` ends the engine.
    ///
    /// Throws what ``TesseractPageRecognizer/words(in:hints:)`` throws, as promptly; what is under
    /// way then goes on unheard, and counts against the limit until it ends.
    public func visit<Value: Sendable>(
      hints: RecognitionHints, deadline: ContinuousClock.Instant? = nil,
      prepare: @escaping @Sendable () throws -> PreparedPage,
      reading: @escaping @Sendable (PageVisit) async throws -> Value
    ) async throws -> Value {
      try Task.checkCancellation()
      let configuration = try configuration(for: hints)
      let stop = StopSignal()
      return try await FirstAnswer.of(deadline: deadline, stop: stop) { [engines] in
        let host = try await engines.take(configuration)
        let page: PreparedPage
        do {
          page = try await host.run(prepare)
          try Task.checkCancellation()
        } catch {
          engines.giveBack(host)
          throw error
        }
        return try await engines.givingBack(host) {
          // Whoever keeps the visit beyond its end would share the engine with another page.
          defer { stop.give() }
          return try await reading(PageVisit(page: page, host: host, stop: stop))
        }
      }
    }
  }
#endif
