public import Foundation

/// The family of outlines found in an image; here the home of ``Contour``.
public enum ContoursObservation {
  /// The outline of a region: a closed polygon in the normalised image, origin at the lower left.
  ///
  /// The points go once round the region. An outline of fewer than three points has no inside.
  public struct Contour: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The corners in order round the region.
    public var points: [NormalizedPoint]

    /// Makes an outline from its corners.
    public init(points: [NormalizedPoint]) { self.points = points }

    /// Makes the outline of an upright rectangle.
    public init(_ rect: NormalizedRect) {
      let box = rect.cgRect
      self.init(points: [
        NormalizedPoint(x: box.minX, y: box.maxY), NormalizedPoint(x: box.maxX, y: box.maxY),
        NormalizedPoint(x: box.maxX, y: box.minY), NormalizedPoint(x: box.minX, y: box.minY),
      ])
    }

    /// The outline of nothing.
    public static let empty = Contour(points: [])

    /// The corners as pairs of single-precision numbers.
    public var normalizedPoints: [SIMD2<Float>] {
      points.map { SIMD2(Float($0.x), Float($0.y)) }
    }

    /// The number of corners.
    public var pointCount: Int { points.count }

    /// The smallest upright rectangle round the outline; empty at zero for no points.
    public var boundingBox: NormalizedRect {
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let low = ys.min(), let high = ys.max()
      else { return NormalizedRect(x: 0, y: 0, width: 0, height: 0) }
      return NormalizedRect(x: left, y: low, width: right - left, height: high - low)
    }

    /// Four corners that hold the region.
    ///
    /// These are the outline's own corners where it has four, else those of ``boundingBox``.
    public var boundingQuad: RectangleObservation {
      let corners = points.count == 4 ? points : Contour(boundingBox).points
      return RectangleObservation(
        topLeft: corners[0], topRight: corners[1], bottomRight: corners[2],
        bottomLeft: corners[3])
    }

    /// The width of the bounding box over its height; zero without a height.
    public var aspectRatio: Float {
      let box = boundingBox
      return box.height == 0 ? 0 : Float(box.width / box.height)
    }

    /// The position of the outline among its siblings: always the first.
    public var indexPath: IndexPath { IndexPath(index: 0) }

    /// Outlines inside this one: a region has none.
    public var childContours: [Contour] { [] }

    /// The corners as text.
    public var description: String {
      "[" + points.map(\.description).joined(separator: ", ") + "]"
    }
  }
}
