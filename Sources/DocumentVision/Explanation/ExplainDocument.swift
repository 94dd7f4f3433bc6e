public import DocumentModel

/// Makes a document of words that any recogniser read, and says why it came out as it did.
///
/// The observation is the one that ``understandDocument(from:request:)`` gives; explaining costs a
/// little more time. Never fails.
///
/// - Parameters:
///   - page: The words and marks of the page.
///   - request: What to look for.
/// - Returns: What was understood of the page, with each decision that led to it.
public func explainDocument(
  from page: WordPage, request: RecognizeDocumentsRequest = RecognizeDocumentsRequest()
) -> DocumentExplanation {
  PageUnderstanding(request: request).explanation(of: page)
}

extension RecognizedPages {
  /// The same pages, each with the decisions that led to it.
  ///
  ///     for try await page in recognizeDocuments(at: url).explained { print(page) }
  public var explained: ExplainedPages { ExplainedPages(pages: self) }
}

/// The pages of a file with the decisions that led to them, recognised one after another as they
/// are asked for.
public struct ExplainedPages: AsyncSequence, Sendable {
  /// A page's observation with what led to it.
  public typealias Element = DocumentExplanation

  let pages: RecognizedPages

  /// Starts at the first page.
  public func makeAsyncIterator() -> Iterator { Iterator(turning: PageTurning(pages)) }

  /// Recognises one page alone, without those before it.
  ///
  /// - Parameter number: The page's number, from 1.
  /// - Returns: The page with what led to it.
  /// - Throws: What ``RecognizedPages/page(_:)`` throws.
  @concurrent
  public func page(_ number: Int) async throws -> DocumentExplanation {
    let index = number > 0 ? number - 1 : -1
    return try await OpenedDocument(pages).explanation(ofPage: index)
  }

  /// Goes through the pages of a file.
  public struct Iterator: AsyncIteratorProtocol {
    private var turning: PageTurning

    fileprivate init(turning: PageTurning) { self.turning = turning }

    /// Recognises the next page; `nil` after the last, and after a failure.
    ///
    /// Throws where the file can't be opened or the page can't be recognised.
    @concurrent
    public mutating func next() async throws -> DocumentExplanation? {
      try await turning.next { try await $0.explanation(ofPage: $1) }
    }
  }
}
