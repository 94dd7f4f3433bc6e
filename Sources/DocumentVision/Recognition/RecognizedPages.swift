public import DocumentModel

/// The pages of a file, recognised one after another as they are asked for.
///
/// Each iteration opens the file anew. Leaving the loop early costs nothing more.
public struct RecognizedPages: AsyncSequence, Sendable {
  /// What was understood of a page.
  public typealias Element = DocumentObservation

  let source: ImageSource
  let request: RecognizeDocumentsRequest
  let orientation: CGImagePropertyOrientation?
  let recognizer: DocumentRecognizer
  let progress: (@Sendable (RecognitionProgress) -> Void)?

  /// Starts at the first page.
  public func makeAsyncIterator() -> Iterator { Iterator(pages: self) }

  /// Goes through the pages of a file.
  public struct Iterator: AsyncIteratorProtocol {
    private var turning: PageTurning

    init(pages: RecognizedPages) { turning = PageTurning(pages) }

    /// Recognises the next page; `nil` after the last, and after a failure.
    ///
    /// Throws where the file can't be opened or the page can't be recognised.
    @concurrent
    public mutating func next() async throws -> DocumentObservation? {
      try await turning.next { try await $0.observation(ofPage: $1) }
    }
  }

  /// The first page alone.
  @concurrent
  func first() async throws -> DocumentObservation {
    try await OpenedDocument(self).observation(ofPage: 0)
  }
}
