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
      let image = try #require(DrawnPage().image)
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
      #expect(try ImageFile(.data(try image.png())).page(at: 0).samples == image.samples)
    }
  }
#endif
