#if Tesseract
  internal import CLeptonica
  package import DocumentModel

  /// A connected mark of ink on a page.
  package struct InkMark: Hashable, Sendable {
    /// Its box in pixels of the page.
    package let box: PageRect
    /// The share of the box that is ink, 0…1.
    package let inkShare: Double

    package init(box: PageRect, inkShare: Double) {
      self.box = box
      self.inkShare = inkShare
    }
  }

  extension PageImage {
    /// The marks of a prepared page that lie outside of boxes; what sticks out of a box is a mark.
    ///
    /// - Parameters:
    ///   - boxes: What to leave out.
    ///   - most: Pages with more marks than that give none at all: they hold pictures or noise.
    /// - Returns: The marks in no particular order; none where memory doesn't suffice.
    /// - Complexity: Linear in the pixels.
    package func inkMarks(outside boxes: [PageRect], most: Int) -> [InkMark] {
      let shade = Int32(ImagingThresholds().inkShade)
      guard unsafe withPix({ unsafe pixGetDepth($0) }) == 8,
        let ink = unsafe Raster(withPix { unsafe pixThresholdToBinary($0, shade) })
      else { return [] }
      let bounds = PageSize(width: width, height: height).bounds
      for box in boxes.compactMap({ $0.intersection(bounds) }) {
        let area = PixelBox(box)
        unsafe pixRasterop(
          ink.pix, Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height), PIX_CLR,
          nil, 0, 0)
      }
      return ink.marks(most: most)
    }
  }

  extension Raster {
    /// The connected marks of a black-and-white picture; none where there are more than `most`.
    fileprivate func marks(most: Int) -> [InkMark] {
      let marks = pieces(most: most) { box, piece -> InkMark? in
        var pixels: Int32 = 0
        guard unsafe pixCountPixels(piece.pix, &pixels, nil) == 0 else { return nil }
        return InkMark(box: box.rect, inkShare: Double(pixels) / Double(box.width * box.height))
      }
      return marks ?? []
    }
  }
#endif
