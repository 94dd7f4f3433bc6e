#if Tesseract
  internal import CTesseract

  /// What Tesseract would print to standard error: reports of failures, guesses and leaks.
  enum EngineMessages {
    /// Silences them for the whole process, once; every way into Tesseract asks for this first.
    ///
    /// The file for messages is one for all engines and outlives the one that sets it. Setting it
    /// once keeps engines on other threads from reading a text that is being written.
    static let silenced: Void = {
      guard let api = unsafe TessBaseAPICreate() else { return }
      _ = unsafe TessBaseAPISetVariable(api, "debug_file", "/dev/null")
      unsafe TessBaseAPIDelete(api)
    }()
  }
#endif
