#if Tesseract
  import DocumentModel
  import PageImaging
  internal import Synchronization

  /// The use of an engine by one caller, who may change it for one that reads other languages.
  ///
  /// Ends with ``end()`` or ``fail()``, once.
  final class EngineVisit: Sendable {
    private let current: Mutex<EngineHost>
    private let engines: EngineQueue
    private let stop: StopSignal

    /// Begins with an engine that was taken from the queue.
    init(_ host: EngineHost, of engines: EngineQueue, until stop: StopSignal) {
      current = Mutex(host)
      self.engines = engines
      self.stop = stop
    }

    /// The engine that reads now.
    var host: EngineHost { current.withLock { $0 } }

    /// Goes on with an engine of other languages; takes no time, as it starts when it reads.
    func change(to languages: LanguageChoice) {
      current.withLock { host in
        guard languages != host.configuration.languages else { return }
        var configuration = host.configuration
        configuration.languages = languages
        host = engines.exchange(host, for: configuration)
      }
    }

    /// Reads regions of a page; throws `CancellationError` after the end.
    func read(
      _ regions: [RecognitionRegion], of page: PreparedPage, options: ReadingOptions,
      watch: ReadingWatch? = nil
    ) async throws -> [[RecognizedWord]] {
      try await host.read(regions, of: page, options: options, until: stop, watch: watch)
    }

    /// Gives the engine back, fit for another page.
    ///
    /// Whoever keeps the visit beyond its end would share the engine with that page, and is
    /// refused.
    func end() {
      stop.give()
      engines.giveBack(host)
    }

    /// Gives up the engine, which may still be busy or broken.
    func fail() {
      stop.give()
      engines.retire()
    }
  }
#endif
