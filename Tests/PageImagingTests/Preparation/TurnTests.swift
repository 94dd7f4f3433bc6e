#if Tesseract
  import DocumentModel
  import PageImaging
  import Testing

  @Suite struct TurnTests {
    private func page() -> DrawnPage {
      let drawing = DrawnPage()
      drawing.writeLines()
      drawing.fill(80, 850, 30, 12, 0)
      return drawing
    }

    @Test(arguments: QuarterTurn.allCases)
    func `a turned page leads back to the picture`(turn: QuarterTurn) throws {
      let image = try #require(page().image)
      let page = try PagePreparation().prepare(image, turn: turn)
      let isSideways = turn == .left || turn == .right
      // The page is enlarged or not by the height that its turned marks seem to have.
      let scale = Double(page.size.width) / (isSideways ? 1000 : 800)
      #expect(abs(Double(page.size.height) - (isSideways ? 800 : 1000) * scale) <= 1)
      #expect(page.displayedSize == PageSize(width: 800, height: 1000))
      let block = try #require(page.transform.upright(PagePoint(x: 95, y: 856)))
      let reach = 11 * scale
      func darkest(_ along: Double, _ across: Double) -> UInt8 {
        // The block is longer than high as drawn.
        let x = Int(block.x + (isSideways ? across : along))
        let y = Int(block.y + (isSideways ? along : across))
        return page.image.darkest(x...x, y...y)
      }
      #expect(darkest(0, 0) < 60 && darkest(reach, 0) < 60 && darkest(-reach, 0) < 60)
      #expect(darkest(0, reach) > 200 && darkest(0, -reach) > 200)
    }

    @Test func `a region is turned about itself`() throws {
      let image = try #require(page().image)
      let region = PageRect(left: 70, top: 90, right: 500, bottom: 900)
      let page = try PagePreparation().prepare(image, region: region, turn: .right)
      #expect(page.size.width * 43 / 81 == page.size.height)
      #expect(page.transform.displayed(PagePoint(x: 0, y: 0)) == PagePoint(x: 70, y: 900))
    }

    @Test func `the axis of text is told, and of little text it is not`() throws {
      let image = try #require(page().image)
      #expect(try PagePreparation().prepare(image).textAxis == .horizontal)
      #expect(try PagePreparation().prepare(image, turn: .half).textAxis == .horizontal)
      #expect(try PagePreparation().prepare(image, turn: .right).textAxis == .vertical)
      let sparse = DrawnPage()
      sparse.write(300, 400, letters: 4)
      #expect(try PagePreparation().prepare(try #require(sparse.image)).textAxis == nil)
    }
  }
#endif
