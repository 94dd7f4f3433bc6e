#if Tesseract
  internal import DocumentModel

  /// Tells the edge of a page from the edge of a shadow.
  ///
  /// Within a page's edge there is a blank margin. A shadow, or light that falls off, ends anywhere,
  /// and text runs across its end.
  struct OutlineMargin {
    let thresholds: ImagingThresholds

    /// Whether there is a margin at each side of an outline that is not the picture's own.
    func isBlank(_ map: GreyMap, _ quad: [PagePoint]) -> Bool {
      zip(quad, quad.dropFirst() + quad.prefix(1)).allSatisfy { from, to in
        inkShare(map, from, to) <= thresholds.mostMarginInk
      }
    }

    /// The share of ink along a side whose inner is to the right of its direction; 0 for a side along
    /// the picture's edge.
    private func inkShare(_ map: GreyMap, _ from: PagePoint, _ to: PagePoint) -> Double {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = (dx * dx + dy * dy).squareRoot()
      let reach = thresholds.cornerReach * Double(max(map.width, map.height))
      let x = (low: min(from.x, to.x), high: max(from.x, to.x))
      let y = (low: min(from.y, to.y), high: max(from.y, to.y))
      let isEdge =
        x.high <= reach || y.high <= reach || x.low >= Double(map.width) - reach
        || y.low >= Double(map.height) - reach
      guard !isEdge, length >= 1, length.isFinite else { return 0 }
      var (ink, total) = (0, 0)
      for depth in thresholds.marginDepth {
        let (inX, inY) = (-dy / length * Double(depth), dx / length * Double(depth))
        var samples: [Int] = []
        for step in Int(length / 12)..<max(Int(length / 12), Int(length * 11 / 12)) {
          let share = Double(step) / length
          let (column, row) = (Int(from.x + dx * share + inX), Int(from.y + dy * share + inY))
          guard column >= 0, row >= 0, column < map.width, row < map.height else { continue }
          samples.append(map[column, row])
        }
        ink += inkCount(samples)
        total += samples.count
      }
      return Double(ink) / Double(max(1, total))
    }

    private func inkCount(_ samples: [Int]) -> Int {
      let reach = 8
      return samples.indices.count { index in
        let near = samples[max(0, index - reach)...min(samples.count - 1, index + reach)]
        return Double(samples[index]) < thresholds.marginInk * Double(near.max() ?? 0)
      }
    }
  }
#endif
