#if Tesseract
  import DocumentModel
  import PageImaging
  import Testing

  @Suite struct LineTests {
    private let columns = [60, 300, 540, 738]
    private let rows = [80, 140, 200, 260, 320]

    /// A grid with text in its cells.
    private func grid(shade: UInt8 = 0, thickness: Int = 2) -> DrawnPage {
      let page = DrawnPage()
      for y in rows { page.fill(60, y, 680, thickness, shade) }
      for x in columns { page.fill(x, 80, thickness, 240 + thickness, shade) }
      for y in rows.dropLast() {
        for x in columns.dropLast() { page.write(x + 20, y + 24, letters: 12) }
      }
      page.writeLines(from: 500, count: 6)
      return page
    }

    private func lines(_ page: PreparedPage, _ axis: Axis) -> [RulingLine] {
      page.rulingLines.filter { $0.axis == axis }.sorted { $0.position < $1.position }
    }

    @Test(arguments: [(0, 2), (0, 1), (190, 1), (120, 4)] as [(UInt8, Int)])
    func `a grid is found where it was drawn and taken out`(shade: UInt8, thickness: Int) throws {
      let drawn = grid(shade: shade, thickness: thickness)
      let image = try #require(drawn.image)
      let page = try PagePreparation().prepare(image)
      let half = Double(thickness) / 2
      let (horizontal, vertical) = (lines(page, .horizontal), lines(page, .vertical))
      try #require(horizontal.count == rows.count && vertical.count == columns.count)
      for (line, y) in zip(horizontal, rows) {
        #expect(abs(line.position - Double(y) - half) <= 1)
        #expect(abs(line.thickness - Double(thickness)) <= 1)
        #expect(abs(line.span.lower - 60) <= 4 && abs(line.span.upper - 740) <= 4)
      }
      for (line, x) in zip(vertical, columns) {
        #expect(abs(line.position - Double(x) - half) <= 1)
      }
      #expect(page.image.darkest(56...760, 76...88) > 240)
      #expect(page.image.darkest(296...306, 70...330) > 240)
      // Text keeps every stroke.
      let (x, y) = (columns[0] + 20, rows[0] + 24)
      let crop = { (image: PageImage) in image.darkest(x...x + 1, y...y + 15) }
      #expect(crop(page.image) == crop(image))
      #expect(page.textHeight.map { abs($0 - 16) < 6 } == true)
    }

    @Test func `strokes that cross a line stay`() throws {
      let drawing = grid()
      drawing.fill(120, 130, 4, 24, 0)
      let page = try PagePreparation().prepare(try #require(drawing.image))
      for y in 131..<153 { #expect(page.image.darkest(121...121, y...y) < 60, "\(y)") }
      #expect(page.image.darkest(140...180, 136...146) > 240)
    }

    @Test func `lines that slope a little are found`() throws {
      let drawing = DrawnPage()
      drawing.writeLines(from: 500, count: 6)
      for x in 60..<740 { drawing.fill(x, 100 + (x - 60) / 45, 1, 2, 0) }
      let page = try PagePreparation().prepare(try #require(drawing.image))
      let found = lines(page, .horizontal)
      try #require(found.count == 1)
      #expect(abs(found[0].position - 108.5) < 2 && found[0].span.length > 660)
      #expect(page.image.darkest(70...730, 90...130) > 220)
    }

    @Test func `the sides of boxes round words are taken out`() throws {
      let drawing = DrawnPage()
      drawing.writeLines(from: 500, count: 6)
      drawing.write(120, 200, letters: 12)
      for y in [186, 222] { drawing.fill(110, y, 200, 1, 90) }
      for x in [110, 220, 309] { drawing.fill(x, 186, 1, 37, 90) }
      let page = try PagePreparation().prepare(try #require(drawing.image))
      for x in [110, 220, 309] { #expect(page.image.darkest(x...x, 190...218) > 220, "\(x)") }
      // A letter stays, however tall, and so does a stroke that goes on beyond the box.
      drawing.fill(260, 189, 3, 32, 0)
      drawing.fill(280, 170, 3, 70, 0)
      let other = try PagePreparation().prepare(try #require(drawing.image))
      #expect(other.image.darkest(261...261, 190...218) < 60)
      #expect(other.image.darkest(281...281, 190...218) < 60)
    }

    @Test func `text alone has no lines`() throws {
      let drawing = DrawnPage()
      drawing.writeLines(count: 16)
      let image = try #require(drawing.image)
      let page = try PagePreparation().prepare(image)
      #expect(page.rulingLines.isEmpty && page.leaders.isEmpty && page.fills.isEmpty)
      let isUnchanged = page.image.samples == image.samples
      #expect(isUnchanged)
    }

    @Test func `two close lines are one double line`() throws {
      let drawing = DrawnPage()
      drawing.writeLines(from: 500, count: 6)
      drawing.fill(60, 100, 600, 1, 0)
      drawing.fill(60, 105, 600, 1, 0)
      let page = try PagePreparation().prepare(try #require(drawing.image))
      #expect(page.rulingLines.map(\.stroke) == [.double])
      #expect(page.image.darkest(60...660, 98...108) > 240)
    }

    @Test(arguments: [3, 4, 6], [1, 2, 3])
    func `a vertical line close to text is found and taken out`(gap: Int, thickness: Int) throws {
      let drawing = DrawnPage()
      for column in 0..<3 {
        let left = 80 + column * 220
        for row in 0..<14 { drawing.write(left, 120 + row * 40, letters: 10) }
        drawing.fill(left - gap - thickness, 100, thickness, 580, 0)
      }
      let page = try PagePreparation().prepare(try #require(drawing.image))
      let found = lines(page, .vertical)
      try #require(found.count == 3)
      for (column, line) in found.enumerated() {
        let left = 80 + column * 220
        #expect(abs(line.position - (Double(left - gap) - Double(thickness) / 2)) <= 1)
        #expect(page.image.darkest(left - gap - thickness - 1...left - gap, 100...679) > 200)
        // The first stroke beside the line stays whole.
        for row in 0..<14 {
          #expect(page.image.darkest(left...left + 1, 121 + row * 40...121 + row * 40) < 90)
        }
      }
    }

    @Test(arguments: [2, 3, 4], [7.0, 9.5, 12.3])
    func `leader dots go wholly`(size: Int, pitch: Double) throws {
      let drawing = DrawnPage()
      for row in 0..<12 {
        let top = 100 + row * 50
        drawing.write(80, top, letters: 8 + row % 4)
        drawing.write(640, top, letters: 3)
        for dot in 0..<Int(380 / pitch) {
          // Dots of a worn scan sit a pixel up or down.
          let drop = (dot * 7 + row) % 5 == 0 ? 1 : 0
          drawing.fill(240 + Int(Double(dot) * pitch), top + 16 - size + drop, size, size, 0)
        }
      }
      let page = try PagePreparation().prepare(try #require(drawing.image))
      #expect(page.leaders.count == 12)
      for row in 0..<12 {
        let top = 100 + row * 50
        #expect(page.image.darkest(238...628, top - 10...top + 24) > 240, "row \(row)")
      }
    }

    @Test func `a row of dots after text is a leader, alone it is a dotted line`() throws {
      let drawing = DrawnPage()
      drawing.writeLines(from: 500, count: 6)
      drawing.write(80, 200, letters: 10)
      for dot in 0..<40 { drawing.fill(230 + dot * 10, 213, 3, 3, 0) }
      for dot in 0..<60 { drawing.fill(80 + dot * 9, 320, 3, 3, 0) }
      let page = try PagePreparation().prepare(try #require(drawing.image))
      try #require(page.leaders.count == 1)
      #expect(abs(page.leaders[0].box.left - 230) <= 1 && page.leaders[0].box.right == 623)
      #expect(page.rulingLines.map(\.stroke) == [.dotted])
      #expect(page.image.darkest(228...630, 205...225) > 240)
    }
  }
#endif
