#if Tesseract
  internal import CLeptonica
  internal import DocumentModel

  /// Takes traced lines out of a grey page and leaves the strokes that cross them.
  ///
  /// Each short cut across a line is replaced by the lighter of what lies just beyond its two
  /// sides: paper where at least one side is paper, so that a letter standing on the line keeps its
  /// shape, and the stroke itself where a stroke comes out on both sides. What is much darker than the
  /// line itself is a stroke on it and stays as it is.
  struct LineRemoval {
    /// By how much darker than the line a stroke is that lies on it.
    let strokeContrast: Int

    /// Removes the lines.
    ///
    /// Vertical ones go first: then no stump of them is taken for a stroke that crosses a
    /// horizontal one.
    func remove(_ lines: [TracedLine], from grey: borrowing Raster) {
      for line in lines where line.axis == .vertical { remove(line, grey) }
      for line in lines where line.axis == .horizontal { remove(line, grey) }
    }

    private func remove(_ line: TracedLine, _ grey: borrowing Raster) {
      let isHorizontal = line.axis == .horizontal
      let (length, breadth) =
        isHorizontal ? (grey.width, grey.height) : (grey.height, grey.width)
      let half = line.thickness / 2 + 1
      let beyond = 2
      // Between the two of a double line there is paper.
      let stroke = line.stroke == .double ? 0 : line.shade(on: grey) - strokeContrast
      unsafe grey.withRows { data, wordsPerLine in
        func shade(_ along: Int, _ across: Int) -> UInt8 {
          guard along >= 0, along < length, across >= 0, across < breadth else { return 255 }
          return isHorizontal
            ? unsafe byte(data + across * wordsPerLine, along)
            : unsafe byte(data + along * wordsPerLine, across)
        }
        func darkestNear(_ along: Int, _ across: Int) -> UInt8 {
          min(shade(along - 1, across), shade(along, across), shade(along + 1, across))
        }
        for along in max(0, line.start - 2)..<min(length, line.end + 2) {
          let center = line.center(at: along)
          let low = Int((center - half).rounded(.up))
          let high = Int((center + half).rounded(.down))
          guard low <= high, high >= 0, low < breadth else { continue }
          let fill = max(darkestNear(along, low - beyond), darkestNear(along, high + beyond))
          for across in max(0, low)...min(breadth - 1, high)
          where shade(along, across) < fill && Int(shade(along, across)) >= stroke {
            if isHorizontal {
              unsafe setByte(data + across * wordsPerLine, along, fill)
            } else {
              unsafe setByte(data + along * wordsPerLine, across, fill)
            }
          }
        }
      }
    }
  }
#endif
