#if Tesseract
  import PageImaging
  import TestPictures

  /// Pages of printed text, drawn with Leptonica's own letters.
  enum DrawnText {
    /// A line of text at a position; the baseline is at `y`.
    struct Line {
      var text: String
      var x: Int
      var y: Int
    }

    /// A white page with lines of text in black.
    static func page(width: Int, height: Int, _ lines: [Line]) throws -> PreparedPage {
      var page = DrawnPage(width: width, height: height)
      for line in lines { page.write(line.text, x: line.x, y: line.y) }
      return PreparedPage(image: try page.image(), textHeight: DrawnPage.textHeight)
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
  }
#endif
