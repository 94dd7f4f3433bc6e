#if Tesseract
  import DocumentModel
  import PageImaging
  import TesseractWords

  /// One pool for all tests that don't need one of their own: starting engines takes longest.
  let sharedPool = EnginePool(limit: 2)

  extension PreparedPage {
    /// Reads the whole page with the shared pool.
    func words(
      _ layout: RecognitionRegion.Layout = .automatic, hints: RecognitionHints = RecognitionHints()
    ) async throws -> [RecognizedWord] {
      let region = RecognitionRegion(box: size.bounds, layout: layout)
      return try await sharedPool.recognizer(for: self).words(in: [region], hints: hints)
        .flatMap { $0 }
    }
  }

  extension [RecognizedWord] {
    /// The words' texts with spaces between.
    var joined: String { map(\.text).joined(separator: " ") }
  }
#endif
