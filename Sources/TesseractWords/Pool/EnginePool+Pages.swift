#if Tesseract
  public import DocumentModel
  public import PageImaging

  extension EnginePool {
    /// Makes a page ready and reads it, as often as wanted, in one visit to an engine.
    ///
    /// The page is made ready on the engine's own thread: decoding and cleaning take long enough to
    /// starve Swift's shared threads, and since nobody makes a page ready without an engine to read
    /// it, the pages in memory are as bounded as the engines. An error of `prepare` is thrown as it
    /// is, and leaves the engine warm; an error of `reading` ends the engine.
    ///
    /// `prepare` is asked for the page as it is, and for a turned one where reading shows that it
    /// lies on its side or its head.
    ///
    /// Throws what ``TesseractPageRecognizer/words(in:hints:)`` throws, as promptly; what is under
    /// way then goes on unheard, and counts against the limit until it ends.
    public func visit<Value: Sendable>(
      hints: RecognitionHints, deadline: ContinuousClock.Instant? = nil,
      prepare: @escaping @Sendable (QuarterTurn) throws -> PreparedPage,
      reading: @escaping @Sendable (PageVisit) async throws -> Value
    ) async throws -> Value {
      try Task.checkCancellation()
      let configuration = try configuration(for: hints)
      let stop = StopSignal()
      return try await FirstAnswer.of(deadline: deadline, stop: stop) { [engines, languageData] in
        let host = try await engines.take(configuration)
        let page: PreparedPage
        do {
          page = try await host.run { try prepare(.none) }
          try Task.checkCancellation()
        } catch {
          engines.giveBack(host)
          throw error
        }
        let engine = EngineVisit(host, of: engines, until: stop)
        do {
          let value = try await reading(
            PageVisit(page: page, engine: engine, languageData: languageData, prepare: prepare))
          engine.end()
          return value
        } catch {
          engine.fail()
          throw error
        }
      }
    }
  }
#endif
