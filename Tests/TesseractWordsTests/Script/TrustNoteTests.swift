#if Tesseract
  import DocumentModel
  import PageImaging
  import Testing

  @testable import TesseractWords

  @Suite struct TrustNoteTests {
    private func notes(_ page: PreparedPage) async throws -> [RecognitionNote] {
      try await sharedPool.readPage { _ in page }.notes
    }

    private func lines() throws -> PreparedPage {
      try DrawnText.page(
        width: 900, height: 300,
        (0..<5).map {
          .init(text: "The harbour lights are seen from the hill", x: 40, y: 60 + $0 * 50)
        })
    }

    @Test func aGoodPageHasNone() async throws {
      #expect(try await notes(lines()).isEmpty)
    }

    /// Upright strokes as letters have, blurred by a mean over so many pixels, taken twice.
    private func strokes(blur reach: Int) throws -> PreparedPage {
      let (width, height) = (600, 200)
      var row = (0..<width).map { $0 % 60 < 24 ? 20.0 : 240.0 }
      for _ in 0..<2 {
        let sharp = row
        for x in 0..<width {
          let near = max(0, x - reach)...min(width - 1, x + reach)
          row[x] = near.reduce(0) { $0 + sharp[$1] } / Double(near.count)
        }
      }
      let samples = (0..<height).flatMap { y in
        row.map { y % 40 < 20 ? UInt8($0) : 240 }
      }
      let image = try #require(PageImage(width: width, height: height, lightness: samples))
      return PreparedPage(image: image, textHeight: 20)
    }

    @Test func blurIsNoted() throws {
      #expect(TrustNotes(page: try strokes(blur: 0)).notes(on: []).isEmpty)
      #expect(TrustNotes(page: try strokes(blur: 1)).notes(on: []).isEmpty)
      #expect(TrustNotes(page: try strokes(blur: 5)).notes(on: []) == [.tooBlurred])
      let blurs = try [0, 1, 2, 3].map {
        try #require(
          FocusMeasurement(of: strokes(blur: $0).image, textHeight: 20).blur)
      }
      #expect(blurs == blurs.sorted() && Set(blurs).count == 4)
    }

    @Test func smallTextIsNotedByItsHeightInTheImageAsDisplayed() async throws {
      let page = try lines()
      // As if imaging had enlarged the page four times.
      let shrunk = PageTransform.homography(Homography(affine: 0.25, 0, 0, 0, 0.25, 0))
      let small = PreparedPage(
        image: page.image, transform: shrunk, textHeight: page.textHeight)
      let found = try await notes(small)
      guard case .textTooSmall(let height)? = found.first else {
        Issue.record("noted: \(found)")
        return
      }
      #expect(abs(height - (page.textHeight ?? 0) / 4 * 2) < 0.01)
    }

    @Test func doubtfulTextThatIsLargeAndSharpLooksHandwritten() throws {
      let page = try lines()
      let words = (0..<8).map { index in
        RecognizedWord(
          text: "sorlble", box: PageRect(left: 0, top: 0, right: 80, bottom: 20), confidence: 0.4,
          lineHint: index)
      }
      #expect(TrustNotes(page: page).notes(on: words) == [.looksHandwritten])
      #expect(TrustNotes(page: page).notes(on: Array(words.prefix(1))).isEmpty)
    }
  }
#endif
