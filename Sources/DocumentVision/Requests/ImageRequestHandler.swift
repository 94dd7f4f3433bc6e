public import DocumentModel
public import Foundation

/// Performs requests on one image.
public final class ImageRequestHandler: Sendable {
  private let source: ImageSource
  private let orientation: CGImagePropertyOrientation?

  /// Makes a handler for an image file, which is read when a request is performed.
  public init(_ imageURL: URL, orientation: CGImagePropertyOrientation? = nil) {
    source = .file(imageURL)
    self.orientation = orientation
  }

  /// Makes a handler for an encoded image in memory.
  public init(_ data: Data, orientation: CGImagePropertyOrientation? = nil) {
    source = .data(data)
    self.orientation = orientation
  }

  /// Performs a request.
  ///
  /// Throws what the request throws, and ``VisionError/unsupportedRequest(_:)`` for a request that
  /// doesn't look at images.
  @concurrent
  public func perform<T: VisionRequest>(_ request: T) async throws -> T.Result {
    guard let imageRequest = request as? any ImageProcessingRequest,
      let result = try await performOpened(imageRequest) as? T.Result
    else { throw VisionError.unsupportedRequest("\(request) doesn't look at images.") }
    return result
  }

  /// Performs several requests one after another and gives their results in the same order.
  ///
  /// Throws what the first failing request throws.
  @concurrent
  public func perform<each T: VisionRequest>(
    _ request: repeat each T
  ) async throws -> (repeat (each T).Result) {
    (repeat try await perform(each request))
  }

  /// Performs several requests and gives their results as they come, failures included.
  ///
  /// A failing request gives ``VisionResult/error(_:_:)`` and the rest goes on.
  public func performAll(
    _ requests: some Collection<any VisionRequest>
  ) -> some AsyncSequence<VisionResult, Never> & Sendable {
    let requests = Array(requests)
    return AsyncStream { continuation in
      let task = Task {
        for request in requests { continuation.yield(await self.result(of: request)) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func performOpened(_ request: some ImageProcessingRequest) async throws -> Any {
    switch source {
    case .file(let url): try await request.perform(on: url, orientation: orientation)
    case .data(let data): try await request.perform(on: data, orientation: orientation)
    }
  }

  private func result(of request: any VisionRequest) async -> VisionResult {
    guard let request = request as? RecognizeDocumentsRequest else {
      return .error(request, VisionError.unsupportedRequest("\(request) is not known."))
    }
    do {
      return .recognizeDocuments(request, try await perform(request))
    } catch {
      return .error(request, error)
    }
  }
}

/// What one of several requests gave.
public enum VisionResult: Sendable {
  /// The documents that were recognised.
  case recognizeDocuments(RecognizeDocumentsRequest, [DocumentObservation])
  /// The request failed.
  case error(any VisionRequest, any Error)
}
