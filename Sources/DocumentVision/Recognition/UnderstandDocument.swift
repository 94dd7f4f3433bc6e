public import DocumentModel

/// Makes a document of words that any recogniser read.
///
/// The way in for engines of your own and for stored pages: needs no image and no C library, and
/// never fails. A page without words gives an observation with an empty container. n log n in words
/// and ruling lines.
///
/// - Parameters:
///   - page: The words and marks of the page.
///   - request: What to look for; of its options `minimumTextHeightFraction` acts, since the words
///     are read already.
/// - Returns: What was understood of the page.
public func understandDocument(
  from page: WordPage, request: RecognizeDocumentsRequest = RecognizeDocumentsRequest()
) -> DocumentObservation {
  PageUnderstanding(request: request).observation(of: page)
}
