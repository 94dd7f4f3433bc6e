public import DocumentModel
public import Foundation

#if Tesseract
  internal import PageImaging
#endif

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
    #if Tesseract
      try VisionError.translating {
        let page = try ImageFile(source, limits: limits)
          .page(at: pageNumber - 1, orientation: orientation)
        return try PageOverlay(shapes: OverlayDrawing(self).shapes).png(over: page)
      }
    #else
      throw VisionError.dataUnavailable(
        "Pictures can't be drawn in this build. Turn the package trait \"Tesseract\" on.")
    #endif
  }
}
