#if Tesseract
  import DocumentModel

  /// What one visit to an engine asks for, beyond what the engine was started with.
  struct ReadingOptions: Sendable {
    /// How many readings of a word to give at most, the best one included; at least one.
    var candidateCount: Int
    /// The only characters that may be read, or `nil` for all.
    var allowedCharacters: String?

    init(_ hints: RecognitionHints) {
      candidateCount = max(1, hints.maximumCandidateCount)
      allowedCharacters = hints.allowedCharacters
    }

    /// The same for a trial, of which only the confidence is of interest.
    var forTrial: ReadingOptions {
      var options = self
      options.candidateCount = 1
      return options
    }
  }
#endif
