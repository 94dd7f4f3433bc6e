#if Tesseract
  import DocumentModel
  import PageImaging
  import Testing

  /// Squared paper, with and without a table drawn on it.
  @Suite struct GridPaperTests {
    private func paper(shade: UInt8, side: Int = 40) -> DrawnPage {
      let drawing = DrawnPage()
      for x in stride(from: 3, to: 800, by: side) { drawing.fill(x, 0, 1, 1000, shade) }
      for y in stride(from: 3, to: 1000, by: side) { drawing.fill(0, y, 800, 1, shade) }
      drawing.writeLines(from: 112, count: 14, pitch: 60)
      return drawing
    }

    @Test(arguments: [150, 190, 215] as [UInt8])
    func `the lines of squared paper are taken out and are no rules`(shade: UInt8) throws {
      let page = try PagePreparation().prepare(try #require(paper(shade: shade).image))
      #expect(page.rulingLines.isEmpty)
      #expect(page.image.darkest(4...60, 4...60) > 230)
      #expect(page.image.darkest(80...81, 114...120) < 60)
    }

    @Test func `a table drawn on squared paper keeps its rules`() throws {
      let drawing = paper(shade: 190)
      for row in 0...4 { drawing.fill(60, 95 + row * 120, 680, 2, 20) }
      for column in 0...2 { drawing.fill(60 + column * 340, 95, 2, 482, 20) }
      let page = try PagePreparation().prepare(try #require(drawing.image))
      #expect(page.rulingLines.count { $0.axis == .horizontal } == 5)
      #expect(page.rulingLines.count { $0.axis == .vertical } == 3)
    }

    @Test func `the squares of a table are rules`() throws {
      let drawing = DrawnPage()
      for line in 0...8 {
        drawing.fill(60, 80 + line * 70, 562, 2, 60)
        drawing.fill(60 + line * 70, 80, 2, 562, 60)
      }
      for row in 0..<8 { drawing.write(80, 100 + row * 70, letters: 3) }
      let page = try PagePreparation().prepare(try #require(drawing.image))
      #expect(page.rulingLines.count >= 16)
    }
  }
#endif
