import DocumentModel
import Foundation
import TestSupport
import Testing

@Suite("Geometry of the page")
struct PageGeometryTests {
  @Test("intervals keep their laws", arguments: 0..<200)
  func intervals(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func position() -> Double { Double(Int.random(in: -5...5, using: &random)) }
    let (a, b) = (Interval(position(), position()), Interval(position(), position()))
    #expect(a.lower <= a.upper && a.length >= 0)
    #expect(a.overlap(b) == b.overlap(a))
    #expect(a.overlap(b) <= min(a.length, b.length))
    #expect(a.gap(to: b) == 0 || a.overlap(b) == 0)
    #expect(a.union(b).contains(a) && a.union(b).contains(b))
    #expect((a.intersection(b) == nil) == (a.gap(to: b) > 0))
    if let common = a.intersection(b) { #expect(common.length == a.overlap(b)) }
    #expect((0...1).contains(a.overlapFraction(b)))
    #expect(a.overlaps(b) == (a.overlap(b) > 0))
    #expect(a.expanded(by: -100).length == 0 && a.expanded(by: 2).length == a.length + 4)
    #expect(a.mapped(scale: 2, offset: 1).length == 2 * a.length)
  }

  @Test("ends that are no numbers are zero")
  func notANumber() {
    #expect(Interval(.nan, 3) == Interval(0, 3))
    #expect(Interval(2, .nan) == Interval(0, 2))
  }

  @Test("rectangles swap edges given in the wrong order, and leave all arithmetic to intervals")
  func rectangles() {
    let rect = PageRect(left: 10, top: 20, right: 0, bottom: 0)
    #expect(rect == PageRect(left: 0, top: 0, right: 10, bottom: 20))
    let other = PageRect(left: 5, top: 10, right: 30, bottom: 40)
    #expect(rect.intersection(other) == PageRect(left: 5, top: 10, right: 10, bottom: 20))
    #expect(rect.overlapArea(other) == 50)
    #expect(PageRect.bounding([rect, other]) == rect.union(other))
    #expect(PageRect.bounding([]) == nil)
    #expect(!rect.overlaps(PageRect(left: 10, top: 0, right: 20, bottom: 20)))
    #expect(PageSize(width: 0, height: -5) == PageSize(width: 1, height: 1))
  }

  @Test("a homography and its inverse give the point back", arguments: 0..<50)
  func homography(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let map = Homography(entries: [
      1 + number(-0.2...0.2), number(-0.2...0.2), number(-50...50), number(-0.2...0.2),
      1 + number(-0.2...0.2), number(-50...50), number(-1e-5...1e-5), number(-1e-5...1e-5), 1,
    ])
    let point = PagePoint(x: number(0...1000), y: number(0...1000))
    let back = try #require(map.inverted).map(map.map(point))
    #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
    let both = map.followed(by: try #require(map.inverted)).map(point)
    #expect(abs(both.x - point.x) < 1e-6 && abs(both.y - point.y) < 1e-6)
  }

  @Test("unusable matrices are the identity, singular ones have no inverse")
  func unusable() throws {
    #expect(Homography(entries: [1, 2]) == .identity)
    #expect(Homography(entries: Array(repeating: .infinity, count: 9)) == .identity)
    #expect(Homography(entries: Array(repeating: 1, count: 9)).inverted == nil)
    let horizon = Homography(entries: [1, 0, 0, 0, 1, 0, 1, 0, 0])
    #expect(horizon.map(PagePoint(x: 0, y: 5)) == PagePoint(x: 0, y: 0))
  }

  @Test("a displacement is inverted to within a tenth of a pixel", arguments: 0..<30)
  func displacement(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let offsets = (0..<30).map { _ in
      PagePoint(
        x: .random(in: -10...10, using: &random), y: .random(in: -10...10, using: &random))
    }
    let grid = try #require(DisplacementGrid(spacing: 50, columns: 6, rows: 5, offsets: offsets))
    let transform = PageTransform.displacement(grid)
    let point = PagePoint(
      x: .random(in: -20...320, using: &random), y: .random(in: 0...250, using: &random))
    let back = try #require(transform.upright(transform.displayed(point)))
    #expect(abs(back.x - point.x) < 0.2 && abs(back.y - point.y) < 0.2)
  }

  @Test("grids need as many offsets as places")
  func gridCounts() {
    #expect(DisplacementGrid(spacing: 1, columns: 2, rows: 2, offsets: []) == nil)
    #expect(DisplacementGrid(spacing: 0, columns: 1, rows: 1, offsets: [.init(x: 0, y: 0)]) == nil)
    #expect(DisplacementGrid(spacing: 1, columns: .max, rows: 2, offsets: []) == nil)
  }

  @Test("regions go through the page's transform to the displayed image, origin lower left")
  func regions() {
    // A page that was displayed on its side: a quarter turn to the right makes it upright.
    let turned = Homography(affine: 0, 1, 0, -1, 0, 256)
    let page = WordPage(
      size: PageSize(width: 256, height: 128), displayedSize: PageSize(width: 128, height: 256),
      transform: .homography(turned), words: [])
    let region = page.region(of: PageRect(left: 0, top: 0, right: 32, bottom: 16))
    #expect(region.boundingBox == NormalizedRect(x: 0, y: 0, width: 0.125, height: 0.125))
    #expect(region.boundingQuad.topLeft == NormalizedPoint(x: 0, y: 0))
    #expect(region.boundingQuad.topRight == NormalizedPoint(x: 0, y: 0.125))
  }
}
