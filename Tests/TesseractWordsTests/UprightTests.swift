#if Tesseract
  import DocumentModel
  import PageImaging
  import TestPictures
  import Testing

  @testable import TesseractWords

  @Suite struct UprightTests {
    private static let text = [
      "The reading group meets on Monday", "in the old library by the river.",
      "Please bring your own copy, and", "a friend who has not been before.",
      "We begin with the second chapter", "and end at nine in the evening.",
    ]

    private func page(_ lines: some Sequence<String>, width: Int = 900) throws -> PageImage {
      var page = DrawnPage(width: width, height: 700)
      for (row, line) in lines.enumerated() { page.write(line, x: 80, y: 120 + row * 50) }
      return try page.image()
    }

    private func read(_ image: PageImage, findsUpright: Bool = true) async throws -> ReadPage {
      try await sharedPool.readPage(
        findsUpright: findsUpright,
        prepare: { try PagePreparation().prepare(image, turn: $0) })
    }

    @Test(arguments: QuarterTurn.allCases)
    func `a page is read upright however it lies`(turn: QuarterTurn) async throws {
      let upright = try page(Self.text)
      let read = try await read(try upright.turned(by: turn))
      #expect(read.words.joined.contains("The reading group meets on Monday in the old library"))
      // On the page as it was given, the first word lies where the turn put it.
      let first = try #require(read.words.first { $0.text == "The" })
      let center = PagePoint(x: first.box.x.center, y: first.box.y.center)
      let shown = read.page.transform.displayed(center)
      let (x, y, width, height) = (100.0, 112.0, 900.0, 700.0)
      let expected =
        switch turn {
        case .none: PagePoint(x: x, y: y)
        case .right: PagePoint(x: height - y, y: x)
        case .half: PagePoint(x: width - x, y: height - y)
        case .left: PagePoint(x: y, y: width - x)
        }
      #expect(abs(shown.x - expected.x) < 25 && abs(shown.y - expected.y) < 25, "\(shown)")
      #expect(read.page.displayedSize.width == (turn == .none || turn == .half ? 900 : 700))
    }

    @Test(arguments: QuarterTurn.allCases)
    func `so is one with a few short lines`(turn: QuarterTurn) async throws {
      let upright = try page(["Open house", "Saturday noon", "Room seven"])
      let read = try await read(try upright.turned(by: turn))
      #expect(read.words.joined.contains("Open house Saturday noon Room seven"))
    }

    @Test func `a page is left as it lies where that is asked for`() async throws {
      let read = try await read(try page(Self.text).turned(by: .half), findsUpright: false)
      #expect(!read.words.joined.contains("reading group"))
      #expect(read.page.transform == .identity || read.page.textHeight != nil)
    }

    @Test func `a line that the edge of the part cuts doesn't count`() async throws {
      let image = try page(Self.text + Self.text).turned(by: .half)
      let prepared = PreparedPage(image: image, textHeight: 16, textAxis: .horizontal)
      func turn(cutConfidence: Float) async throws -> QuarterTurn? {
        try await UprightSearch { region, _ in
          let rows = [(region.box.top + 60, Float(0.9)), (region.box.top, cutConfidence)]
          return rows.map { top, confidence in
            RecognizedWord(
              text: "harbour lights",
              box: PageRect(left: 0, top: top, right: 200, bottom: top + 20),
              confidence: confidence)
          }
        }.turn(of: prepared, among: [.half], above: 0.7)
      }
      #expect(try await turn(cutConfidence: 0.1) == .half)
    }

    @Test func `a page that reads badly either way is not turned`() async throws {
      let drawing = try page(["ZXQ//|| %%@", "~~^^ WQ}{ ;;", "xq//zz ||\\\\"])
      let plain = try await read(drawing, findsUpright: false)
      let searched = try await read(drawing)
      #expect(searched.page.transform == plain.page.transform)
      #expect(searched.words.joined == plain.words.joined)
    }
  }
#endif
