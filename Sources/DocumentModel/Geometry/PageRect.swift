/// A rectangle on the upright page, in pixels, with the origin at the top left and y growing
/// downwards.
///
/// The one rectangle type below the public tree; it is made of two ``Interval`` values that do its
/// arithmetic. Widths and heights are never negative.
public struct PageRect: Codable, Hashable, Sendable {
  /// The horizontal extent.
  public let x: Interval
  /// The vertical extent.
  public let y: Interval

  /// Makes a rectangle from its two extents.
  public init(x: Interval, y: Interval) {
    self.x = x
    self.y = y
  }

  /// Makes a rectangle from its edges; edges in the wrong order are swapped.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: Interval(left, right), y: Interval(top, bottom))
  }

  /// The left edge.
  public var left: Double { x.lower }
  /// The right edge.
  public var right: Double { x.upper }
  /// The top edge.
  public var top: Double { y.lower }
  /// The bottom edge.
  public var bottom: Double { y.upper }
  /// The width, never negative.
  public var width: Double { x.length }
  /// The height, never negative.
  public var height: Double { y.length }
  /// The area in square pixels.
  public var area: Double { width * height }
  /// The middle of the rectangle.
  public var center: PagePoint { PagePoint(x: x.center, y: y.center) }

  /// The smallest rectangle that holds both.
  public func union(_ other: PageRect) -> PageRect {
    PageRect(x: x.union(other.x), y: y.union(other.y))
  }

  /// The part that both cover, or `nil` where they lie apart.
  public func intersection(_ other: PageRect) -> PageRect? {
    guard let x = x.intersection(other.x), let y = y.intersection(other.y) else { return nil }
    return PageRect(x: x, y: y)
  }

  /// Whether the two rectangles share an area.
  public func overlaps(_ other: PageRect) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }

  /// Whether the other rectangle lies wholly within this one, edges included.
  public func contains(_ other: PageRect) -> Bool { x.contains(other.x) && y.contains(other.y) }

  /// Whether the point lies within the rectangle, edges included.
  public func contains(_ point: PagePoint) -> Bool { x.contains(point.x) && y.contains(point.y) }

  /// The area that both cover, in square pixels.
  public func overlapArea(_ other: PageRect) -> Double { x.overlap(other.x) * y.overlap(other.y) }

  /// The rectangle grown by a distance on every side; negative distances shrink it.
  public func expanded(by distance: Double) -> PageRect {
    PageRect(x: x.expanded(by: distance), y: y.expanded(by: distance))
  }

  /// The smallest rectangle that holds all the given ones.
  ///
  /// Returns `nil` for none. Linear.
  @inlinable
  public static func bounding(_ rects: some Sequence<PageRect>) -> PageRect? {
    var bounds: PageRect?
    for rect in rects { bounds = bounds?.union(rect) ?? rect }
    return bounds
  }
}

/// A position on the upright page, in pixels, origin at the top left.
public struct PagePoint: Codable, Hashable, Sendable {
  /// The distance from the left edge.
  public let x: Double
  /// The distance from the top edge.
  public let y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The size of a page in pixels; both sides are at least one.
public struct PageSize: Codable, Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Makes a size; sides below one are read as one.
  public init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
  }

  /// The whole page as a rectangle.
  public var bounds: PageRect {
    PageRect(left: 0, top: 0, right: Double(width), bottom: Double(height))
  }
}

extension PageSize {
  /// Reads a size; sides below one are read as one.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      width: try values.decode(Int.self, forKey: .width),
      height: try values.decode(Int.self, forKey: .height))
  }
}
