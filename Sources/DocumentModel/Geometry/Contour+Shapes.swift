public import Foundation

/// A circle in the normalised image.
public struct NormalizedCircle: Codable, Hashable, Sendable {
  /// The centre, origin at the lower left.
  public let center: NormalizedPoint
  /// The radius in normalised units.
  public let radius: CGFloat

  /// Makes a circle.
  public init(center: NormalizedPoint, radius: CGFloat) {
    self.center = center
    self.radius = radius
  }
}

extension ContoursObservation.Contour {
  /// A circle that holds every corner of the outline, at most a twentieth wider than the smallest.
  ///
  /// Gives a circle of radius zero for no points. Method: J. Ritter, "An efficient bounding
  /// sphere", Graphics Gems, 1990. Linear.
  public func boundingCircle() -> NormalizedCircle {
    guard let first = points.first else { return NormalizedCircle(center: .zero, radius: 0) }
    func distance(_ a: NormalizedPoint, _ b: NormalizedPoint) -> CGFloat {
      hypot(a.x - b.x, a.y - b.y)
    }
    func farthest(from point: NormalizedPoint) -> NormalizedPoint {
      points.max { distance(point, $0) < distance(point, $1) } ?? point
    }
    let start = farthest(from: first)
    let end = farthest(from: start)
    var center = NormalizedPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    var radius = distance(start, end) / 2
    for point in points {
      let reach = distance(center, point)
      guard reach > radius else { continue }
      let grown = (radius + reach) / 2
      let shift = (reach - grown) / reach
      center = NormalizedPoint(
        x: center.x + (point.x - center.x) * shift, y: center.y + (point.y - center.y) * shift)
      radius = grown
    }
    return NormalizedCircle(center: center, radius: radius)
  }

  /// The outline with corners left out that lie within a distance of the remaining sides.
  ///
  /// `epsilon` is the largest distance of a left-out corner, in normalised units. Throws
  /// ``VisionError/invalidArgument(_:)`` for a negative or not-a-number distance.
  /// Method: D. Douglas and T. Peucker, 1973. Quadratic in the number of corners at worst.
  public func polygonApproximation(epsilon: Float) throws -> Self {
    guard epsilon >= 0 else {
      throw VisionError.invalidArgument("epsilon must be zero or more, not \(epsilon).")
    }
    guard points.count > 3 else { return self }
    var keeps = Set([0, points.count - 1])
    var pending = [0...(points.count - 1)]
    while let range = pending.popLast() {
      let (start, end) = (points[range.lowerBound], points[range.upperBound])
      let inner = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound)
      let reach = inner.map { ($0, points[$0].distance(fromLine: start, end)) }
      guard let (index, most) = reach.max(by: { $0.1 < $1.1 }), most > CGFloat(epsilon) else {
        continue
      }
      keeps.insert(index)
      pending += [range.lowerBound...index, index...range.upperBound]
    }
    return Self(points: keeps.sorted().map { points[$0] })
  }
}

extension NormalizedPoint {
  /// The distance from the straight line through two points, or from them where they coincide.
  fileprivate func distance(fromLine a: NormalizedPoint, _ b: NormalizedPoint) -> CGFloat {
    let length = hypot(b.x - a.x, b.y - a.y)
    guard length > 0 else { return hypot(x - a.x, y - a.y) }
    return abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) / length
  }
}
