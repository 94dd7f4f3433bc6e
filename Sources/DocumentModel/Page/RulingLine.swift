/// A drawn straight line that parts cells, rows or sections.
public struct RulingLine: Codable, Hashable, Sendable {
  /// The axis the line runs along.
  public var axis: Axis
  /// The extent along the axis, in pixels of the upright page.
  public var span: Interval
  /// The position of the line's middle across the axis.
  public var position: Double
  /// The line's thickness in pixels.
  public var thickness: Double
  /// How the line is drawn.
  public var stroke: Stroke

  /// Makes a ruling line.
  public init(
    axis: Axis, span: Interval, position: Double, thickness: Double, stroke: Stroke = .solid
  ) {
    self.axis = axis
    self.span = span
    self.position = position
    self.thickness = thickness
    self.stroke = stroke
  }

  /// The line's box on the page.
  public var box: PageRect {
    let across = Interval(position - thickness / 2, position + thickness / 2)
    return axis == .horizontal ? PageRect(x: span, y: across) : PageRect(x: across, y: span)
  }

  /// How a ruling line is drawn.
  public enum Stroke: String, Codable, Hashable, Sendable {
    /// One unbroken line.
    case solid
    /// A row of dots or dashes.
    case dotted
    /// Two lines close together, taken as one.
    case double
  }
}

/// One of the two directions on a page.
public enum Axis: String, Codable, Hashable, Sendable {
  /// Left to right.
  case horizontal
  /// Top to bottom.
  case vertical
}

/// A row of dots or strokes that leads the eye from one text to another, as in a contents page.
public struct Leader: Codable, Hashable, Sendable {
  /// The box of the whole row.
  public var box: PageRect

  /// Makes a leader.
  public init(box: PageRect) { self.box = box }
}

/// An area of even colour behind text: a header band, a shaded row, a shaded box.
public struct Fill: Codable, Hashable, Sendable {
  /// The filled area.
  public var box: PageRect
  /// The mean lightness of the fill, 0 (black) to 1 (white).
  public var lightness: Double

  /// Makes a fill.
  public init(box: PageRect, lightness: Double) {
    self.box = box
    self.lightness = lightness
  }
}

/// A small drawn square or circle that can be ticked.
public struct DrawnBox: Codable, Hashable, Sendable {
  /// The outline's box.
  public var box: PageRect
  /// Whether there is a mark in it, where known.
  public var isTicked: Bool?
  /// The share of the area within the outline that is ink, 0…1, where known.
  public var inkShare: Double?

  /// Makes a box.
  public init(box: PageRect, isTicked: Bool? = nil, inkShare: Double? = nil) {
    self.box = box
    self.isTicked = isTicked
    self.inkShare = inkShare
  }
}
