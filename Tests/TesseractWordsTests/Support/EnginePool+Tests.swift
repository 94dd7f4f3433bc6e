#if Tesseract
  import DocumentModel
  import PageImaging
  import TesseractWords

  extension EnginePool {
    /// Makes a page ready and reads it all at once, upright and in its own language.
    func readPage(
      hints: RecognitionHints = RecognitionHints(), findsUpright: Bool = true,
      onReading: @escaping @Sendable () -> Void = {},
      prepare: @escaping @Sendable (QuarterTurn) throws -> PreparedPage
    ) async throws -> ReadPage {
      try await visit(hints: hints, prepare: prepare) { visit in
        try await visit.read(hints: hints, findsUpright: findsUpright) { visit in
          let whole = RecognitionRegion(box: visit.pageSize.bounds)
          let words = try await visit.words(in: [whole], hints: hints)
          onReading()
          return WholeReading(words: words.first ?? [])
        }
      }
    }
  }
#endif
