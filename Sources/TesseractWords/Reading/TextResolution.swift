#if Tesseract
  /// The resolution at which the text of a page would be of an ordinary size.
  ///
  /// What a file says of its resolution is often wrong, and Tesseract needs it to tell text from
  /// specks and rules. The height of lower case letters is the better witness.
  enum TextResolution {
    /// Pixels per inch for a page whose lower case letters have this height in pixels, or whose
    /// characters do, where they take a larger share of the type size.
    static func pixelsPerInch(
      textHeight: Double?, share: Double = ReadingThresholds.lowerCaseShare
    ) -> Int32 {
      let letter = ReadingThresholds.assumedTypeSize * share
      var resolution = ReadingThresholds.unknownTextResolution
      if let textHeight, textHeight.isFinite, textHeight > 0 {
        resolution = textHeight * pointsPerInch / letter
      }
      let range = ReadingThresholds.resolutions
      return Int32(min(max(resolution, range.lowerBound), range.upperBound))
    }

    private static let pointsPerInch = 72.0
  }
#endif
