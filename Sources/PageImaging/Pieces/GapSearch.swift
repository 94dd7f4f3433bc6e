#if Tesseract
  internal import CLeptonica
  internal import DocumentModel

  /// Looks for blank gaps across a part of a page.
  struct GapSearch {
    let image: PageImage
    let part: PageRect
    /// The axis that the part is cut along.
    let axis: Axis
    let leastGap: Double

    /// The middle of the widest blank gap not too far from a place; `nil` where none is wide enough.
    func gap(near target: Double, reach: Double) -> Double? {
      let along = axis == .vertical ? part.y : part.x
      let across = PixelBox(part)
      let first = Int(max(along.lower, target - reach))
      let last = Int(min(along.upper, target + reach))
      let others = axis == .vertical ? across.x..<across.right : across.y..<across.bottom
      guard first < last, let ink = ink(first..<last, others) else { return nil }
      var (best, start): (Range<Int>, Int?) = (0..<0, nil)
      for place in first...last {
        let isBlank = place < last && !ink[place - first]
        if isBlank, start == nil { start = place }
        guard !isBlank, let from = start else { continue }
        if place - from > best.count { best = from..<place }
        start = nil
      }
      guard Double(best.count) >= max(1, leastGap) else { return nil }
      return Double(best.lowerBound + best.upperBound) / 2
    }

    /// Whether there is ink in each of the lines of pixels; `nil` for pictures that aren't grey.
    private func ink(_ lines: Range<Int>, _ others: Range<Int>) -> [Bool]? {
      let shade = UInt8(clamping: ImagingThresholds().inkShade)
      return unsafe image.withPix { pix -> [Bool]? in
        guard unsafe pixGetDepth(pix) == 8, let data = unsafe pixGetData(pix) else { return nil }
        let wordsPerLine = Int(unsafe pixGetWpl(pix))
        let columns = axis == .vertical ? others : lines
        let rows = axis == .vertical ? lines : others
        guard columns.lowerBound >= 0, rows.lowerBound >= 0, columns.upperBound <= image.width,
          rows.upperBound <= image.height
        else { return nil }
        var result = [Bool](repeating: false, count: lines.count)
        for y in rows {
          let row = unsafe data + y * wordsPerLine
          for x in columns where unsafe byte(row, x) < shade {
            result[(axis == .vertical ? y : x) - lines.lowerBound] = true
            if axis == .vertical { break }
          }
        }
        return result
      }
    }
  }
#endif
