import DocumentModel
import Foundation

/// One outline or line to be drawn over the displayed image.
struct OverlayShape: Hashable, Sendable {
  var layer: OverlayLayer
  /// The corners in pixels of the displayed image, origin top left.
  var points: [PagePoint]
  var style: OverlayStyle
  /// What it stands for, for readers that can show it.
  var title: String

  init(
    _ layer: OverlayLayer, _ region: NormalizedRegion, in size: CGSize, _ style: OverlayStyle,
    title: String
  ) {
    self.layer = layer
    self.style = style
    self.title = title
    points = region.points.map { point in
      let pixel = point.toImageCoordinates(size, origin: .upperLeft)
      return PagePoint(x: pixel.x, y: pixel.y)
    }
  }
}

/// How a shape is drawn.
struct OverlayStyle: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  /// How often wider than the usual stroke.
  var weight = 1
  /// Whether the stroke is broken, where the drawing can do that.
  var isDashed = false

  static let fill = OverlayStyle(red: 190, green: 150, blue: 230)
  static let rule = OverlayStyle(red: 240, green: 140, blue: 0)
  static let leader = OverlayStyle(red: 240, green: 190, blue: 90)
  static let drawnBox = OverlayStyle(red: 200, green: 90, blue: 0)
  static let accepted = OverlayStyle(red: 0, green: 130, blue: 220, weight: 2)
  static let refused = OverlayStyle(red: 150, green: 150, blue: 150, isDashed: true)
  static let unsure = OverlayStyle(red: 200, green: 160, blue: 0, isDashed: true)
  static let gutter = OverlayStyle(red: 210, green: 0, blue: 200, weight: 2)
  static let line = OverlayStyle(red: 90, green: 160, blue: 230)
  static let cell = OverlayStyle(red: 30, green: 150, blue: 60)
  static let header = OverlayStyle(red: 0, green: 100, blue: 100)
  static let ticked = OverlayStyle(red: 140, green: 0, blue: 200, weight: 2)
  static let unticked = OverlayStyle(red: 140, green: 0, blue: 200)
  static let field = OverlayStyle(red: 170, green: 90, blue: 40)
  static let data = OverlayStyle(red: 220, green: 40, blue: 60)
}
