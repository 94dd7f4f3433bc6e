#if Tesseract
  /// Finds dots that stand in rows, all alike and evenly apart, before the height of text is known.
  ///
  /// A page with leaders has more dots than letters, and the commonest mark would be taken for a
  /// letter. Letters of a row differ in size, and stand closer than their own width.
  struct EvenDots {
    let thresholds: ImagingThresholds
    /// The greatest size of a dot in pixels.
    let largest: Int

    init(thresholds: ImagingThresholds, shorterSide: Int) {
      self.thresholds = thresholds
      largest = max(3, Int(thresholds.unknownTextDot * Double(shorterSide)))
    }

    /// The marks but for such dots.
    func left(of marks: [PixelBox]) -> [PixelBox] {
      var byRow: [Int: [PixelBox]] = [:]
      for mark in marks where max(mark.width, mark.height) <= largest {
        // Dots of one row may differ by a pixel where the scan was uneven.
        byRow[mark.bottom, default: []].append(mark)
        byRow[mark.bottom - 1, default: []].append(mark)
      }
      var dots: Set<PixelBox> = []
      for row in byRow.values where row.count >= thresholds.leaderDotCount {
        collect(row.sorted { $0.x < $1.x }, into: &dots)
      }
      return dots.isEmpty ? marks : marks.filter { !dots.contains($0) }
    }

    private func collect(_ row: [PixelBox], into dots: inout Set<PixelBox>) {
      var run: [PixelBox] = []
      func close() {
        if run.count >= thresholds.leaderDotCount { dots.formUnion(run) }
      }
      for mark in row {
        guard let last = run.last, continues(run, last, mark) else {
          close()
          run = [mark]
          continue
        }
        run.append(mark)
      }
      close()
    }

    private func continues(_ run: [PixelBox], _ last: PixelBox, _ next: PixelBox) -> Bool {
      guard abs(next.width - last.width) <= 1, abs(next.height - last.height) <= 1,
        Double(next.x - last.right) >= thresholds.evenDotGap * Double(last.width)
      else { return false }
      guard run.count > 1, let first = run.first else { return next.x - last.x <= 6 * largest }
      let pitch = Double(last.x - first.x) / Double(run.count - 1)
      return abs(Double(next.x - last.x) - pitch)
        <= max(1.5, thresholds.leaderPitchSpread * pitch)
    }
  }
#endif
