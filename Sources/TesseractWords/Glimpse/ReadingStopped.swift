#if Tesseract
  import DocumentModel

  /// Looks at the words of a page that were read so far; whether the reading is to be broken off.
  typealias ReadingWatch = @Sendable ([RecognizedWord]) -> Bool

  /// A reading that was broken off, since its first words told enough.
  struct ReadingStopped: Error {
    /// The first words of the page.
    let words: [RecognizedWord]
  }
#endif
