#if Tesseract
  import DocumentModel
  import PageImaging
  import Testing

  /// Fills of one colour that meet in shapes other than a rectangle.
  @Suite struct FillShapeTests {
    /// A table with a header row and a first column of one shade, and others beside them.
    private func table(_ dark: UInt8, _ others: [UInt8]) -> DrawnPage {
      let drawing = DrawnPage()
      drawing.writeLines(from: 620, count: 7)
      for row in 0..<6 {
        let top = 100 + row * 70
        drawing.fill(80, top, 520, 68, dark)
        drawing.fill(603, top, 120, 68, row == 0 ? dark : others[row % others.count])
        drawing.write(100, top + 26, letters: 20, shade: 255)
        drawing.write(620, top + 26, letters: 4, shade: row == 0 ? 255 : 0)
      }
      return drawing
    }

    @Test(arguments: [20, 130, 150] as [UInt8])
    func `dark text beside a header row and a first column of one colour stays`(
      dark: UInt8
    ) throws {
      let page = try PagePreparation().prepare(try #require(table(dark, [190, 225]).image))
      for row in 0..<6 {
        let top = 100 + row * 70 + 26
        // The stems of the first letters of both columns are dark, the ground between them white.
        #expect(page.image.darkest(100...101, top + 2...top + 10) < 110, "row \(row), column 0")
        #expect(page.image.darkest(620...621, top + 2...top + 10) < 110, "row \(row), column 1")
        #expect(page.image.darkest(690...715, top - 10...top + 20) > 200, "row \(row), column 1")
        #expect(page.image.darkest(420...580, top - 10...top + 20) > 200, "row \(row), column 0")
      }
    }

    @Test(arguments: [205, 221] as [UInt8])
    func `rows shaded no higher than a line of text are fills`(shade: UInt8) throws {
      let drawing = DrawnPage()
      for row in 0..<8 {
        let top = 100 + row * 34
        if row % 2 == 1 { drawing.fill(80, top, 640, 34, shade) }
        drawing.write(100, top + 10, letters: 12, shade: 0)
        drawing.write(380, top + 10, letters: 20, shade: 0)
      }
      let page = try PagePreparation().prepare(try #require(drawing.image))
      #expect(page.fills.count == 4)
      for fill in page.fills { #expect((30...38).contains(fill.box.height), "\(fill.box)") }
    }

    @Test(arguments: [40, 90, 130] as [UInt8])
    func `text runs whole across the place where a tall cell meets a lower one`(
      shade: UInt8
    ) throws {
      let drawing = DrawnPage()
      drawing.writeLines(from: 420, count: 10)
      drawing.fill(80, 100, 240, 100, shade)
      drawing.fill(320, 100, 360, 50, shade)
      drawing.write(100, 142, letters: 12, shade: 255)
      drawing.write(340, 118, letters: 20, shade: 255)
      let page = try PagePreparation().prepare(try #require(drawing.image))
      for y in 143..<157 { #expect(page.image.darkest(100...101, y...y) < 110, "\(y)") }
      #expect(page.image.darkest(340...341, 119...130) < 110)
    }

    @Test(arguments: [60, 100, 150] as [UInt8])
    func `cells of a head that thin lines divide are fills, each once`(shade: UInt8) throws {
      let drawing = DrawnPage()
      drawing.writeLines(from: 300, count: 10)
      for cell in 0..<5 {
        drawing.fill(80 + cell * 128, 150, 126, 60, shade)
        drawing.fill(206 + cell * 128, 150, 2, 60, shade / 2)
        drawing.write(95 + cell * 128, 174, letters: 7, shade: 255)
      }
      let page = try PagePreparation().prepare(try #require(drawing.image))
      for cell in 0..<5 {
        let left = 95 + cell * 128
        #expect(page.image.darkest(left...left + 1, 176...186) < 110, "cell \(cell)")
        // Nothing stands beside the text, least of all a bar where two cells meet.
        #expect(page.image.darkest(left + 96...left + 120, 152...206) > 180, "cell \(cell)")
      }
    }

    @Test(arguments: [0.6, 0.7, 0.8])
    func `light that fades on a page a little askew makes no fills`(share: Double) throws {
      let drawing = DrawnPage(width: 1000, height: 1400, paper: 250)
      for row in 0..<16 {
        drawing.fill(60, 60 + row * 80, 840, 3, 60)
        drawing.write(80, 90 + row * 80, letters: 14, shade: 40)
      }
      drawing.fallOff(to: share, from: 0)
      let corners = [(14, 0), (999, 14), (985, 1399), (0, 1385)]
      let scene = drawing.seen(
        through: corners.map { PagePoint(x: Double($0.0), y: Double($0.1)) }, desk: 0, paper: 255)
      let page = try PagePreparation().prepare(try #require(scene.image))
      #expect(page.fills.allSatisfy { $0.lightness < 0.2 }, "\(page.fills)")
    }
  }
#endif
