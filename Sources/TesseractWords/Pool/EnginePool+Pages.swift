#if Tesseract
  public import DocumentModel
  public import PageImaging

  /// A page that was made ready and read whole.
  public struct ReadPage: Sendable {
    /// The page as it was read.
    public let page: PreparedPage
    /// Its words in the engine's reading order.
    public let words: [RecognizedWord]
  }

  extension EnginePool {
    /// Makes a page ready and reads it whole, in one visit to an engine.
    ///
    /// Both happen on the engine's own thread: decoding and cleaning take long enough to starve
    /// Swift's shared threads, and since nobody makes a page ready without an engine to read it,
    /// the pages in memory are as bounded as the engines. An error of `prepare` is thrown as it
    /// is, and leaves the engine warm.
    ///
    /// Throws what ``TesseractPageRecognizer/words(in:hints:)`` throws, as promptly; a `prepare`
    /// that is under way then goes on unheard, and counts against the limit until it ends.
    public func readPage(
      hints: RecognitionHints, deadline: ContinuousClock.Instant? = nil,
      prepare: @escaping @Sendable () throws -> PreparedPage
    ) async throws -> ReadPage {
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
          let whole = RecognitionRegion(box: page.size.bounds)
          let words = try await host.read(
            [whole], of: page, options: ReadingOptions(hints), until: stop)
          return ReadPage(page: page, words: words.first ?? [])
        }
      }
    }
  }
#endif
