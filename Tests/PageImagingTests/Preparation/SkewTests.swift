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

    @Test(arguments: [-15.0, -11.5, -8, -5, -1.2, 0.4, 2, 6.3, 9.7, 13, 15])
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

    @Test(arguments: [-12.0, 4, 11])
    func `rules, bar codes and stamps don't mislead`(degrees: Double) throws {
      let drawing = DrawnPage()
      drawing.writeLines(from: 250, count: 9)
      // A bar code and a stamp, both drawn so that they stand level only once the page is turned.
      for bar in stride(from: 0, to: 200, by: 7) { drawing.fill(520 + bar, 120, 3, 60, 0) }
      let image = try #require(drawing.turned(degrees: degrees))
      let marked = DrawnPage(copying: image)
      marked.fill(250, 760, 300, 3, 0)
      marked.fill(250, 800, 300, 3, 0)
      let page = try PagePreparation().prepare(try #require(marked.image))
      #expect(abs(angle(page) - degrees) < 0.2)
    }

    @Test(arguments: [3, 11, 29] as [UInt64])
    func `a drawing without lines of text is not turned`(seed: UInt64) throws {
      var random = SeededRandom(seed: seed)
      let drawing = DrawnPage()
      for _ in 0..<300 {
        let (x, y) = (
          Int.random(in: 20...760, using: &random), Int.random(in: 20...960, using: &random)
        )
        drawing.fill(
          x, y, .random(in: 2...22, using: &random), .random(in: 2...22, using: &random), 0)
      }
      #expect(try PagePreparation().prepare(try #require(drawing.image)).transform == .identity)
    }

    @Test(arguments: [(800, 1000), (1300, 1700), (1654, 2339)])
    func `a straight page of stems stays as it is`(width: Int, height: Int) throws {
      let drawing = DrawnPage(width: width, height: height)
      for top in stride(from: 90, to: height - 100, by: 44) {
        for left in stride(from: 80, to: width - 80, by: 11) where left % 77 > 10 {
          drawing.fill(left, top, 3, 22, 0)
        }
      }
      #expect(try PagePreparation().prepare(try #require(drawing.image)).transform == .identity)
    }

    @Test func `straight and blank pages are not turned`() throws {
      let drawing = DrawnPage()
      #expect(try PagePreparation().prepare(try #require(drawing.image)).transform == .identity)
      drawing.writeLines()
      #expect(try PagePreparation().prepare(try #require(drawing.image)).transform == .identity)
    }
  }
#endif
