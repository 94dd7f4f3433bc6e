#if Tesseract
  import DocumentModel
  import PageImaging
  import Testing

  @Suite struct LightTests {
    @Test func `a dark header band is inverted and told of`() throws {
      let drawing = DrawnPage()
      drawing.writeLines(from: 300, count: 8)
      drawing.fill(80, 100, 600, 48, 60)
      drawing.write(100, 118, letters: 30, shade: 250)
      let page = try PagePreparation().prepare(try #require(drawing.image))
      try #require(page.fills.count == 1)
      let box = page.fills[0].box
      #expect(abs(box.left - 80) <= 3 && abs(box.right - 680) <= 3)
      #expect(abs(box.top - 100) <= 3 && abs(box.bottom - 148) <= 3)
      #expect(abs(page.fills[0].lightness - 60.0 / 255) < 0.05)
      #expect(page.image.darkest(100...101, 120...130) < 60)
      #expect(page.image.darkest(500...670, 102...146) > 230)
    }

    @Test func `shaded rows become white`() throws {
      let drawing = DrawnPage()
      for row in 0..<5 { drawing.fill(60, 100 + row * 100, 640, 50, 225) }
      drawing.writeLines(from: 118, count: 10)
      let page = try PagePreparation().prepare(try #require(drawing.image))
      #expect(page.fills.count == 5)
      #expect(page.fills.allSatisfy { abs($0.lightness - 225.0 / 255) < 0.02 })
      #expect(page.image.darkest(720...780, 90...600) == 255)
      #expect(page.image.darkest(62...78, 105...145) > 250)
      #expect(page.image.darkest(80...81, 120...130) == 0)
    }

    @Test func `light text on a dark page becomes dark on light`() throws {
      let drawing = DrawnPage()
      drawing.writeLines()
      let straight = try PagePreparation().prepare(try #require(drawing.image))
      drawing.invert()
      let inverted = try PagePreparation().prepare(try #require(drawing.image))
      #expect(abs(straight.image.mean - inverted.image.mean) < 2)
    }

    @Test func `a page in dim, uneven light is evened and not inverted`() throws {
      let drawing = DrawnPage(paper: 130)
      drawing.writeLines(shade: 20)
      drawing.shade(to: 0.6)
      let page = try PagePreparation().prepare(try #require(drawing.image))
      #expect(page.image.darkest(700...790, 10...60) > 230)
      #expect(page.image.darkest(10...60, 800...900) > 230)
      #expect(page.image.darkest(80...81, 102...110) < 80)
    }

    @Test(arguments: [0.6, 0.45])
    func `paper is white however the light falls off`(share: Double) throws {
      let straight = DrawnPage()
      straight.writeLines(from: 60, count: 19, shade: 30)
      for turn in 0..<4 {
        let drawing = DrawnPage(paper: 230)
        drawing.writeLines(from: 60, count: 19, shade: 30)
        drawing.fallOff(to: share, from: turn)
        let page = try PagePreparation().prepare(try #require(drawing.image))
        #expect(page.fills.isEmpty && page.rulingLines.isEmpty)
        for gap in stride(from: 85, to: 950, by: 50) {
          let least = page.image.darkest(0...799, gap...gap + 16)
          #expect(least > 235, "light from side \(turn), row \(gap)")
        }
        #expect(page.image.darkest(80...81, 62...70) < 80)
      }
    }

    @Test func `noise makes neither lines nor fills`() throws {
      let drawing = DrawnPage(paper: 235)
      drawing.writeLines()
      drawing.addNoise(14)
      let page = try PagePreparation().prepare(try #require(drawing.image))
      #expect(page.rulingLines.isEmpty && page.fills.isEmpty)
      #expect(page.textHeight != nil)
    }

    @Test(arguments: [7, 8, 10, 14, 30])
    func `small text is enlarged, and positions lead back`(height: Int) throws {
      let drawing = DrawnPage(width: 400, height: 500)
      for top in stride(from: 60, to: 440, by: height * 5 / 2) {
        drawing.write(40, top, letters: 320 / height, height: height)
      }
      let page = try PagePreparation().prepare(try #require(drawing.image))
      let factor = height > 12 ? 1 : min(1.4, 15 / Double(height))
      #expect(abs(Double(page.size.width) - 400 * factor) <= 400 * factor * 0.06)
      #expect(page.textHeight.map { abs($0 - Double(height) * factor) < 3 } == true)
      // The first stem of the first letter is where it was drawn.
      let corner = try #require(page.transform.upright(PagePoint(x: 40, y: 60)))
      let (x, y) = (Int(corner.x), Int(corner.y))
      #expect(page.image.darkest(x...x + 1, y + 2...y + 3) < 130)
      #expect(page.image.darkest(x - 4...x - 2, y + 2...y + 3) > 230)
    }
  }
#endif
