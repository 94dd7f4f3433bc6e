#if Tesseract
  import DocumentModel
  import Foundation
  import PageImaging
  import Testing

  @Suite struct SkewTests {
    /// The clockwise turn that the preparation took back, in degrees.
    private func angle(_ page: PreparedPage) -> Double {
      let start = page.transform.displayed(PagePoint(x: 0, y: 0))
      let end = page.transform.displayed(PagePoint(x: 1000, y: 0))
      return atan2(end.y - start.y, end.x - start.x) * 180 / .pi
    }

    @Test(arguments: [-5.0, -1.2, 0.4, 2, 6.3])
    func `a turned page is straightened to a tenth of a degree`(degrees: Double) throws {
      let drawing = DrawnPage()
      drawing.writeLines()
      let page = try PagePreparation().prepare(try #require(drawing.turned(degrees: degrees)))
      #expect(abs(angle(page) - degrees) < 0.1)
    }

    @Test func `positions lead back to the turned page`() throws {
      let drawing = DrawnPage()
      drawing.writeLines()
      drawing.fill(700, 850, 12, 12, 0)
      let turned = try #require(drawing.turned(degrees: 3))
      let page = try PagePreparation().prepare(turned)
      // The block's middle, by the rotation that drew it.
      let (dx, dy, a) = (306.0, 356.0, 3 * Double.pi / 180)
      let expected = PagePoint(
        x: 400 + dx * cos(a) - dy * sin(a), y: 500 + dx * sin(a) + dy * cos(a))
      let upright = try #require(page.transform.upright(expected))
      let (x, y) = (Int(upright.x), Int(upright.y))
      #expect(page.image.darkest(x...x, y...y) < 60)
      #expect(page.image.darkest(x - 12...x - 10, y...y) > 200)
      #expect(page.image.darkest(x + 10...x + 12, y...y) > 200)
    }

    @Test func `straight and blank pages are not turned`() throws {
      let drawing = DrawnPage()
      #expect(try PagePreparation().prepare(try #require(drawing.image)).transform == .identity)
      drawing.writeLines()
      #expect(try PagePreparation().prepare(try #require(drawing.image)).transform == .identity)
    }
  }
#endif
