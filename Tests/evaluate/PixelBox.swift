import DocumentVision
import Foundation

/// An upright box in pixels of the displayed image, origin at the top left.
struct PixelBox: Encodable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// Writes `[left, top, right, bottom]`.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [left, top, right, bottom] { try values.encode(value) }
  }

  /// The box round several boxes; `nil` round none.
  init?(around boxes: some Sequence<PixelBox>) {
    var boxes = boxes.makeIterator()
    guard var box = boxes.next() else { return nil }
    while let next = boxes.next() {
      box.left = min(box.left, next.left)
      box.top = min(box.top, next.top)
      box.right = max(box.right, next.right)
      box.bottom = max(box.bottom, next.bottom)
    }
    self = box
  }

  /// The box round an outline, to a tenth of a pixel; `nil` round nothing.
  init?(_ region: NormalizedRegion, in size: CGSize) {
    guard !region.points.isEmpty else { return nil }
    let box = region.boundingBox.toImageCoordinates(size, origin: .upperLeft)
    let sides = [box.minX, box.minY, box.maxX, box.maxY].map { Self.rounded(Double($0)) }
    guard sides.allSatisfy(\.isFinite) else { return nil }
    (left, top, right, bottom) = (sides[0], sides[1], sides[2], sides[3])
  }

  /// The box round the words of a text; `nil` without any.
  init?(wordsOf text: DocumentObservation.Container.Text, in size: CGSize) {
    let words = text.words ?? text.lines
    self.init(around: words.compactMap { PixelBox($0.boundingRegion, in: size) })
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
