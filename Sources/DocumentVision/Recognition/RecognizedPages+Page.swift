public import DocumentModel

extension RecognizedPages {
  /// Recognises one page alone, without those before it.
  ///
  /// Opens the file anew.
  ///
  /// - Parameter number: The page's number, from 1.
  /// - Returns: What was understood of the page.
  /// - Throws: ``VisionError/outOfBoundsError(_:)`` where the file has no such page, and what
  ///   iterating throws.
  @concurrent
  public func page(_ number: Int) async throws -> DocumentObservation {
    let index = number > 0 ? number - 1 : -1
    return try await OpenedDocument(self).observation(ofPage: index)
  }

  /// Reads the words and marks of the first page, as layout gets them.
  @concurrent
  package func firstWordPage() async throws -> WordPage {
    try await OpenedDocument(self).words(ofPage: 0)
  }
}
