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

    /// The box without the strip in which its edge reaches over another one's edge.
    ///
    /// Boxes that lie more than halfway in one another stay as they are.
    func trimmed(beside other: PixelBox) -> PixelBox {
      let across = min(right, other.right) - max(x, other.x)
      let down = min(bottom, other.bottom) - max(y, other.y)
      guard across > 0, down > 0 else { return self }
      var part = self
      if across <= down, across * 2 < width {
        if other.x <= x { part.x += across }
        part.width -= across
      } else if down < across, down * 2 < height {
        if other.y <= y { part.y += down }
        part.height -= down
      }
      return part
    }

    var right: Int { x + width }
    var bottom: Int { y + height }

    var rect: PageRect {
      PageRect(left: Double(x), top: Double(y), right: Double(right), bottom: Double(bottom))
    }
  }
#endif
