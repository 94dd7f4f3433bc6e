#if Tesseract
  import DocumentModel
  public import PageImaging

  /// Whether the print of a page is so poor that one view of it may be too few to read it well.
  public struct PrintQuality: Hashable, Sendable {
    /// Whether the text is soft, as that of few pixels enlarged is.
    public let isSoft: Bool
    /// Whether the ink is faint, as on worn receipts, so that it may read better darkened.
    public let isFaint: Bool

    /// Measures a page; where the height of its text isn't known, it counts as neither.
    ///
    /// Looks at a bounded number of rows.
    public init(of page: PreparedPage) {
      guard let textHeight = page.textHeight, textHeight > 0 else {
        (isSoft, isFaint) = (false, false)
        return
      }
      let focus = FocusMeasurement(of: page.image, textHeight: textHeight)
      isSoft = focus.blur.map { $0 > textHeight * NoteThresholds.softText } ?? false
      isFaint = focus.inkShade.map { $0 >= NoteThresholds.faintInk } ?? false
    }
  }
#endif
