#if Tesseract
  internal import CLeptonica
  import PageImaging

  /// Measures how blurred the text of a page is.
  ///
  /// Where an edge of ink is sharp, neighbouring pixels differ by all the contrast there is; blur
  /// spreads it, and the steepest step tells how far. Known failure: noise on a blurred page, whose
  /// grains are sharp.
  enum FocusMeasurement {
    /// The spread of edges, as the standard deviation of the blur in pixels; `nil` where there are
    /// too few edges to tell.
    ///
    /// Looks at a bounded number of rows.
    static func blur(of image: PageImage, textHeight: Double) -> Double? {
      guard !image.isColor, textHeight.isFinite, textHeight >= 2 else { return nil }
      let window = min(max(8, Int(min(textHeight, 1000) * 2)), image.width)
      let step = max(1, image.height / NoteThresholds.sampledRows)
      var steepness: [Double] = []
      unsafe image.withPix { pix in
        for y in stride(from: 0, to: image.height, by: step) {
          for left in stride(from: 0, through: image.width - window, by: window) {
            if let steep = unsafe steepest(pix, y: y, left: left, width: window) {
              steepness.append(steep)
            }
          }
        }
      }
      guard steepness.count >= NoteThresholds.fewestEdges else { return nil }
      let place = Int(Double(steepness.count - 1) * (1 - NoteThresholds.blurPercentile))
      // The steepest place of an edge blurred by a normal distribution.
      return 1 / (steepness.sorted()[place] * (2 * Double.pi).squareRoot())
    }

    /// The largest step between neighbours as a share of the contrast, where there is any.
    private static func steepest(
      _ pix: UnsafeMutablePointer<Pix>, y: Int, left: Int, width: Int
    ) -> Double? {
      var (darkest, lightest, step, previous) = (255, 0, 0, -1)
      for x in left..<(left + width) {
        var sample: UInt32 = 0
        guard unsafe pixGetPixel(pix, Int32(x), Int32(y), &sample) == 0 else { return nil }
        let value = Int(min(sample, 255))
        darkest = min(darkest, value)
        lightest = max(lightest, value)
        if previous >= 0 { step = max(step, abs(value - previous)) }
        previous = value
      }
      let contrast = lightest - darkest
      guard contrast >= NoteThresholds.leastContrast, step > 0 else { return nil }
      return Double(step) / Double(contrast)
    }
  }
#endif
