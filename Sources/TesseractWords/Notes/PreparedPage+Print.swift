#if Tesseract
  import DocumentModel
  public import PageImaging

  extension PreparedPage {
    /// Whether the page's text is soft, as that of few pixels enlarged is, so that one view of it may
    /// be too few to read it well.
    ///
    /// Looks at a bounded number of rows.
    public var hasSoftText: Bool {
      guard let textHeight, textHeight > 0,
        let blur = FocusMeasurement.blur(of: image, textHeight: textHeight)
      else { return false }
      return blur > textHeight * NoteThresholds.softText
    }

    /// Whether the page's print is so faint, as on worn receipts, that it may read better darkened.
    ///
    /// Looks at a bounded number of rows.
    public var hasFaintText: Bool {
      guard let textHeight, textHeight > 0,
        let shade = FocusMeasurement.inkShade(of: image, textHeight: textHeight)
      else { return false }
      return shade >= NoteThresholds.faintInk
    }
  }
#endif
