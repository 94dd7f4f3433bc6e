#if Tesseract
  import PageImaging

  /// Measures how blurred and how dark the text of a page is.
  ///
  /// Where an edge of ink is sharp, neighbouring pixels differ by all the contrast there is; blur
  /// spreads it, and the steepest step tells how far. Known failure: noise on a blurred page, whose
  /// grains are sharp.
  struct FocusMeasurement {
    private let pieces: [RowPiece]

    /// Looks at a bounded number of rows of the page.
    init(of image: PageImage, textHeight: Double) {
      pieces = Self.pieces(in: image, textHeight: textHeight)
    }

    /// The spread of edges, as the standard deviation of the blur in pixels; `nil` where there are
    /// too few edges to tell.
    var blur: Double? {
      let steepness = pieces.filter { $0.contrast >= NoteThresholds.leastContrast }
        .map { Double($0.step) / Double($0.contrast) }.sorted()
      guard steepness.count >= NoteThresholds.fewestEdges else { return nil }
      let place = Int(Double(steepness.count - 1) * (1 - NoteThresholds.blurPercentile))
      // The steepest place of an edge blurred by a normal distribution.
      return 1 / (steepness[place] * (2 * Double.pi).squareRoot())
    }

    /// The shade of the darkest ink of most words, 0 (black) to 255; `nil` where there is too little
    /// text to tell.
    var inkShade: Int? {
      let shades = pieces.filter { $0.contrast >= NoteThresholds.faintestContrast }
        .map(\.darkest).sorted()
      guard shades.count >= NoteThresholds.fewestEdges else { return nil }
      return shades[shades.count / 2]
    }

    /// What a piece of a row of pixels shows of ink.
    private struct RowPiece {
      let darkest: Int
      let contrast: Int
      /// The largest step between neighbours.
      let step: Int
    }

    private static func pieces(in image: PageImage, textHeight: Double) -> [RowPiece] {
      guard !image.isColor, textHeight.isFinite, textHeight >= 2 else { return [] }
      let window = min(max(8, Int(min(textHeight, 1000) * 2)), image.width)
      let step = max(1, image.height / NoteThresholds.sampledRows)
      return stride(from: 0, to: image.height, by: step).flatMap { y in
        let row = image.samples(inRow: y)
        return stride(from: 0, through: row.count - window, by: window).compactMap { left in
          piece(row[left..<left + window])
        }
      }
    }

    private static func piece(_ samples: ArraySlice<UInt8>) -> RowPiece? {
      var (darkest, lightest, step, previous) = (255, 0, 0, -1)
      for sample in samples {
        let value = Int(sample)
        darkest = min(darkest, value)
        lightest = max(lightest, value)
        if previous >= 0 { step = max(step, abs(value - previous)) }
        previous = value
      }
      guard step > 0 else { return nil }
      return RowPiece(darkest: darkest, contrast: lightest - darkest, step: step)
    }
  }
#endif
