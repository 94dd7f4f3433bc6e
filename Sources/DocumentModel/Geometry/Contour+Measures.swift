import Foundation

extension ContoursObservation.Contour {
  /// Whether the point lies inside the outline, by the even-odd rule.
  ///
  /// Stands in for a path's `contains`. A point on an edge may fall on either side. Linear in the
  /// number of corners.
  public func contains(_ point: NormalizedPoint) -> Bool {
    var isInside = false
    for (a, b) in edges where (a.y > point.y) != (b.y > point.y) {
      let crossing = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if point.x < crossing { isInside.toggle() }
    }
    return isInside
  }

  /// The area of the region as a share of the image.
  ///
  /// With `useOrientedArea`, outlines that run clockwise count as negative.
  public func calculateArea(useOrientedArea: Bool) -> Double {
    let doubled = edges.reduce(0.0) { sum, edge in
      sum + Double(edge.0.x * edge.1.y - edge.1.x * edge.0.y)
    }
    return useOrientedArea ? doubled / 2 : abs(doubled) / 2
  }

  /// The length of the outline in normalised units.
  public func calculatePerimeter() -> Double {
    edges.reduce(0.0) { sum, edge in
      sum + Double(hypot(edge.1.x - edge.0.x, edge.1.y - edge.0.y))
    }
  }

  /// The outlines' corners put together by their convex hull, running clockwise from the leftmost.
  ///
  /// Gives ``empty`` for no outlines. Method: A. M. Andrew, "Another efficient algorithm for convex
  /// hulls in two dimensions", 1979. O(n log n) in the number of corners.
  public static func hull(of outlines: some Sequence<Self>) -> Self {
    let sorted = Set(outlines.flatMap(\.points)).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return Self(points: sorted) }
    let upper = chain(sorted)
    let lower = chain(sorted.reversed())
    return Self(points: upper.dropLast() + lower.dropLast())
  }

  private static func chain(_ points: [NormalizedPoint]) -> [NormalizedPoint] {
    var chain: [NormalizedPoint] = []
    for point in points {
      while let last = chain.last, let previous = chain.dropLast().last,
        (last.x - previous.x) * (point.y - previous.y)
          - (last.y - previous.y) * (point.x - previous.x) >= 0
      {
        chain.removeLast()
      }
      chain.append(point)
    }
    return chain
  }

  private var edges: Zip2Sequence<[NormalizedPoint], [NormalizedPoint]> {
    zip(points, Array(points.dropFirst()) + points.prefix(1))
  }
}

extension ContoursObservation.Contour {
  /// The box round several outlines as an outline; ``empty`` where they have no points.
  ///
  /// Outlines that are all upright rectangles give their common box, others their convex hull.
  package static func enclosing(_ outlines: [Self]) -> Self {
    if outlines.count == 1 { return outlines[0] }
    let points = outlines.flatMap(\.points)
    guard !points.isEmpty else { return .empty }
    return outlines.allSatisfy(\.isUprightBox)
      ? Self(Self(points: points).boundingBox) : hull(of: outlines)
  }

  private var isUprightBox: Bool {
    points.isEmpty || self == Self(boundingBox)
  }
}
