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
      #expect(page.size.width == (isSideways ? 1000 : 800))
      #expect(page.size.height == (isSideways ? 800 : 1000))
      #expect(page.displayedSize == PageSize(width: 800, height: 1000))
      let block = try #require(page.transform.upright(PagePoint(x: 95, y: 856)))
      let (x, y) = (Int(block.x), Int(block.y))
      #expect(page.image.darkest(x...x, y...y) < 60)
      // The block is longer than high as drawn.
      let (along, across) = isSideways ? (0, 11) : (11, 0)
      #expect(page.image.darkest(x + along...x + along, y + across...y + across) < 60)
      #expect(page.image.darkest(x + across...x + across, y + along...y + along) > 200)
    }

    @Test func `a region is turned about itself`() throws {
      let image = try #require(page().image)
      let region = PageRect(left: 70, top: 90, right: 500, bottom: 900)
      let page = try PagePreparation().prepare(image, region: region, turn: .right)
      #expect(page.size == PageSize(width: 810, height: 430))
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
