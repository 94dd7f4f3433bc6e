public import DocumentModel
public import Foundation

#if Tesseract
  internal import PageImaging
#endif

/// The picture below the layers of an SVG overlay.
public enum OverlayPicture: Hashable, Sendable {
  /// None: the layers alone.
  case none
  /// A picture that lies elsewhere, by its address as the SVG file sees it.
  case linked(String)
  /// A picture within the file.
  case embedded(Data, mediaType: String)

  /// A page's picture as displayed, as PNG within the file.
  ///
  /// - Parameters:
  ///   - source: The image.
  ///   - pageNumber: The page's number, from 1.
  ///   - orientation: The orientation it was recognised in; `nil` applies what the image states.
  ///   - limits: How large the image may be.
  /// - Returns: The picture.
  /// - Throws: ``VisionError`` where the image can't be read or has no such page.
  @concurrent
  public static func embedding(
    _ source: ImageSource, pageNumber: Int = 1, orientation: CGImagePropertyOrientation? = nil,
    limits: ImageLimits = ImageLimits()
  ) async throws -> OverlayPicture {
    #if Tesseract
      try VisionError.translating {
        let page = try ImageFile(source, limits: limits)
          .page(at: pageNumber - 1, orientation: orientation)
        return .embedded(try page.png(), mediaType: "image/png")
      }
    #else
      throw VisionError.dataUnavailable(
        "Pictures can't be read in this build. Turn the package trait \"Tesseract\" on.")
    #endif
  }

  /// The address that SVG names it by.
  var address: String? {
    switch self {
    case .none: nil
    case .linked(let address): address
    case .embedded(let data, let mediaType):
      "data:\(mediaType);base64,\(data.base64EncodedString())"
    }
  }
}
