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
      var pieces: UnsafeMutablePointer<Pixa>?
      var boxes = unsafe pixConnComp(pix, &pieces, 8)
      defer {
        unsafe boxaDestroy(&boxes)
        unsafe pixaDestroy(&pieces)
      }
      let count = unsafe boxaGetCount(boxes)
      guard unsafe pieces != nil, count > 0, count <= most else { return [] }
      return (0..<count).compactMap { index in
        var (x, y, w, h, pixels): (Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0)
        guard unsafe boxaGetBoxGeometry(boxes, index, &x, &y, &w, &h) == 0,
          let piece = unsafe Raster(pixaGetPix(pieces, index, Int32(L_CLONE))),
          unsafe pixCountPixels(piece.pix, &pixels, nil) == 0
        else { return nil }
        let box = PixelBox(x: Int(x), y: Int(y), width: Int(w), height: Int(h))
        return InkMark(box: box.rect, inkShare: Double(pixels) / Double(box.width * box.height))
      }
    }
  }
#endif
