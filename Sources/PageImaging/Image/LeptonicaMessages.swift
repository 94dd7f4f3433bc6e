#if Tesseract
  internal import CLeptonica

  /// Leptonica's messages, which it would otherwise print to standard error.
  package enum LeptonicaMessages {
    /// Silences them for the whole process, once; every way into Leptonica asks for this first.
    package static let silenced: Void = {
      _ = setMsgSeverity(Int32(L_SEVERITY_NONE))
      unsafe leptSetStderrHandler { _ in }
    }()
  }
#endif
