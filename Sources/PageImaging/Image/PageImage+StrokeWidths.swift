#if Tesseract
  package import DocumentModel

  extension PageImage {
    /// The mean width of the strokes in each box, in pixels; `nil` where there is too little ink or
    /// contrast to tell, and for pages in colour.
    ///
    /// Linear in the pixels of the boxes.
    package func strokeWidths(in boxes: [PageRect]) -> [Double?] {
      boxes.map { greys(in: $0)?.strokeWidth }
    }

    private func greys(in box: PageRect) -> GreyMap? {
      let bounds = PageSize(width: width, height: height).bounds
      guard let inside = box.intersection(bounds) else { return nil }
      let area = PixelBox(inside)
      let (left, top) = (max(0, area.x), max(0, area.y))
      let (right, bottom) = (min(area.x + area.width, width), min(area.y + area.height, height))
      guard left < right, top < bottom else { return nil }
      let values = (top..<bottom).flatMap { samples(inRow: $0, columns: left..<right) }
      guard !values.isEmpty else { return nil }
      return GreyMap(width: right - left, height: bottom - top, values: values)
    }
  }

  extension GreyMap {
    /// The mean width of the strokes in pixels; `nil` where ink and paper hardly differ.
    ///
    /// The ink's area by the length of its strokes, which is told from how often rows and columns of
    /// pixels run across them. Shades count in part, so that widths between whole pixels are told
    /// apart. Linear in the pixels.
    var strokeWidth: Double? {
      guard let darkest = values.min(), let lightest = values.max() else { return nil }
      let contrast = Int(lightest) - Int(darkest)
      guard contrast >= ImagingThresholds().strokeContrast else { return nil }
      let middle = (Int(darkest) + Int(lightest)) / 2
      var (ink, runs) = (0, 0)
      var above = [Bool](repeating: false, count: width)
      for y in 0..<height {
        var isBeforeInk = false
        for x in 0..<width {
          ink += Int(lightest) - self[x, y]
          let isInk = self[x, y] <= middle
          if isInk, !isBeforeInk { runs += 1 }
          if isInk, !above[x] { runs += 1 }
          isBeforeInk = isInk
          above[x] = isInk
        }
      }
      guard runs > 0 else { return nil }
      // For each pixel of its length a stroke is run across so often, in the mean of all directions.
      let length = Double(runs) * Double.pi / 4
      return Double(ink) / Double(contrast) / length
    }
  }
#endif
