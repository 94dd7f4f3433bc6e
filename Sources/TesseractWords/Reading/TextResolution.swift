#if Tesseract
  /// The resolution at which the text of a page would be of an ordinary size.
  ///
  /// What a file says of its resolution is often wrong, and Tesseract needs it to tell text from
  /// specks and rules. The height of lower case letters is the better witness.
  enum TextResolution {
    /// Pixels per inch for a page whose lower case letters have this height in pixels.
    static func pixelsPerInch(textHeight: Double?) -> Int32 {
      let letter = ReadingThresholds.assumedTypeSize * ReadingThresholds.lowerCaseShare
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
