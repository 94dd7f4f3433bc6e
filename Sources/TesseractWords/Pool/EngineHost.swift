#if Tesseract
  import DocumentModel
  import PageImaging

  /// An engine on a thread of its own, started at its first reading and kept warm after.
  ///
  /// The engine and its thread end with the host.
  actor EngineHost {
    nonisolated let configuration: EngineConfiguration
    private let thread = EngineThread()
    private var engine: Engine?

    nonisolated var unownedExecutor: UnownedSerialExecutor {
      unsafe thread.asUnownedSerialExecutor()
    }

    init(_ configuration: EngineConfiguration) {
      self.configuration = configuration
    }

    /// Runs other work on the engine's thread.
    func run<Value: Sendable>(_ work: @Sendable () throws -> Value) rethrows -> Value {
      try work()
    }

    /// Reads regions of a page; see ``Engine/read(_:of:options:until:watch:)``.
    func read(
      _ regions: [RecognitionRegion], of page: PreparedPage, options: ReadingOptions,
      until stop: StopSignal, watch: ReadingWatch? = nil
    ) throws -> [[RecognizedWord]] {
      guard !stop.isGiven else { throw CancellationError() }
      if engine == nil {
        engine = try Engine(configuration)
        EnginesAtExit.register()
      }
      return try engine?.read(regions, of: page, options: options, until: stop, watch: watch) ?? []
    }
  }
#endif
