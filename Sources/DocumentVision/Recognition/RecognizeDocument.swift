public import DocumentModel
public import Foundation

/// Recognises the first page of an image file.
///
///     let observation = try await recognizeDocument(at: url)
///     print(observation.document.text.transcript)
///
/// A page without text gives an observation with an empty container.
///
/// - Parameters:
///   - url: The image file: PNG, JPEG, TIFF, BMP, WebP, PNM, GIF or JPEG 2000, told by its content.
///   - request: What to look for and how to read it.
///   - orientation: How the stored picture has to be turned; `nil` applies what the file states.
///   - recognizer: Who reads.
///   - progress: Is told when each stage begins, on no particular thread.
/// - Returns: What was understood of the page.
/// - Throws: ``VisionError`` where the file can't be read (`ioError`), is no image
///   (`invalidFormat`), is damaged or larger than allowed (`invalidImage`), a language is missing
///   or the library was built without a recogniser (`dataUnavailable`), or a time limit passed
///   (`timeout`); `CancellationError` when the task is cancelled.
@concurrent
public func recognizeDocument(
  at url: URL, request: RecognizeDocumentsRequest = RecognizeDocumentsRequest(),
  orientation: CGImagePropertyOrientation? = nil, using recognizer: DocumentRecognizer = .shared,
  progress: (@Sendable (RecognitionProgress) -> Void)? = nil
) async throws -> DocumentObservation {
  try await recognizeDocuments(
    at: url, request: request, orientation: orientation, using: recognizer,
    progress: progress
  ).first()
}

/// Recognises the first page of an encoded image in memory.
///
/// - Parameters:
///   - data: The encoded image, in any of the formats that files may have.
///   - request: What to look for and how to read it.
///   - orientation: How the stored picture has to be turned; `nil` applies what the data states.
///   - recognizer: Who reads.
///   - progress: Is told when each stage begins, on no particular thread.
/// - Returns: What was understood of the page.
/// - Throws: What ``recognizeDocument(at:request:orientation:using:progress:)`` throws.
@concurrent
public func recognizeDocument(
  in data: Data, request: RecognizeDocumentsRequest = RecognizeDocumentsRequest(),
  orientation: CGImagePropertyOrientation? = nil, using recognizer: DocumentRecognizer = .shared,
  progress: (@Sendable (RecognitionProgress) -> Void)? = nil
) async throws -> DocumentObservation {
  try await recognizeDocuments(
    in: data, request: request, orientation: orientation, using: recognizer,
    progress: progress
  ).first()
}

/// Recognises the pages of an image file one after another, as they are asked for.
///
///     for try await page in recognizeDocuments(at: url) { print(page.pageNumber) }
///
/// - Parameters:
///   - url: The image file; a TIFF may hold several pages, other formats hold one.
///   - request: What to look for and how to read it.
///   - orientation: How the stored pictures have to be turned; `nil` applies what the file states.
///   - recognizer: Who reads.
///   - progress: Is told when each stage begins, on no particular thread.
/// - Returns: The pages in order; iterating throws what
///   ``recognizeDocument(at:request:orientation:using:progress:)`` throws, and ends there.
public func recognizeDocuments(
  at url: URL, request: RecognizeDocumentsRequest = RecognizeDocumentsRequest(),
  orientation: CGImagePropertyOrientation? = nil, using recognizer: DocumentRecognizer = .shared,
  progress: (@Sendable (RecognitionProgress) -> Void)? = nil
) -> RecognizedPages {
  RecognizedPages(
    source: .file(url), request: request, orientation: orientation, recognizer: recognizer,
    progress: progress)
}

/// Recognises the pages of an encoded image in memory one after another, as they are asked for.
///
/// - Parameters:
///   - data: The encoded image.
///   - request: What to look for and how to read it.
///   - orientation: How the stored pictures have to be turned; `nil` applies what the data states.
///   - recognizer: Who reads.
///   - progress: Is told when each stage begins, on no particular thread.
/// - Returns: The pages in order; iterating throws what
///   ``recognizeDocument(at:request:orientation:using:progress:)`` throws, and ends there.
public func recognizeDocuments(
  in data: Data, request: RecognizeDocumentsRequest = RecognizeDocumentsRequest(),
  orientation: CGImagePropertyOrientation? = nil, using recognizer: DocumentRecognizer = .shared,
  progress: (@Sendable (RecognitionProgress) -> Void)? = nil
) -> RecognizedPages {
  RecognizedPages(
    source: .data(data), request: request, orientation: orientation, recognizer: recognizer,
    progress: progress)
}
