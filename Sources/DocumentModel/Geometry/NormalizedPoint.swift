public import Foundation

/// A position in an image, from 0 to 1 in both directions, origin at the lower left.
public struct NormalizedPoint: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The position as a point.
  public let cgPoint: CGPoint

  /// Makes a point from its two coordinates.
  public init(x: CGFloat, y: CGFloat) { cgPoint = CGPoint(x: x, y: y) }

  /// Makes a point from one that is normalised already.
  public init(normalizedPoint: CGPoint) { cgPoint = normalizedPoint }

  /// Makes a point from a pixel position with the origin at the lower left.
  ///
  /// An image side of zero gives zero.
  public init(imagePoint: CGPoint, in imageSize: CGSize) {
    self.init(
      x: imageSize.width == 0 ? 0 : imagePoint.x / imageSize.width,
      y: imageSize.height == 0 ? 0 : imagePoint.y / imageSize.height)
  }

  /// Makes a point from a pixel position, normalised to a part of the image.
  ///
  /// The part's lower left corner becomes zero and its upper right corner one.
  public init(
    imagePoint: CGPoint, in imageSize: CGSize, normalizedTo regionOfInterest: NormalizedRect
  ) {
    let whole = NormalizedPoint(imagePoint: imagePoint, in: imageSize)
    let region = regionOfInterest
    self.init(
      x: region.width == 0 ? 0 : (whole.x - region.origin.x) / region.width,
      y: region.height == 0 ? 0 : (whole.y - region.origin.y) / region.height)
  }

  /// The lower left corner of the image.
  public static var zero: NormalizedPoint { NormalizedPoint(x: 0, y: 0) }

  /// The distance from the left edge, as a share of the width.
  public var x: CGFloat { cgPoint.x }

  /// The distance from the bottom edge, as a share of the height.
  public var y: CGFloat { cgPoint.y }

  /// The pixel position in an image of the given size, counted from the given corner.
  public func toImageCoordinates(
    _ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
  ) -> CGPoint {
    let vertical = origin == .lowerLeft ? y : 1 - y
    return CGPoint(x: x * imageSize.width, y: vertical * imageSize.height)
  }

  /// The pixel position of a point that is normalised to a part of the image.
  public func toImageCoordinates(
    from regionOfInterest: NormalizedRect, imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
  ) -> CGPoint {
    NormalizedPoint(
      x: regionOfInterest.origin.x + x * regionOfInterest.width,
      y: regionOfInterest.origin.y + y * regionOfInterest.height
    ).toImageCoordinates(imageSize, origin: origin)
  }

  /// The same position counted from the opposite horizontal edge.
  public func verticallyFlipped() -> NormalizedPoint { NormalizedPoint(x: x, y: 1 - y) }

  /// The coordinates as text.
  public var description: String { "(\(x), \(y))" }
}
