#if Tesseract
  import DocumentModel
  public import Foundation
  public import PageImaging

  /// A bounded set of Tesseract engines that any number of tasks may share.
  ///
  /// Each engine has a thread of its own, reads one page at a time, and stays warm for the next
  /// page with the same languages, correction and custom words. Callers beyond the limit wait,
  /// first come, first served; when all engines are of other kinds, the one that was unused
  /// longest makes room. The engines end with the pool.
  ///
  /// An engine that nobody waits for any more, after a cancellation or a deadline, counts against
  /// the limit until Tesseract lets go of it, and ends then.
  public final class EnginePool: Sendable {
    /// The most engines that exist at any time.
    public let limit: Int
    /// Where language data is searched for.
    public let languageData: LanguageData
    let engines: EngineQueue

    /// Makes a pool; engines start when they are needed.
    ///
    /// - Parameters:
    ///   - limit: the most engines, by default one for each processor in use; at least one.
    ///   - languageData: where language data is searched for.
    public init(
      limit: Int = ProcessInfo.processInfo.activeProcessorCount,
      languageData: LanguageData = LanguageData()
    ) {
      self.limit = max(1, limit)
      self.languageData = languageData
      engines = EngineQueue(limit: self.limit)
      EnginesAtExit.include(engines)
    }

    /// A recogniser for one page.
    ///
    /// With a deadline, its readings throw ``TesseractError/timeLimitReached`` once that is over.
    public func recognizer(
      for page: PreparedPage, deadline: ContinuousClock.Instant? = nil
    ) -> TesseractPageRecognizer {
      TesseractPageRecognizer(page: page, pool: self, deadline: deadline)
    }

    /// Ends the engines that are not in use, to give their memory back.
    public func endIdleEngines() { engines.endIdle() }

    /// How many engines exist, those included that are given up but still busy.
    package var engineCount: Int { engines.count(of: limit) }

    func configuration(for hints: RecognitionHints) throws -> EngineConfiguration {
      EngineConfiguration(
        languages: try languageData.choice(for: hints.languages),
        usesLanguageCorrection: hints.usesLanguageCorrection, customWords: hints.customWords)
    }

    func read(
      _ regions: [RecognitionRegion], of page: PreparedPage, hints: RecognitionHints,
      deadline: ContinuousClock.Instant?
    ) async throws -> [[RecognizedWord]] {
      try Task.checkCancellation()
      let configuration = try configuration(for: hints)
      let options = ReadingOptions(hints)
      let stop = StopSignal()
      return try await FirstAnswer.of(deadline: deadline, stop: stop) { [engines] in
        let host = try await engines.take(configuration)
        return try await engines.givingBack(host) {
          try await host.read(regions, of: page, options: options, until: stop)
        }
      }
    }
  }
#endif
