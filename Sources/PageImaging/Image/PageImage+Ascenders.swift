#if Tesseract
  internal import CLeptonica
  package import DocumentModel

  extension PageImage {
    /// Whether a band of horizontal text stands on its head, by where its letters reach out of their
    /// lines: letters of the Latin script more often reach up than down.
    ///
    /// False where that can't be told, as for capitals and other scripts: a hint what to try first,
    /// not more. Linear in the pixels of the band.
    package func looksUpsideDown(in band: PageRect) -> Bool {
      guard let inside = band.intersection(PageSize(width: width, height: height).bounds),
        unsafe withPix({ unsafe pixGetDepth($0) }) == 8
      else { return false }
      let area = PixelBox(inside)
      var box = unsafe boxCreate(
        Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height))
      defer { unsafe boxDestroy(&box) }
      guard let part = unsafe Raster(withPix { unsafe pixClipRectangle($0, box, nil) }),
        let ink = try? part.darker(than: ImagingThresholds().inkShade)
      else { return false }
      var confidence: Float = 0
      return unsafe pixUpDownDetect(ink.pix, &confidence, 0, 0, 0) == 0 && confidence < 0
    }
  }
#endif
