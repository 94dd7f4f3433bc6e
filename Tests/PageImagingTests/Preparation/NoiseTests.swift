#if Tesseract
  import DocumentModel
  import PageImaging
  import Testing

  @Suite struct NoiseTests {
    /// Kinds of noise: how coarse the grains are, and the share of ink.
    struct Grain: CustomTestStringConvertible, Sendable {
      let size: Int
      let ink: Double
      var testDescription: String { "grains of \(size), \(ink) ink" }
    }

    @Test(arguments: [
      Grain(size: 1, ink: 0.05), Grain(size: 1, ink: 0.5), Grain(size: 2, ink: 0.15),
      Grain(size: 3, ink: 0.3), Grain(size: 5, ink: 0.5),
    ])
    func `a picture of noise is blank`(grain: Grain) throws {
      let drawing = DrawnPage(width: 500, height: 600)
      drawing.addGrains(grain.size, ink: grain.ink, in: 0..<500, 0..<600)
      let page = try PagePreparation().prepare(try #require(drawing.image))
      #expect(page.image.darkest(0...499, 0...599) == 255)
      #expect(page.rulingLines.isEmpty && page.leaders.isEmpty && page.textHeight == nil)
    }

    @Test func `grain of all shades is blank`() throws {
      for paper in [128, 235] as [UInt8] {
        let drawing = DrawnPage(width: 500, height: 600, paper: paper)
        drawing.addNoise(paper == 128 ? 80 : 12)
        let page = try PagePreparation().prepare(try #require(drawing.image))
        let dark = page.image.samples.count { $0 < 200 }
        #expect(dark < 60, "\(dark) dark pixels on \(paper)")
      }
    }

    @Test func `noise beside text goes, and the text stays`() throws {
      let plain = DrawnPage()
      plain.writeLines(from: 100, count: 7)
      let drawing = DrawnPage(copying: try #require(plain.image))
      drawing.addGrains(2, ink: 0.3, in: 100..<700, 500..<900)
      let page = try PagePreparation().prepare(try #require(drawing.image))
      let clean = try PagePreparation().prepare(try #require(plain.image))
      #expect(page.image.darkest(200...600, 600...800) == 255)
      let isSame = page.image.samples.prefix(800 * 440) == clean.image.samples.prefix(800 * 440)
      #expect(isSame)
    }

    @Test(arguments: [8, 12, 16, 40], [0.0, 0.04])
    func `text is no noise, however large and worn`(height: Int, wear: Double) throws {
      let drawing = DrawnPage()
      for top in stride(from: 60, to: 900, by: height * 5 / 2) {
        drawing.write(60, top, letters: 600 / height, height: height)
      }
      if wear > 0 { drawing.addGrains(1, ink: wear, in: 0..<800, 0..<1000) }
      let page = try PagePreparation().prepare(try #require(drawing.image))
      for top in stride(from: 60, to: 900, by: height * 5 / 2) {
        let stem = try #require(page.transform.upright(PagePoint(x: 61, y: Double(top + 4))))
        let (x, y) = (Int(stem.x), Int(stem.y))
        #expect(page.image.darkest(x - 1...x + 1, y - 1...y + 1) < 130, "line at \(top)")
      }
    }

    @Test func `a few words on grainy paper stay`() throws {
      let drawing = DrawnPage(paper: 235)
      drawing.write(300, 500, letters: 12)
      drawing.addNoise(12)
      let page = try PagePreparation().prepare(try #require(drawing.image))
      #expect(page.image.darkest(300...301, 502...512) < 100)
      #expect(page.image.samples.count { $0 < 200 } < 3000)
    }

    @Test(arguments: [4, 6, 8, 11])
    func `a screen that lies straight goes, and the text stays`(pitch: Int) throws {
      let plain = DrawnPage()
      plain.writeLines(from: 100, count: 7)
      let drawing = DrawnPage(copying: try #require(plain.image))
      for y in stride(from: 500, to: 900, by: pitch) {
        for x in stride(from: 100, to: 700, by: pitch) {
          let dot = 1 + (x / 90 + y / 70) % (pitch - 2)
          drawing.fill(x, y, dot, dot, 0)
        }
      }
      let page = try PagePreparation().prepare(try #require(drawing.image))
      let clean = try PagePreparation().prepare(try #require(plain.image))
      #expect(page.image.darkest(200...600, 600...800) == 255)
      #expect(page.image.samples.prefix(800 * 440) == clean.image.samples.prefix(800 * 440))
    }

    @Test(.timeLimit(.minutes(1)))
    func `a picture that is half ink comes to an end`() throws {
      let drawing = DrawnPage(width: 400, height: 400)
      for x in stride(from: 0, to: 400, by: 16) { drawing.fill(x, 0, 8, 400, 0) }
      let page = try PagePreparation().prepare(try #require(drawing.image))
      #expect(page.image.width == 400 && page.image.height == 400)
    }
  }
#endif
