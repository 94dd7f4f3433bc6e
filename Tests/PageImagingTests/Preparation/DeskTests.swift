#if Tesseract
  import DocumentModel
  import Foundation
  import PageImaging
  import Testing

  @Suite struct DeskTests {
    /// A desk, and the corners of the page on it: top left, top right, bottom right, bottom left.
    struct Scene: CustomTestStringConvertible, Sendable {
      let name: String
      let desk: UInt8
      let corners: [PagePoint]
      var testDescription: String { name }

      init(_ name: String, desk: UInt8, _ corners: [(Double, Double)]) {
        self.name = name
        self.desk = desk
        self.corners = corners.map { PagePoint(x: $0.0, y: $0.1) }
      }

      static let all = [
        Scene("seen from a slant", desk: 70, [(60, 50), (720, 80), (760, 940), (40, 900)]),
        Scene("narrow at the top", desk: 40, [(160, 90), (650, 70), (770, 960), (30, 930)]),
        Scene("turned", desk: 20, [(110, 60), (760, 130), (670, 950), (30, 880)]),
        Scene("on a grey desk", desk: 130, [(50, 40), (740, 60), (730, 950), (60, 960)]),
      ]

      /// The scene with lines of text on the page.
      func drawn() -> DrawnPage {
        let page = DrawnPage()
        page.writeLines(from: 120, count: 15)
        return page.seen(through: corners, desk: desk, paper: 235)
      }
    }

    @Test(arguments: Scene.all)
    func `a page on a desk is flattened`(scene: Scene) throws {
      let page = try PagePreparation().prepare(try #require(scene.drawn().image))
      let (width, height) = (Double(page.size.width), Double(page.size.height))
      let ends = [(0, 0), (width, 0), (width, height), (0, height)]
      for ((x, y), corner) in zip(ends, scene.corners) {
        let found = page.transform.displayed(PagePoint(x: x, y: y))
        #expect(hypot(found.x - corner.x, found.y - corner.y) < 5, "\(found), \(corner)")
      }
      // Neither the desk nor the rim is left.
      let (right, bottom) = (page.size.width - 1, page.size.height - 1)
      #expect(page.image.darkest(0...right, 0...20) > 200)
      #expect(page.image.darkest(0...20, 0...bottom) > 200)
      #expect(page.image.darkest(right - 20...right, 0...bottom) > 200)
      #expect(page.image.darkest(0...right, bottom - 20...bottom) > 200)
      #expect(page.textHeight != nil)
    }

    @Test func `a page without a desk keeps its shape`() throws {
      let page = DrawnPage()
      page.writeLines(from: 120, count: 15)
      page.fill(0, 0, 500, 60, 90)
      #expect(try PagePreparation().prepare(try #require(page.image)).transform == .identity)
    }

    @Test(arguments: [0.5, 1])
    func `the edge of a shadow is no edge of a page`(width: Double) throws {
      let drawing = DrawnPage()
      drawing.writeLines(from: 60, count: 22, pitch: 42)
      let shadowed = DrawnPage(width: drawing.width, height: drawing.height)
      for index in drawing.samples.indices {
        let across = Double(index % drawing.width) / Double(drawing.width)
        // From a shadow over the left half, or from light that falls off.
        let light = 0.35 + 0.65 * min(1, max(0, (across - 0.5) / width + 0.5))
        let (x, y) = (index % drawing.width, index / drawing.width)
        shadowed.fill(x, y, 1, 1, UInt8(Double(drawing.samples[index]) * light))
      }
      let page = try PagePreparation().prepare(try #require(shadowed.image))
      let corner = try #require(page.transform.upright(PagePoint(x: 81, y: 66)))
      #expect(corner.x > 60)
      #expect(page.image.width >= 790)
    }

    @Test(arguments: [(100, 14_000), (14_000, 100)])
    func `strips are prepared`(width: Int, height: Int) throws {
      let drawing = DrawnPage(width: width, height: height)
      drawing.write(12, 40, letters: 4)
      let page = try PagePreparation().prepare(try #require(drawing.image))
      #expect(page.image.width == width && page.image.height == height)
    }
  }
#endif
