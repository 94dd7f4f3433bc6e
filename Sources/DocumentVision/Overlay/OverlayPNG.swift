import DocumentModel
import Foundation

#if Tesseract
  internal import PageImaging
#endif

/// Shapes drawn over a page's picture.
struct OverlayPNG {
  let shapes: [OverlayShape]
  let layers: Set<OverlayLayer>

  @concurrent
  func data(
    over source: ImageSource, pageNumber: Int, orientation: CGImagePropertyOrientation?,
    limits: ImageLimits
  ) async throws -> Data {
    #if Tesseract
      try VisionError.translating {
        let page = try ImageFile(source, limits: limits)
          .page(at: pageNumber - 1, orientation: orientation)
        let widthPerStroke = 800
        let stroke = max(1, page.width / widthPerStroke)
        let drawn = OverlayLayer.allCases.filter(layers.contains).flatMap { layer in
          shapes.filter { $0.layer == layer }.map { shape in
            PageOverlay.Shape(
              points: shape.points,
              color: PageOverlay.Color(
                red: shape.style.red, green: shape.style.green, blue: shape.style.blue),
              width: stroke * shape.style.weight)
          }
        }
        return try PageOverlay(shapes: drawn).png(over: page)
      }
    #else
      throw VisionError.dataUnavailable(
        "Pictures can't be drawn in this build. Turn the package trait \"Tesseract\" on.")
    #endif
  }
}
