#if Tesseract
  @testable import PageImaging
  import DocumentModel
  import Testing

  @Suite struct PiecesTests {
    /// Pages longer than 1,000 pixels are cut to pieces of 600.
    private var thresholds: ImagingThresholds {
      var thresholds = ImagingThresholds()
      thresholds.longestWhole = 1000
      thresholds.pieceLength = 600
      return thresholds
    }

    private func pieces(_ page: DrawnPage) throws -> PagePieces? {
      let prepared = PreparedPage(
        image: try #require(page.image), textHeight: 8, textAxis: .horizontal)
      return PagePieces(of: prepared.size.bounds, on: prepared, thresholds: thresholds)
    }

    private func word(_ text: String, _ x: Double, _ y: Double) -> RecognizedWord {
      RecognizedWord(
        text: text,
        box: PageRect(left: x, top: y, right: x + Double(text.count) * 6, bottom: y + 10),
        confidence: 0.9)
    }

    @Test func `a page of ordinary length is read whole`() throws {
      #expect(try pieces(DrawnPage(width: 1000, height: 1000)) == nil)
    }

    @Test func `a high page is cut between its lines`() throws {
      let page = DrawnPage(width: 300, height: 2000)
      for y in stride(from: 20, to: 1980, by: 24) { page.fill(10, y, 280, 14, 0) }
      let boxes = try #require(try pieces(page)).boxes
      #expect(boxes.count == 4)
      #expect(boxes.first?.top == 0 && boxes.last?.bottom == 2000)
      for (upper, lower) in zip(boxes, boxes.dropFirst()) {
        #expect(upper.bottom == lower.top)
        // Lines of text begin at 20, 44, 68 …
        let place = (Int(upper.bottom) - 20) % 24
        #expect(place >= 14, "\(upper.bottom) lies in a line")
      }
    }

    @Test func `pieces overlap where there is no gap`() throws {
      let page = DrawnPage(width: 2000, height: 300)
      page.fill(0, 100, 2000, 14, 0)
      let boxes = try #require(try pieces(page)).boxes
      for (left, right) in zip(boxes, boxes.dropFirst()) {
        #expect(left.right - right.left >= 100)
        #expect(left.right - right.left < 400)
      }
      #expect(boxes.allSatisfy { $0.width < 1000 })
    }

    @Test func `each word of an overlap comes once, and none is lost`() throws {
      let page = DrawnPage(width: 1100, height: 100)
      page.fill(0, 40, 1100, 14, 0)
      let pieces = try #require(try pieces(page))
      #expect(pieces.boxes.count == 2)
      let cut = 550.0
      func read(_ words: [[RecognizedWord]]) -> [String] {
        pieces.joined(words).sorted { $0.box.left < $1.box.left }.map(\.text)
      }
      // Both pieces show all of these.
      let plain = [word("left", cut - 40, 40), word("right", cut + 20, 40)]
      #expect(read([plain, plain]) == ["left", "right"])
      // Read as one word in one piece, and as two in the other.
      let (one, two) = (
        [word("football", cut - 22, 40)], [word("foot", cut - 22, 40), word("ball", cut + 2, 40)]
      )
      #expect(read([two, one]) == ["football"])
      #expect(read([one, two]) == ["foot", "ball"])
      let right = [word("football", cut - 26, 40)]
      let parts = [word("foot", cut - 26, 40), word("ball", cut - 2, 40)]
      #expect(read([right, parts]) == ["football"])
      // Seen by one piece only, and not by the one that it belongs to.
      #expect(read([[word("lone", cut + 8, 40)], []]) == ["lone"])
      // Cut off at the end of a piece.
      let end = pieces.boxes[0].right
      #expect(read([[word("cu", end - 12, 40)], [word("cutoff", end - 12, 40)]]) == ["cutoff"])
      // The same place on another line.
      #expect(read([[word("up", cut - 5, 40)], [word("down", cut + 2, 70)]]) == ["up", "down"])
    }
  }
#endif
