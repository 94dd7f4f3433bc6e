public import DocumentModel
public import Foundation

/// A request that finds the structure of a document: title, paragraphs, lists, tables and data.
///
///     let observations = try await RecognizeDocumentsRequest().perform(on: imageURL)
///     let table = observations.first?.document.tables.first
///
/// Performing it gives one observation; for files of several pages the one of the first page, and
/// ``recognizeDocuments(at:request:orientation:using:progress:)`` for all of them.
public struct RecognizeDocumentsRequest: ImageProcessingRequest {
  /// One observation for the page.
  public typealias Result = [DocumentObservation]
  /// The revisions of the request.
  public typealias Revision = RecognizeDocumentsRevision

  /// The revisions that this library knows.
  public static let supportedRevisions: [Revision] = [.revision1]

  /// The revision in use.
  public let revision: Revision
  /// The part of the image to look at, normalised, origin at the lower left; by default all of it.
  public var regionOfInterest = NormalizedRect.fullImage
  /// How text is read.
  public var textRecognitionOptions = TextRecognitionOptions()
  /// How barcodes are read.
  public var barcodeDetectionOptions = BarcodeDetectionOptions()

  /// Makes a request with default options; `nil` means the newest revision.
  public init(_ revision: Revision? = nil) {
    self.revision = revision ?? .revision1
  }

  /// The kind of request, with its revision.
  public var descriptor: RequestDescriptor { .recognizeDocumentsRequest(revision) }

  /// The languages that can be read on this machine now: those whose data is installed.
  ///
  /// Looks at the language folders on each call.
  public var supportedRecognitionLanguages: [Locale.Language] {
    DocumentRecognizer.shared.installedLanguages
  }

  /// The kinds of barcode that can be read: none for now.
  public var supportedBarcodeSymbologies: [BarcodeSymbology] { [] }

  /// The request's kind and revision.
  public var description: String { "RecognizeDocumentsRequest(\(revision))" }

  /// Recognises the first page of an image file.
  ///
  /// Throws ``VisionError`` where the file can't be read, is no image, is larger than allowed, or a
  /// language is missing, and `CancellationError` when the task is cancelled.
  @concurrent
  public func perform(
    on url: URL, orientation: CGImagePropertyOrientation?
  ) async throws -> [DocumentObservation] {
    [try await recognizeDocument(at: url, request: self, orientation: orientation)]
  }

  /// Recognises the first page of an encoded image in memory.
  ///
  /// Throws as ``perform(on:orientation:)-(URL,_)`` does.
  @concurrent
  public func perform(
    on data: Data, orientation: CGImagePropertyOrientation?
  ) async throws -> [DocumentObservation] {
    [try await recognizeDocument(in: data, request: self, orientation: orientation)]
  }
}
