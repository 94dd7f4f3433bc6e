#if Tesseract
  internal import DocumentModel

  /// Finds rows of equal dots at equal distances.
  ///
  /// A row that begins beside text leads to other text and is a leader; one that stands alone is a
  /// dotted line. Full stops of an ellipsis are too few to count.
  struct LeaderSearch {
    let thresholds: ImagingThresholds
    let textHeight: Double

    /// One row of dots.
    struct Row {
      let dots: [PixelBox]
      let isLeader: Bool

      var box: PageRect { PageRect.bounding(dots.map(\.rect)) ?? dots[0].rect }
    }

    /// The rows among a page's marks.
    func rows(_ marks: [PixelBox]) -> [Row] {
      let greatest = max(2, thresholds.leaderDot * textHeight)
      let dots = marks.filter {
        Double(max($0.width, $0.height)) <= greatest && $0.width <= 2 * $0.height + 1
          && $0.height <= 2 * $0.width + 1
      }
      guard dots.count >= thresholds.leaderDotCount else { return [] }
      let letters = marks.filter { Double($0.height) > greatest }
      var byRow: [Int: [PixelBox]] = [:]
      for dot in dots { byRow[dot.bottom, default: []].append(dot) }
      var used: Set<PixelBox> = []
      var result: [Row] = []
      for bottom in byRow.keys.sorted() {
        // Dots of one row may differ by a pixel where the scan was uneven.
        let near = (byRow[bottom] ?? []) + (byRow[bottom + 1] ?? [])
        let row = near.filter { !used.contains($0) }.sorted { $0.x < $1.x }
        for run in runs(row) {
          used.formUnion(run)
          result.append(Row(dots: run, isLeader: leads(run, letters)))
        }
      }
      return result
    }

    private func runs(_ row: [PixelBox]) -> [[PixelBox]] {
      var result: [[PixelBox]] = []
      var run: [PixelBox] = []
      var pitch = 0.0
      for dot in row {
        guard let last = run.last else {
          run = [dot]
          continue
        }
        let step = Double(dot.x - last.x)
        let isEven =
          run.count == 1
          ? step <= thresholds.leaderPitch * textHeight
          : abs(step - pitch) <= max(1.5, thresholds.leaderPitchSpread * pitch)
        if isEven, step > 0 {
          pitch = run.count == 1 ? step : pitch + (step - pitch) / Double(run.count)
          run.append(dot)
        } else {
          if run.count >= thresholds.leaderDotCount { result.append(run) }
          let mayPair = step > 0 && step <= thresholds.leaderPitch * textHeight
          run = mayPair ? [last, dot] : [dot]
          pitch = step
        }
      }
      if run.count >= thresholds.leaderDotCount { result.append(run) }
      return result
    }

    private func leads(_ run: [PixelBox], _ letters: [PixelBox]) -> Bool {
      guard let first = run.first, let last = run.last else { return false }
      let reach = 3 * textHeight
      return letters.contains { letter in
        let isLevel =
          letter.y <= first.bottom
          && Double(letter.bottom) >= Double(first.y) - textHeight / 2
          && Double(letter.height) <= 4 * textHeight
        let before = Double(first.x - letter.right)
        let after = Double(letter.x - last.right)
        return isLevel && ((-1...reach).contains(before) || (-1...reach).contains(after))
      }
    }
  }

  extension LeaderSearch.Row {
    /// The row as a dotted ruling line.
    var rulingLine: RulingLine {
      RulingLine(
        axis: .horizontal, span: box.x, position: box.y.center, thickness: box.height,
        stroke: .dotted)
    }
  }
#endif
