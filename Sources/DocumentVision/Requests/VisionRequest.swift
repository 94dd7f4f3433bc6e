public import DocumentModel
public import Foundation

/// Something that can be asked of an image.
public protocol VisionRequest: CustomStringConvertible, Hashable, Sendable {
  /// What performing the request gives.
  associatedtype Result
  /// The kind of request, with its revision.
  var descriptor: RequestDescriptor { get }
}

/// A request that looks at a still image.
public protocol ImageProcessingRequest: VisionRequest {
  /// The part of the image to look at, normalised, origin at the lower left.
  ///
  /// Results stay relative to the whole image.
  var regionOfInterest: NormalizedRect { get set }

  /// Performs the request on an image file.
  ///
  /// With `nil` the orientation that the file states is applied.
  func perform(on url: URL, orientation: CGImagePropertyOrientation?) async throws -> Result

  /// Performs the request on an encoded image in memory.
  ///
  /// With `nil` the orientation that the data states is applied.
  func perform(on data: Data, orientation: CGImagePropertyOrientation?) async throws -> Result
}

extension ImageProcessingRequest {
  /// Performs the request on an image file, in the orientation that it states.
  ///
  /// Throws what ``perform(on:orientation:)-(URL,_)`` throws.
  @concurrent
  public func perform(on url: URL) async throws -> Result {
    try await perform(on: url, orientation: nil)
  }

  /// Performs the request on an encoded image in memory, in the orientation that it states.
  ///
  /// Throws what ``perform(on:orientation:)-(Data,_)`` throws.
  @concurrent
  public func perform(on data: Data) async throws -> Result {
    try await perform(on: data, orientation: nil)
  }
}
