#if Tesseract
  internal import CTesseract
  import DocumentModel

  /// Is asked by an engine, before each word that it reads, whether to go on.
  ///
  /// Ends a reading that nobody waits for, and shows a watch the first words of a page while the rest
  /// is still to be read: reading them costs nothing more where the page is as expected. For use on
  /// the engine's thread while it reads.
  @safe
  final class ReadingMonitor {
    private let stop: StopSignal
    private let api: OpaquePointer
    private let watch: ReadingWatch?
    private let place: PicturePlace
    private var readPieces = -1
    private var nextLook = ReadingThresholds.firstLook
    /// How many words the layout had before the first one was read.
    private var expectedWords = 0
    /// The first words, once the watch has broken the reading off.
    private(set) var stoppedAt: [RecognizedWord]?

    init(
      _ api: OpaquePointer, until stop: StopSignal, watch: ReadingWatch?, place: PicturePlace
    ) {
      unsafe self.api = api
      self.stop = stop
      self.watch = watch
      self.place = place
    }

    /// Whether nobody waits for the reading any more.
    var isCancelled: Bool { stop.isGiven }

    /// Whether the engine shall stop before the next piece of its layout.
    func isToStop() -> Bool {
      guard !stop.isGiven else { return true }
      guard let watch else { return false }
      readPieces += 1
      if readPieces == 0 { expectedWords = wordCount }
      guard readPieces >= nextLook, nextLook <= ReadingThresholds.lastLook else { return false }
      nextLook += max(ReadingThresholds.firstLook, nextLook / 2)
      let words = firstWords
      guard watch(words) else { return false }
      stoppedAt = words
      return true
    }

    private var wordCount: Int {
      guard let cursor = unsafe ResultCursor(api) else { return 0 }
      return cursor.wordCount
    }

    /// The words that are read for sure: those that follow hold nothing that may be asked for.
    ///
    /// A piece of the layout becomes one word or several, so the words that were there from the
    /// start and are still unread follow at the end.
    private var firstWords: [RecognizedWord] {
      let count = wordCount - (expectedWords - readPieces)
      guard count > 0, let cursor = unsafe ResultCursor(api) else { return [] }
      var words: [RecognizedWord] = []
      var line = 0
      for _ in 0..<count {
        if cursor.begins(RIL_TEXTLINE) { line += 1 }
        if let box = cursor.box(RIL_WORD) {
          let text = cursor.text(RIL_WORD)
          if !text.allSatisfy(\.isWhitespace) {
            words.append(
              RecognizedWord(
                text: text, box: place.onPage(box), confidence: cursor.confidence(RIL_WORD),
                lineHint: line))
          }
        }
        guard cursor.advance(to: RIL_WORD) else { break }
      }
      return words
    }
  }
#endif
