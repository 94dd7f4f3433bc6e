#if Tesseract
  internal import DocumentModel

  /// A box of whole pixels, never empty.
  struct PixelBox: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The pixels of an image that a region touches; all of them without a region.
    init(_ region: PageRect?, in page: PageImage) throws(ImagingError) {
      let bounds = PageSize(width: page.width, height: page.height).bounds
      guard let part = (region ?? bounds).intersection(bounds), part.area > 0 else {
        throw .emptyRegion(input: "the page")
      }
      self.init(part)
    }

    /// The pixels that a rectangle within an image touches.
    init(_ rect: PageRect) {
      x = Int(rect.left.rounded(.down))
      y = Int(rect.top.rounded(.down))
      width = max(1, Int(rect.right.rounded(.up)) - x)
      height = max(1, Int(rect.bottom.rounded(.up)) - y)
    }

    init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    var right: Int { x + width }
    var bottom: Int { y + height }

    var rect: PageRect {
      PageRect(left: Double(x), top: Double(y), right: Double(right), bottom: Double(bottom))
    }
  }
#endif
