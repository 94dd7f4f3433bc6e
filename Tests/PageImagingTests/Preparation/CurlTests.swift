#if Tesseract
  import DocumentModel
  import Foundation
  import PageImaging
  import Testing

  @Suite struct CurlTests {
    /// How a page bends: how much lower, in pixels, a place of the flat page is shown.
    struct Bend: CustomTestStringConvertible {
      let name: String
      let shift: @Sendable (_ across: Double, _ down: Double) -> Double
      var testDescription: String { name }

      static let all = [
        Bend(name: "a bow") { across, _ in 24 * 4 * across * (1 - across) },
        Bend(name: "a hollow") { across, _ in -18 * 4 * across * (1 - across) },
        Bend(name: "a spine at the left") { across, _ in -30 * exp(-5 * across) },
        Bend(name: "bows that part") { across, down in
          22 * 4 * across * (1 - across) * (2 * down - 1)
        },
        Bend(name: "lines that run together") { across, down in
          40 * (across - 0.5) * (2 * down - 1)
        },
      ]
    }

    private let width = 800
    private let height = 1000

    /// Where a place of the flat page is shown.
    private func shown(_ x: Double, _ y: Double, _ bend: Bend) -> PagePoint {
      PagePoint(x: x, y: y + bend.shift(x / Double(width), y / Double(height)))
    }

    private func drawing(_ bend: Bend) -> DrawnPage {
      let flat = DrawnPage(width: width, height: height)
      flat.writeLines(from: 80, count: 20, pitch: 44)
      return flat.bent { x, y in
        bend.shift(x / Double(width), y / Double(height))
      }
    }

    @Test(arguments: Bend.all)
    func `bent lines are made level`(bend: Bend) throws {
      let page = try PagePreparation().prepare(try #require(drawing(bend).image))
      guard case .displacement = page.transform else {
        Issue.record("the page was taken for flat")
        return
      }
      for line in stride(from: 1, to: 20, by: 3) {
        let y = 80.0 + 44 * Double(line) + 15
        let heights = try [100.0, 250, 400, 550, 680].map { x in
          try #require(page.transform.upright(shown(x, y, bend))).y
        }
        let spread = (heights.max() ?? 0) - (heights.min() ?? 0)
        #expect(spread < 3, "line \(line): \(heights)")
      }
    }

    @Test(arguments: Bend.all)
    func `positions lead back to the bent page`(bend: Bend) throws {
      let drawing = drawing(bend)
      drawing.fill(740, 500, 14, 14, 0)
      let page = try PagePreparation().prepare(try #require(drawing.image))
      let upright = try #require(page.transform.upright(PagePoint(x: 747, y: 507)))
      let (x, y) = (Int(upright.x), Int(upright.y))
      #expect(page.image.darkest(x - 2...x + 2, y - 2...y + 2) < 60)
      #expect(page.image.darkest(x - 14...x - 11, y...y) > 200)
      #expect(page.image.darkest(x...x, y - 14...y - 11) > 200)
      for (x, y) in [(100.0, 200.0), (400, 480), (700, 900)] {
        let point = try #require(page.transform.upright(PagePoint(x: x, y: y)))
        let back = page.transform.displayed(point)
        #expect(abs(back.x - x) < 0.2 && abs(back.y - y) < 0.2)
      }
    }

    @Test(arguments: [0.0, 1, -4])
    func `flat pages are not bent`(degrees: Double) throws {
      let drawing = DrawnPage(width: width, height: height)
      drawing.writeLines(from: 80, count: 20, pitch: 44)
      let page = try PagePreparation().prepare(try #require(drawing.turned(degrees: degrees)))
      if case .displacement = page.transform { Issue.record("the page was bent") }
    }

    @Test func `drawings and tables are not bent`() throws {
      let table = DrawnPage(width: width, height: height)
      for row in 0..<20 {
        table.fill(60, 80 + row * 44, 680, 2, 0)
        for column in 0..<4 {
          table.write(80 + column * 170, 92 + row * 44, letters: 4 + (row * 7 + column * 3) % 5)
        }
      }
      let arcs = DrawnPage(width: width, height: height)
      for x in 100..<700 {
        for arc in 0..<12 {
          let across = Double(x - 400) / 300
          arcs.fill(x, 100 + arc * 60 + Int(50 * across * across * Double(arc % 3 - 1)), 2, 3, 0)
        }
      }
      for drawing in [table, arcs] {
        let page = try PagePreparation().prepare(try #require(drawing.image))
        if case .displacement = page.transform { Issue.record("the page was bent") }
      }
    }
  }

  extension DrawnPage {
    /// The page on paper that bends: each place is shown so much lower.
    fileprivate func bent(_ shift: (Double, Double) -> Double) -> DrawnPage {
      let result = DrawnPage(width: width, height: height)
      for x in 0..<width {
        for y in 0..<height {
          // The flat place that is shown here; shifts change slowly, so a few steps find it.
          var place = Double(y)
          for _ in 0..<4 { place = Double(y) - shift(Double(x), place) }
          let row = Int(place.rounded())
          guard row >= 0, row < height else { continue }
          result.fill(x, y, 1, 1, samples[row * width + x])
        }
      }
      return result
    }
  }
#endif
