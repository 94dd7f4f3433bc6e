#if Tesseract
  internal import CLeptonica

  /// Finds the small angle by which a page's lines are turned.
  ///
  /// Rows of a straight page alternate between ink and paper more sharply than those of a turned
  /// one; the angle is the one that sharpens them most. Pages where no angle stands out, such as
  /// blank ones and drawings, are taken for straight, and so are those that hardly gain by it, such
  /// as ones with a few words.
  struct SkewMeasurement {
    let thresholds: ImagingThresholds

    /// What was measured.
    struct Result {
      /// The clockwise turn in degrees that straightens the page; 0 where unsure.
      var angle = 0.0
      /// How much sharper rows are at the best angle than at the worst, as a ratio; low where lines
      /// of text run at many angles, or where there are hardly any.
      var confidence: Float = 0
    }

    /// Measures a page in black and white.
    func result(_ ink: borrowing Raster) -> Result {
      var (angle, confidence): (Float, Float) = (0, 0)
      // An angle that shifts the page's ends by less than a pixel can't be told from none.
      let finest = max(thresholds.smallestSkew, 57.3 / Float(max(1, ink.width)))
      let range = thresholds.greatestSkew + thresholds.skewMargin
      let failed = unsafe pixFindSkewSweepAndSearch(
        ink.pix, &angle, &confidence, 2, 1, range, 1, 0.01)
      guard failed == 0, angle.isFinite, confidence.isFinite else { return Result() }
      let straight = Result(angle: 0, confidence: confidence)
      guard confidence >= thresholds.skewConfidence, abs(angle) >= finest,
        abs(angle) <= thresholds.greatestSkew
      else { return straight }
      guard let turned = sharpness(ink, turnedBy: angle), let asItIs = Self.sharpness(ink),
        turned >= asItIs * thresholds.skewGain
      else { return straight }
      return Result(angle: Double(angle), confidence: confidence)
    }

    /// How sharply rows of ink and paper alternate once the page's columns are shifted as a turn
    /// would; `nil` where that can't be told.
    private func sharpness(_ ink: borrowing Raster, turnedBy angle: Float) -> Float? {
      let radians = angle * .pi / 180
      guard
        let sheared = unsafe Raster(pixVShearCenter(nil, ink.pix, radians, Int32(L_BRING_IN_WHITE)))
      else { return nil }
      return Self.sharpness(sheared)
    }

    /// How sharply rows of ink and paper alternate; `nil` where that can't be told.
    static func sharpness(_ ink: borrowing Raster) -> Float? {
      var sum: Float = 0
      guard unsafe pixFindDifferentialSquareSum(ink.pix, &sum) == 0 else { return nil }
      return sum
    }
  }
#endif
