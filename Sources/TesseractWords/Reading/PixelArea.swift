#if Tesseract
  import DocumentModel
  import PageImaging

  /// A rectangle of whole pixels within an image.
  struct PixelArea: Hashable {
    let left: Int
    let top: Int
    let width: Int
    let height: Int

    /// Rounds a rectangle outwards and keeps what is in the image; `nil` where that is too small
    /// for text.
    init?(_ box: PageRect, in image: PageImage) {
      let bounds = PageSize(width: image.width, height: image.height).bounds
      guard let inside = box.intersection(bounds) else { return nil }
      left = Int(inside.left.rounded(.down))
      top = Int(inside.top.rounded(.down))
      width = Int(inside.right.rounded(.up)) - left
      height = Int(inside.bottom.rounded(.up)) - top
      guard min(width, height) >= ReadingThresholds.smallestRegionSide else { return nil }
    }

    /// Whether this is all of the image.
    func isWhole(_ image: PageImage) -> Bool {
      width == image.width && height == image.height
    }
  }
#endif
