public import Foundation

/// An upright rectangle in an image, from 0 to 1 in both directions, origin at the lower left.
public struct NormalizedRect: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The rectangle as a Core Graphics value.
  public let cgRect: CGRect

  /// Makes a rectangle from its lower left corner and its size.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    cgRect = CGRect(x: x, y: y, width: width, height: height)
  }

  /// Makes a rectangle from one that is normalised already.
  public init(normalizedRect: CGRect) { cgRect = normalizedRect }

  /// Makes a rectangle from pixels with the origin at the lower left.
  ///
  /// An image side of zero gives zero.
  public init(imageRect: CGRect, in imageSize: CGSize) {
    self.init(imageRect: imageRect, in: imageSize, normalizedTo: .fullImage)
  }

  /// Makes a rectangle from pixels, normalised to a part of the image.
  ///
  /// The part's lower left corner becomes zero and its upper right corner one.
  public init(
    imageRect: CGRect, in imageSize: CGSize, normalizedTo regionOfInterest: NormalizedRect
  ) {
    let low = NormalizedPoint(
      imagePoint: CGPoint(x: imageRect.minX, y: imageRect.minY), in: imageSize,
      normalizedTo: regionOfInterest)
    let high = NormalizedPoint(
      imagePoint: CGPoint(x: imageRect.maxX, y: imageRect.maxY), in: imageSize,
      normalizedTo: regionOfInterest)
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The whole image.
  public static var fullImage: NormalizedRect { NormalizedRect(x: 0, y: 0, width: 1, height: 1) }

  /// The lower left corner.
  public var origin: CGPoint { cgRect.origin }
  /// The width as a share of the image's.
  public var width: CGFloat { cgRect.width }
  /// The height as a share of the image's.
  public var height: CGFloat { cgRect.height }

  /// The rectangle in pixels of an image of the given size, counted from the given corner.
  public func toImageCoordinates(
    _ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
  ) -> CGRect {
    let bottom = origin == .lowerLeft ? cgRect.minY : 1 - cgRect.maxY
    return CGRect(
      x: cgRect.minX * imageSize.width, y: bottom * imageSize.height,
      width: width * imageSize.width, height: height * imageSize.height)
  }

  /// The pixels of a rectangle that is normalised to a part of the image.
  public func toImageCoordinates(
    from regionOfInterest: NormalizedRect, imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
  ) -> CGRect {
    NormalizedRect(
      x: regionOfInterest.origin.x + cgRect.minX * regionOfInterest.width,
      y: regionOfInterest.origin.y + cgRect.minY * regionOfInterest.height,
      width: width * regionOfInterest.width, height: height * regionOfInterest.height
    ).toImageCoordinates(imageSize, origin: origin)
  }

  /// The same rectangle counted from the opposite horizontal edge.
  public func verticallyFlipped() -> NormalizedRect {
    NormalizedRect(x: cgRect.minX, y: 1 - cgRect.maxY, width: width, height: height)
  }

  /// Whether the point lies in the rectangle, edges included.
  public func contains(_ point: NormalizedPoint) -> Bool {
    cgRect.minX <= point.x && point.x <= cgRect.maxX && cgRect.minY <= point.y
      && point.y <= cgRect.maxY
  }

  /// The corner and size as text.
  public var description: String {
    "(x: \(cgRect.minX), y: \(cgRect.minY), width: \(width), height: \(height))"
  }
}
