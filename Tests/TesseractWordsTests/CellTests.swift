#if Tesseract
  import DocumentModel
  import PageImaging
  import TestPictures
  import Testing

  @testable import TesseractWords

  @Suite struct CellTests {
    /// Rows of ink and of white, by their counts.
    private func rows(_ counts: (ink: Bool, rows: Int)...) -> [Int] {
      counts.flatMap { [Int](repeating: $0.ink ? 5 : 0, count: $0.rows) }
    }

    @Test func blankRowsPartLines() throws {
      let lines = try #require(TextRows(textHeight: 10))
      #expect(
        lines.rows(inkByRow: rows((false, 3), (true, 18), (false, 8), (true, 16)))
          == [3..<21, 29..<45])
    }

    @Test func dotsAndAccentsBelongToTheirLine() throws {
      let lines = try #require(TextRows(textHeight: 10))
      #expect(lines.rows(inkByRow: rows((true, 3), (false, 4), (true, 10))) == [0..<17])
    }

    @Test func specksAreNoLinesBesideText() throws {
      let lines = try #require(TextRows(textHeight: 10))
      let speck = rows((true, 2), (false, 20), (true, 14), (false, 20), (true, 1))
      #expect(lines.rows(inkByRow: speck) == [22..<36])
      // Alone they may be a dash.
      #expect(lines.rows(inkByRow: rows((false, 4), (true, 2))) == [4..<6])
      #expect(lines.rows(inkByRow: rows((false, 9))) == [])
    }

    @Test func linesThatTouchAreABlock() throws {
      #expect(try #require(TextRows(textHeight: 10)).rows(inkByRow: rows((true, 45))) == nil)
      for height in [nil, 0, -1, .nan, .infinity, 1e300] as [Double?] {
        #expect(TextRows(textHeight: height) == nil)
      }
    }

    private func read(
      _ region: RecognitionRegion, of page: PreparedPage
    ) async throws -> [RecognizedWord] {
      try await sharedPool.recognizer(for: page).words(in: [region], hints: .init())
        .flatMap { $0 }
    }

    @Test func aDashThatIsAllOfACellIsRead() async throws {
      var drawn = DrawnPage(width: 600, height: 100)
      drawn.write("Upper town", x: 30, y: 60)
      drawn.rule(
        RulingLine(axis: .horizontal, span: Interval(300, 328), position: 54, thickness: 2))
      let page = PreparedPage(image: try drawn.image(), textHeight: DrawnPage.textHeight)
      let cell = PageRect(left: 270, top: 20, right: 380, bottom: 90)
      let words = try await read(RecognitionRegion(box: cell, layout: .cell), of: page)
      #expect(words.map(\.text) == ["—"])
      #expect(words.first.map { cell.contains($0.box) } == true)
      // Near an edge it is a piece of a rule.
      let low = PageRect(left: 270, top: 0, right: 380, bottom: 57)
      #expect(try await read(RecognitionRegion(box: low, layout: .cell), of: page).isEmpty)
    }

    @Test(arguments: [(6.0, "-"), (10, "–"), (20, "—")])
    func theWidthOfADashTellsWhichItIs(width: Double, text: String) throws {
      let box = PageRect(left: 0, top: 0, right: width, bottom: 1.5)
      let dash = Dash(
        in: box, inkShare: 1, textHeight: 10, widths: MissedInkThresholds.loneDashWidth)
      #expect(dash?.text == text)
    }

    @Test func theLinesOfACellAreReadFromTheTop() async throws {
      let page = try DrawnText.page(
        width: 500, height: 200,
        [
          .init(text: "Green street", x: 30, y: 60), .init(text: "7", x: 30, y: 100),
          .init(text: "Upper town", x: 30, y: 140),
        ])
      let words = try await read(
        RecognitionRegion(box: page.size.bounds, layout: .cell), of: page)
      #expect(words.joined == "Green street 7 Upper town")
      #expect(words.compactMap(\.lineHint) == [1, 1, 2, 3, 3])
    }

    @Test(arguments: [RecognitionRegion.Layout.automatic, .singleLine, .cell])
    func holesAreNotRead(_ layout: RecognitionRegion.Layout) async throws {
      let page = try DrawnText.page("Harbour Meadow")
      let whole = try await page.words(layout)
      let hole = try #require(whole.first { $0.text == "Meadow" }).box
      let words = try await read(
        RecognitionRegion(box: page.size.bounds, layout: layout, holes: [hole]), of: page)
      #expect(words.joined == "Harbour")
      let blank = try await read(
        RecognitionRegion(box: page.size.bounds, layout: layout, holes: [page.size.bounds]),
        of: page)
      #expect(blank.isEmpty)
    }

    @Test(arguments: [0.7, 1.5, 2])
    func boxesOfARegionAtAnotherSizeAreThoseOfThePage(_ scale: Double) async throws {
      let page = try DrawnText.page("Harbour Meadow")
      let own = try await page.words(.singleLine)
      let words = try await read(
        RecognitionRegion(box: page.size.bounds, layout: .singleLine, scale: scale), of: page)
      #expect(words.joined == own.joined)
      for (word, other) in zip(words, own) {
        #expect(abs(word.box.left - other.box.left) < 4 && abs(word.box.top - other.box.top) < 4)
        #expect(abs(word.box.right - other.box.right) < 4)
      }
    }

    @Test func darkenedTextReadsAsItIsPrinted() async throws {
      let page = try DrawnText.page("Harbour Meadow")
      let words = try await read(
        RecognitionRegion(
          box: page.size.bounds, layout: .singleLine, scale: 2, tone: .darkened), of: page)
      #expect(words.joined == "Harbour Meadow")
      let whole = try await read(
        RecognitionRegion(box: page.size.bounds, tone: .darkened), of: page)
      #expect(whole.joined == "Harbour Meadow")
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e9])
    func anImpossibleSizeIsTheOwnOne(_ scale: Double) async throws {
      let page = try DrawnText.page("Harbour")
      let words = try await read(
        RecognitionRegion(box: page.size.bounds, layout: .cell, scale: scale), of: page)
      #expect(words.joined == "Harbour")
    }
  }
#endif
