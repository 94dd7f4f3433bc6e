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
  ///   - layers: What is drawn; layers that only explanations have are empty.
  /// - Returns: A PNG file's bytes.
  /// - Throws: ``VisionError`` where the image can't be read or has no such page.
  @concurrent
  public func overlay(
    over source: ImageSource, orientation: CGImagePropertyOrientation? = nil,
    limits: ImageLimits = ImageLimits(), layers: Set<OverlayLayer> = OverlayLayer.found
  ) async throws -> Data {
    try await OverlayPNG(shapes: FoundShapes(self).shapes, layers: layers).data(
      over: source, pageNumber: pageNumber, orientation: orientation, limits: limits)
  }

  /// What was found as an SVG file, one group for each layer.
  ///
  /// Groups have the layers' names as identifiers, so that a reader can hide them; shapes have
  /// titles. Needs no image library.
  ///
  /// - Parameters:
  ///   - picture: What lies below the layers.
  ///   - layers: What is drawn; layers that only explanations have are empty.
  /// - Returns: The file's text.
  public func svgOverlay(
    over picture: OverlayPicture = .none, layers: Set<OverlayLayer> = OverlayLayer.found
  ) -> String {
    OverlaySVG(shapes: FoundShapes(self).shapes, size: imageSize, layers: layers)
      .text(over: picture)
  }
}

extension DocumentExplanation {
  /// The page's picture with what was found and what was considered drawn over it, as PNG data.
  ///
  /// - Parameters:
  ///   - source: The image that the explanation came from.
  ///   - orientation: The orientation it was recognised in; `nil` applies what the image states.
  ///   - limits: How large the image may be.
  ///   - layers: What is drawn.
  /// - Returns: A PNG file's bytes.
  /// - Throws: ``VisionError`` where the image can't be read or has no such page.
  @concurrent
  public func overlay(
    over source: ImageSource, orientation: CGImagePropertyOrientation? = nil,
    limits: ImageLimits = ImageLimits(), layers: Set<OverlayLayer> = OverlayLayer.considered
  ) async throws -> Data {
    try await OverlayPNG(shapes: overlayShapes, layers: layers).data(
      over: source, pageNumber: observation.pageNumber, orientation: orientation, limits: limits)
  }

  /// What was found and what was considered as an SVG file, one group for each layer.
  ///
  /// - Parameters:
  ///   - picture: What lies below the layers.
  ///   - layers: What is drawn.
  /// - Returns: The file's text.
  public func svgOverlay(
    over picture: OverlayPicture = .none, layers: Set<OverlayLayer> = OverlayLayer.considered
  ) -> String {
    OverlaySVG(shapes: overlayShapes, size: observation.imageSize, layers: layers)
      .text(over: picture)
  }

  private var overlayShapes: [OverlayShape] {
    ConsideredShapes(self).shapes + FoundShapes(observation).shapes
  }
}
