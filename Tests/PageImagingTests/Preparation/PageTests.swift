#if Tesseract
  import DocumentModel
  import Foundation
  import PageImaging
  import Testing

  @Suite struct PageTests {
    @Test(arguments: [(1, 1), (1, 500), (500, 1), (31, 400), (32, 32), (33, 900)])
    func `tiny pages are prepared`(width: Int, height: Int) throws {
      let image = try #require(
        PageImage(
          width: width, height: height, lightness: Array(repeating: 200, count: width * height)))
      let page = try PagePreparation().prepare(image)
      #expect(page.displayedSize == PageSize(width: width, height: height))
      #expect(page.rulingLines.isEmpty && page.textHeight == nil)
    }

    @Test func `pure noise is prepared`() throws {
      var random = SeededRandom(seed: 5)
      let samples = (0..<250_000).map { _ in UInt8.random(in: 0...255, using: &random) }
      let image = try #require(PageImage(width: 500, height: 500, lightness: samples))
      let page = try PagePreparation().prepare(image)
      #expect(page.leaders.isEmpty)
    }

    @Test func `a region keeps its place on the whole page`() throws {
      let drawing = DrawnPage()
      drawing.writeLines()
      let image = try #require(drawing.image)
      let region = PageRect(left: 70, top: 90.5, right: 500, bottom: 5000)
      let page = try PagePreparation().prepare(image, region: region)
      #expect(page.size == PageSize(width: 430, height: 910))
      #expect(page.displayedSize == PageSize(width: 800, height: 1000))
      #expect(page.transform.displayed(PagePoint(x: 0, y: 0)) == PagePoint(x: 70, y: 90))
    }

    @Test func `a region beside the page is an error`() throws {
      let image = try #require(DrawnPage(width: 50, height: 50).image)
      for region in [
        PageRect(left: 60, top: 0, right: 90, bottom: 50),
        PageRect(left: 10, top: 10, right: 10, bottom: 20),
        PageRect(left: .nan, top: .infinity, right: .nan, bottom: .infinity),
      ] {
        #expect(throws: ImagingError.self) { try PagePreparation().prepare(image, region: region) }
      }
    }

    @Test func `a page on a dark desk is flattened`() throws {
      let corners = [(60, 50), (720, 80), (760, 940), (40, 900)]
      let drawing = DrawnPage(paper: 70)
      for y in 0..<drawing.height {
        for x in 0..<drawing.width {
          let isInside = corners.indices.allSatisfy { index in
            let (a, b) = (corners[index], corners[(index + 1) % 4])
            return (b.0 - a.0) * (y - a.1) - (b.1 - a.1) * (x - a.0) >= 0
          }
          if isInside { drawing.fill(x, y, 1, 1, 235) }
        }
      }
      let page = try PagePreparation().prepare(try #require(drawing.image))
      let (width, height) = (Double(page.size.width), Double(page.size.height))
      let ends = [(0, 0), (width, 0), (width, height), (0, height)]
      for ((x, y), corner) in zip(ends, corners) {
        let found = page.transform.displayed(PagePoint(x: x, y: y))
        #expect(hypot(found.x - Double(corner.0), found.y - Double(corner.1)) < 8)
      }
      #expect(page.image.darkest(2...40, 100...800) > 150)
    }

    @Test func `overlays are drawn in colour and cut off at the page`() throws {
      let image = try #require(DrawnPage(width: 60, height: 40).image)
      let red = PageOverlay.Color(red: 255, green: 0, blue: 0)
      let far = PagePoint(x: 1e300, y: .infinity)
      let overlay = PageOverlay(shapes: [
        .init(box: PageRect(left: 10, top: 10, right: 50, bottom: 30), color: red),
        .init(points: [PagePoint(x: -1e12, y: 20), PagePoint(x: 1e12, y: 20)], color: red),
        .init(points: [far, far], color: red), .init(points: [], color: red),
      ])
      let drawn = try ImageFile(.data(try overlay.png(over: image))).page(at: 0)
      #expect(drawn.isColor && drawn.width == 60 && drawn.height == 40)
      #expect(drawn.samples[10 * 60 + 30] < 140 && drawn.samples[20 * 60 + 30] < 140)
      #expect(drawn.samples[15 * 60 + 30] == 255)
      let isSame = try ImageFile(.data(try image.png())).page(at: 0).samples == image.samples
      #expect(isSame)
    }
  }
#endif
