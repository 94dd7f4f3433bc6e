public import DocumentModel
public import Foundation

extension DocumentObservation {
  /// The page's picture with what was found drawn over it, as PNG data.
  ///
  /// Cells, lines and detected data are outlined in colours of their own.
  ///
  /// - Parameters:
  ///   - source: The image that the observation came from.
  ///   - orientation: The orientation it was recognised in; `nil` applies what the image states.
  ///   - limits: How large the image may be.
  /// - Returns: A PNG file's bytes.
  /// - Throws: ``VisionError`` where the image can't be read or has no such page.
  @concurrent
  public func overlay(
    over source: ImageSource, orientation: CGImagePropertyOrientation? = nil,
    limits: ImageLimits = ImageLimits()
  ) async throws -> Data {
    throw VisionError.dataUnavailable("no imaging")
  }
}
