#if Tesseract
  internal import CLeptonica

  /// Whitens what reaches in from the picture's edge and is no text: the shadow of a page's rim, the
  /// scanner's lid, the desk.
  ///
  /// Only marks that touch the edge and are longer than several letters go; a line of text that the
  /// picture cuts off stays.
  struct EdgeClearing {
    let thresholds: ImagingThresholds
    let textHeight: Double

    /// Clears the edges of an evened page whose ruling lines are out.
    func clear(_ grey: borrowing Raster) throws(ImagingError) {
      let ink = try grey.darker(than: thresholds.inkShade)
      guard hasInkAtEdge(ink) else { return }
      let atEdge = try unsafe Raster.made(pixExtractBorderConnComps(ink.pix, 8))
      let length = Int32(clamping: Int(thresholds.edgeMark * textHeight))
      let long = try unsafe Raster.made(
        pixSelectBySize(
          atEdge.pix, length, length, 8, Int32(L_SELECT_IF_EITHER), Int32(L_SELECT_IF_GT), nil))
      let mask = try unsafe Raster.made(pixDilateBrick(nil, long.pix, 5, 5))
      _ = unsafe pixSetMasked(grey.pix, mask.pix, 255)
    }

    private func hasInkAtEdge(_ ink: borrowing Raster) -> Bool {
      let (width, height) = (ink.width, ink.height)
      return unsafe ink.withRows { data, words in
        (0..<width).contains { unsafe bit(data, $0) || bit(data + (height - 1) * words, $0) }
          || (0..<height).contains {
            unsafe bit(data + $0 * words, 0) || bit(data + $0 * words, width - 1)
          }
      }
    }
  }
#endif
