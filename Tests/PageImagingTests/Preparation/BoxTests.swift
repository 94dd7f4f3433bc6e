#if Tesseract
  import DocumentModel
  import PageImaging
  import Testing

  @Suite struct BoxTests {
    /// What is drawn in a box.
    enum Content: CaseIterable { case nothing, cross, tick, dot, full, dirt }

    /// The right end of a letter's bow: two round corners, and the upright side between them.
    private func drawBow(_ page: DrawnPage, x: Int, stroke: Int, side: Int) {
      for step in 0..<6 {
        page.fill(x + step, 251 + step, stroke, 3, 0)
        page.fill(x + step, 272 - step, stroke, 3, 0)
      }
      page.fill(side, 257, stroke, 13, 0)
    }

    private func draw(
      _ page: DrawnPage, x: Int, y: Int, side: Int = 26, stroke: Int = 2, shade: UInt8 = 0,
      _ content: Content = .nothing
    ) {
      page.fill(x, y, side, stroke, shade)
      page.fill(x, y + side - stroke, side, stroke, shade)
      page.fill(x, y, stroke, side, shade)
      page.fill(x + side - stroke, y, stroke, side, shade)
      switch content {
      case .nothing: break
      case .cross:
        for step in 4..<(side - 4) {
          page.fill(x + step, y + step, 2, 2, shade)
          page.fill(x + side - step, y + step, 2, 2, shade)
        }
      case .tick:
        // Reaches out of the box at the top right.
        for step in 0..<8 { page.fill(x + 6 + step, y + 12 + step, 3, 3, shade) }
        for step in 0..<24 { page.fill(x + 14 + step, y + 20 - step, 3, 3, shade) }
      case .dot: page.fill(x + side / 3, y + side / 3, side / 3, side / 3, shade)
      case .full: page.fill(x, y, side, side, shade)
      case .dirt: page.fill(x + 9, y + 14, 2, 2, shade)
      }
    }

    /// A page of text with boxes at the left of its lines.
    private func page(_ contents: [Content], side: Int = 26, shade: UInt8 = 0) -> DrawnPage {
      let page = DrawnPage()
      page.writeLines(from: 500, count: 8)
      for (index, content) in contents.enumerated() {
        let y = 60 + index * 60
        draw(page, x: 80, y: y, side: side, shade: shade, content)
        page.write(80 + side + 20, y + 6, letters: 20)
      }
      return page
    }

    @Test func `boxes are found with their state, and taken out`() throws {
      let contents = Content.allCases
      let image = try #require(page(contents).image)
      let prepared = try PagePreparation().prepare(image)
      let boxes = prepared.drawnBoxes.sorted { $0.box.top < $1.box.top }
      try #require(boxes.count == contents.count)
      #expect(boxes.map(\.isTicked) == [false, true, true, true, true, false])
      for (index, found) in boxes.enumerated() {
        #expect(abs(found.box.left - 80) <= 2 && abs(found.box.width - 26) <= 3)
        #expect(abs(found.box.top - Double(60 + index * 60)) <= 2)
        let ink = try #require(found.inkShare)
        #expect((0...1).contains(ink) && (found.isTicked == true) == (ink > 0.05))
        let y = 60 + index * 60
        #expect(prepared.image.darkest(78...108, (y - 1)...(y + 27)) > 200)
      }
      // The text beside them stays.
      #expect(prepared.image.darkest(126...300, 60...90) < 60)
    }

    @Test(arguments: [18, 26, 44])
    func `boxes of all sizes and paler ones are found`(side: Int) throws {
      for shade in [0, 130] as [UInt8] {
        let image = try #require(page([.nothing, .cross], side: side, shade: shade).image)
        #expect(try PagePreparation().prepare(image).drawnBoxes.count == 2)
      }
    }

    @Test(arguments: [-2.0, 1.2])
    func `boxes on a turned page are found`(degrees: Double) throws {
      let image = try #require(page([.nothing, .cross, .nothing]).turned(degrees: degrees))
      let boxes = try PagePreparation().prepare(image).drawnBoxes.sorted { $0.box.top < $1.box.top }
      #expect(boxes.map(\.isTicked) == [false, true, false])
    }

    @Test func `letters, bullets, cells and boxed texts are no boxes`() throws {
      let page = DrawnPage()
      page.writeLines(from: 400, count: 10)
      // Black squares alone are bullets.
      for y in [60, 120, 180] {
        draw(page, x: 80, y: y, side: 18, .full)
        page.write(120, y, letters: 20)
      }
      // A grid of small cells, and one with room for single letters.
      for column in 0...6 { page.fill(400 + column * 30, 60, 2, 32, 0) }
      page.fill(400, 60, 182, 2, 0)
      page.fill(400, 90, 182, 2, 0)
      // A frame without one side, and a letter like D: square left, round right.
      page.fill(80, 250, 2, 26, 0)
      page.fill(80, 250, 26, 2, 0)
      page.fill(80, 274, 26, 2, 0)
      page.fill(140, 250, 3, 26, 0)
      page.fill(140, 250, 16, 3, 0)
      page.fill(140, 273, 16, 3, 0)
      drawBow(page, x: 155, stroke: 3, side: 160)
      // A letter like p: a stem, and a bow that is flat for half of its width.
      page.fill(220, 250, 4, 34, 0)
      page.fill(224, 250, 12, 3, 0)
      page.fill(224, 273, 12, 3, 0)
      drawBow(page, x: 235, stroke: 4, side: 241)
      // A large frame round text.
      page.fill(300, 200, 200, 2, 0)
      page.fill(300, 320, 202, 2, 0)
      page.fill(300, 200, 2, 120, 0)
      page.fill(500, 200, 2, 120, 0)
      page.write(320, 240, letters: 10)
      let image = try #require(page.image)
      #expect(try PagePreparation().prepare(image).drawnBoxes.isEmpty)
    }

    @Test func `boxes on small pages are told in the pixels of the enlarged image`() throws {
      let page = DrawnPage(width: 800, height: 600)
      for line in 0..<12 { page.write(80, 200 + line * 25, letters: 60, height: 9) }
      draw(page, x: 80, y: 60, side: 16, stroke: 2, .cross)
      page.write(110, 62, letters: 20, height: 9)
      let prepared = try PagePreparation().prepare(try #require(page.image))
      let scale = Double(prepared.size.width) / 800
      #expect(scale > 1.2)
      let box = try #require(prepared.drawnBoxes.first)
      #expect(prepared.drawnBoxes.count == 1 && abs(box.box.left - 80 * scale) <= 4)
      #expect(box.isTicked == true)
    }
  }
#endif
