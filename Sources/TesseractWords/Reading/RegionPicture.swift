#if Tesseract
  internal import CLeptonica
  import DocumentModel
  import PageImaging

  /// The one owner of a picture of a region, cut out of a page and set in a white margin.
  ///
  /// The margin keeps characters that touch the region's edge whole for Tesseract.
  @safe
  struct RegionPicture: ~Copyable {
    let pix: UnsafeMutablePointer<Pix>
    /// Where the picture's top left corner lies on the page; outside it where the margin is.
    let origin: (x: Int, y: Int)

    /// Cuts out a part of an image, its bounds rounded outwards.
    ///
    /// Returns `nil` where the part is outside the image, too small for text, or blank.
    init?(_ box: PageRect, of image: PageImage, margin: Int) {
      guard let area = PixelArea(box, width: image.width, height: image.height) else { return nil }
      let cut = unsafe image.withPix { page in
        unsafe Self.cut(area, outOf: page, margin: margin)
      }
      guard let cut = unsafe cut else { return nil }
      unsafe pix = cut
      origin = (area.left - margin, area.top - margin)
    }

    deinit {
      var pix: UnsafeMutablePointer<Pix>? = unsafe pix
      unsafe pixDestroy(&pix)
    }

    private static func cut(
      _ area: PixelArea, outOf page: UnsafeMutablePointer<Pix>, margin: Int
    ) -> UnsafeMutablePointer<Pix>? {
      let (width, height) = (Int32(area.width), Int32(area.height))
      let margin = Int32(margin)
      guard
        let cut = unsafe pixCreate(width + 2 * margin, height + 2 * margin, pixGetDepth(page))
      else { return nil }
      unsafe pixSetAll(cut)
      unsafe pixRasterop(
        cut, margin, margin, width, height, PIX_SRC, page, Int32(area.left), Int32(area.top))
      if unsafe isBlank(cut) {
        var unused: UnsafeMutablePointer<Pix>? = unsafe cut
        unsafe pixDestroy(&unused)
        return nil
      }
      return unsafe cut
    }

    /// Whether no sample is much darker than the white of the margin.
    private static func isBlank(_ pix: UnsafeMutablePointer<Pix>) -> Bool {
      guard unsafe pixGetDepth(pix) == 8 else { return false }
      var darkest: Int32 = 0
      let failed = unsafe pixGetExtremeValue(
        pix, 1, Int32(L_SELECT_MIN), nil, nil, nil, &darkest)
      return failed == 0 && Int(darkest) > 255 - ReadingThresholds.smallestContrast
    }
  }

  /// A rectangle of whole pixels within an image.
  struct PixelArea: Hashable {
    let left: Int
    let top: Int
    let width: Int
    let height: Int

    /// Rounds a rectangle outwards and keeps what is in the image; `nil` where that is too small
    /// for text.
    init?(_ box: PageRect, width imageWidth: Int, height imageHeight: Int) {
      let bounds = PageSize(width: imageWidth, height: imageHeight).bounds
      guard let inside = box.intersection(bounds) else { return nil }
      left = Int(inside.left.rounded(.down))
      top = Int(inside.top.rounded(.down))
      width = Int(inside.right.rounded(.up)) - left
      height = Int(inside.bottom.rounded(.up)) - top
      guard min(width, height) >= ReadingThresholds.smallestRegionSide else { return nil }
    }
  }
#endif
