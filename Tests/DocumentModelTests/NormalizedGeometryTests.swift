import DocumentModel
import Foundation
import Testing

@Suite("Geometry of the image")
struct NormalizedGeometryTests {
  private let size = CGSize(width: 200, height: 100)

  @Test("rectangles convert to pixels from either corner, and back")
  func rectangles() {
    let rect = NormalizedRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
    #expect(rect.toImageCoordinates(size) == CGRect(x: 50, y: 50, width: 100, height: 25))
    #expect(
      rect.toImageCoordinates(size, origin: .upperLeft)
        == CGRect(x: 50, y: 25, width: 100, height: 25))
    #expect(NormalizedRect(imageRect: rect.toImageCoordinates(size), in: size) == rect)
    #expect(rect.verticallyFlipped() == NormalizedRect(x: 0.25, y: 0.25, width: 0.5, height: 0.25))
    #expect(rect.verticallyFlipped().verticallyFlipped() == rect)
  }

  @Test("rectangles and points relate to a part of the image")
  func regionsOfInterest() {
    let part = NormalizedRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    let inner = NormalizedRect(
      imageRect: CGRect(x: 100, y: 50, width: 50, height: 25), in: size, normalizedTo: part)
    #expect(inner == NormalizedRect(x: 0, y: 0, width: 0.5, height: 0.5))
    #expect(
      inner.toImageCoordinates(from: part, imageSize: size)
        == CGRect(x: 100, y: 50, width: 50, height: 25))
    let point = NormalizedPoint(imagePoint: CGPoint(x: 150, y: 75), in: size, normalizedTo: part)
    #expect(point == NormalizedPoint(x: 0.5, y: 0.5))
    #expect(
      point.toImageCoordinates(from: part, imageSize: size, origin: .upperLeft)
        == CGPoint(x: 150, y: 25))
  }

  @Test("an image without a size gives zero, not a trap")
  func noSize() {
    #expect(NormalizedPoint(imagePoint: CGPoint(x: 5, y: 5), in: .zero) == .zero)
    let rect = NormalizedRect(imageRect: CGRect(x: 1, y: 1, width: 1, height: 1), in: .zero)
    #expect(rect == NormalizedRect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test("a point lies in an outline by the even-odd rule")
  func containment() {
    let corner = NormalizedRegion(points: [
      .init(x: 0, y: 1), .init(x: 1, y: 1), .init(x: 1, y: 0), .init(x: 0.5, y: 0),
      .init(x: 0.5, y: 0.5), .init(x: 0, y: 0.5),
    ])
    #expect(corner.contains(.init(x: 0.25, y: 0.75)))
    #expect(corner.contains(.init(x: 0.75, y: 0.25)))
    #expect(!corner.contains(.init(x: 0.25, y: 0.25)))
    #expect(!NormalizedRegion.empty.contains(.zero))
    #expect(abs(corner.calculateArea(useOrientedArea: false) - 0.75) < 1e-12)
    #expect(corner.calculateArea(useOrientedArea: true) < 0)
    #expect(corner.calculatePerimeter() == 4)
    #expect(corner.boundingBox == .fullImage && corner.boundingQuad.boundingBox == .fullImage)
  }

  @Test("a hull holds the corners of all outlines and nothing dented")
  func hulls() {
    let boxes = [
      NormalizedRegion(NormalizedRect(x: 0, y: 0, width: 0.1, height: 0.1)),
      NormalizedRegion(NormalizedRect(x: 0.9, y: 0.9, width: 0.1, height: 0.1)),
    ]
    let hull = NormalizedRegion.hull(of: boxes)
    #expect(hull.pointCount == 6)
    #expect(hull.contains(.init(x: 0.5, y: 0.5)) && !hull.contains(.init(x: 0.9, y: 0.1)))
    #expect(NormalizedRegion.enclosing(boxes).boundingBox == .fullImage)
    #expect(NormalizedRegion.enclosing([]) == .empty)
    #expect(NormalizedRegion.hull(of: [NormalizedRegion]()) == .empty)
  }
}
