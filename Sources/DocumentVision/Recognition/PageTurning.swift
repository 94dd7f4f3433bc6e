/// The way through the pages of a file, which is opened when the first one is asked for.
struct PageTurning {
  private let pages: RecognizedPages
  private var document: OpenedDocument?
  private var nextPage = 0
  private var hasFailed = false

  init(_ pages: RecognizedPages) { self.pages = pages }

  /// Reads the next page; `nil` after the last, and after a failure.
  @concurrent
  mutating func next<Page: Sendable>(
    _ read: @Sendable (OpenedDocument, Int) async throws -> Page
  ) async throws -> Page? {
    guard !hasFailed else { return nil }
    do {
      let document =
        if let document { document } else { try await OpenedDocument(pages) }
      self.document = document
      guard nextPage < document.pageCount else { return nil }
      let page = try await read(document, nextPage)
      nextPage += 1
      return page
    } catch {
      hasFailed = true
      throw error
    }
  }
}
