#if Tesseract
  import DocumentModel
  import PageImaging
  import Testing

  /// How wide the strokes of text are, which tells bold type.
  @Suite struct StrokeWidthTests {
    /// Upright strokes of a width, twelve pixels apart, in two shades.
    private func page(strokes width: Int, ink: UInt8 = 0, paper: UInt8 = 255) -> PageImage? {
      let samples = (0..<40).flatMap { y in
        (0..<120).map { x in (4..<36).contains(y) && x % 12 < width ? ink : paper }
      }
      return PageImage(width: 120, height: 40, lightness: samples)
    }

    private let box = PageRect(left: 0, top: 0, right: 120, bottom: 40)

    @Test func widerStrokesMeasureWider() throws {
      let widths = try (2...5).map { width in
        try #require(page(strokes: width)?.strokeWidths(in: [box]).first ?? nil)
      }
      for (narrow, wide) in zip(widths, widths.dropFirst()) { #expect(wide > narrow * 1.15) }
    }

    @Test func faintInkMeasuresAsDarkInk() throws {
      let dark = try #require(page(strokes: 3)?.strokeWidths(in: [box]).first ?? nil)
      let faint = try #require(page(strokes: 3, ink: 120)?.strokeWidths(in: [box]).first ?? nil)
      #expect(abs(dark - faint) < 0.01)
    }

    @Test func paperAndPlacesBeyondThePageHaveNone() throws {
      let blank = try #require(page(strokes: 0))
      #expect(blank.strokeWidths(in: [box]) == [nil])
      let beyond = PageRect(left: 500, top: 500, right: 600, bottom: 520)
      let image = try #require(page(strokes: 3))
      #expect(image.strokeWidths(in: [beyond]) == [nil])
      #expect(image.strokeWidths(in: []).isEmpty)
    }
  }
#endif
