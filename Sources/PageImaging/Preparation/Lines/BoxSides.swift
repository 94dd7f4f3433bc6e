#if Tesseract
  internal import CLeptonica
  internal import DocumentModel

  /// Takes out the sides of boxes drawn round words, such as links have and code in a frame.
  ///
  /// They are too short for lines, and would be read as bars and brackets. The rule: a thin stroke that
  /// reaches from one horizontal line to the next one, about a line of text below, touches both and
  /// goes on beyond neither. No letter does; the sides of cells go on in the next row.
  struct BoxSides {
    let thresholds: ImagingThresholds
    let textHeight: Double
    /// What is darker than this is ink.
    let shade: UInt8

    /// Removes the sides; `lines` are the page's, still drawn on it.
    ///
    /// Grows with the pixels between lines that make boxes.
    func remove(between lines: [TracedLine], from grey: borrowing Raster) {
      let flat = lines.filter { $0.axis == .horizontal }.sorted { $0.position < $1.position }
      for (index, top) in flat.enumerated() {
        for bottom in flat[(index + 1)...] {
          let distance = bottom.position - top.position
          guard distance <= thresholds.wordBoxHeight.upperBound * textHeight else { break }
          let start = max(top.start, bottom.start)
          let end = min(top.end, bottom.end)
          let shorter = min(top.length, bottom.length)
          guard distance >= thresholds.wordBoxHeight.lowerBound * textHeight,
            Double(end - start) >= thresholds.wordBoxOverlap * Double(shorter)
          else { continue }
          remove(from: start - 2, to: end + 2, top, bottom, grey)
        }
      }
    }

    private func remove(
      from start: Int, to end: Int, _ top: TracedLine, _ bottom: TracedLine,
      _ grey: borrowing Raster
    ) {
      let (width, height) = (grey.width, grey.height)
      let widest = max(4, Int(thresholds.wordBoxSide * textHeight))
      unsafe grey.withRows { data, wordsPerLine in
        func isInk(_ x: Int, _ y: Int) -> Bool {
          guard (0..<width).contains(x), (0..<height).contains(y) else { return false }
          return unsafe byte(data + y * wordsPerLine, x) < shade
        }
        /// The rows between both lines at a place, and just beyond them.
        func rows(_ x: Int) -> (inner: Range<Int>, above: Int, below: Int) {
          let (upper, lower) = (top.center(at: x), bottom.center(at: x))
          let (over, under) = (top.thickness / 2 + 3, bottom.thickness / 2 + 3)
          let first = Int(upper.rounded())
          return (
            first..<max(first, Int(lower.rounded()) + 1), Int((upper - over).rounded()),
            Int((lower + under).rounded())
          )
        }
        var strokes: [Range<Int>] = []
        for x in max(0, start)..<max(0, min(width, end)) {
          let (inner, above, below) = rows(x)
          guard inner.count > 2, !isInk(x, above), !isInk(x, below),
            inner.count(where: { !isInk(x, $0) }) <= 1
          else { continue }
          if let last = strokes.last, last.upperBound == x {
            strokes[strokes.count - 1] = last.lowerBound..<(x + 1)
          } else {
            strokes.append(x..<(x + 1))
          }
        }
        for stroke in strokes where stroke.count <= widest {
          for x in max(0, stroke.lowerBound - 1)..<min(width, stroke.upperBound + 1) {
            let inner = rows(x).inner.clamped(to: 0..<height)
            for y in inner { unsafe setByte(data + y * wordsPerLine, x, 255) }
          }
        }
      }
    }
  }
#endif
