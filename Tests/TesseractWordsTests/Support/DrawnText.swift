#if Tesseract
  internal import CLeptonica
  import PageImaging

  /// Pages of printed text, drawn with Leptonica's own letters.
  enum DrawnText {
    /// A line of text at a position; the baseline is at `y`.
    struct Line {
      var text: String
      var x: Int
      var y: Int
    }

    /// The height of lower case letters as drawn, in pixels.
    static let textHeight = 14.0

    /// A white page with lines of text in black.
    static func page(width: Int, height: Int, _ lines: [Line]) throws -> PreparedPage {
      PreparedPage(
        image: try image(width: width, height: height, lines), textHeight: textHeight)
    }

    /// A page with one line of text and some room around it.
    static func page(_ text: String) throws -> PreparedPage {
      try page(width: 60 + 24 * text.count, height: 90, [Line(text: text, x: 30, y: 55)])
    }

    /// A page of random grains, on which Tesseract finds no end.
    static func noise(width: Int, height: Int, seed: UInt64) throws -> PreparedPage {
      var state = seed
      let samples = (0..<(width * height)).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 40 & 3 == 0 ? 0 : 255
      }
      return PreparedPage(image: try image(width: width, height: height, samples: samples))
    }

    /// A page of one lightness.
    static func blank(width: Int, height: Int, lightness: UInt8 = 255) throws -> PreparedPage {
      let samples = [UInt8](repeating: lightness, count: width * height)
      return PreparedPage(image: try image(width: width, height: height, samples: samples))
    }

    private struct DrawingFailed: Error {}

    private static func image(width: Int, height: Int, samples: [UInt8]) throws -> PageImage {
      guard let image = PageImage(width: width, height: height, lightness: samples) else {
        throw DrawingFailed()
      }
      return image
    }

    // Letters are drawn at twice the size and halved, which gives them smooth edges.
    private static func image(width: Int, height: Int, _ lines: [Line]) throws -> PageImage {
      var letters = unsafe bmfCreate(nil, 16)
      var large = unsafe pixCreate(Int32(2 * width), Int32(2 * height), 8)
      defer {
        unsafe bmfDestroy(&letters)
        unsafe pixDestroy(&large)
      }
      unsafe pixSetAll(large)
      for line in lines {
        var (drawnWidth, overflow): (Int32, Int32) = (0, 0)
        unsafe pixSetTextline(
          large, letters, line.text, 0, Int32(2 * line.x), Int32(2 * line.y), &drawnWidth,
          &overflow)
        guard overflow == 0 else { throw DrawingFailed() }
      }
      var drawn = unsafe pixScale(large, 0.5, 0.5)
      defer { unsafe pixDestroy(&drawn) }
      var samples = [UInt8](repeating: 255, count: width * height)
      for y in 0..<height {
        for x in 0..<width {
          var value: UInt32 = 0
          unsafe pixGetPixel(drawn, Int32(x), Int32(y), &value)
          samples[y * width + x] = UInt8(truncatingIfNeeded: value)
        }
      }
      return try image(width: width, height: height, samples: samples)
    }
  }
#endif
