#if Tesseract
  /// The square frame within a mark: a check box without what is in it.
  ///
  /// The rule: two level and two upright bars, straight, thin for the square's side, that cover all
  /// four sides up to the corners. Letters fail at the corners and where they bend, ticks that reach
  /// over the frame don't matter.
  struct BoxFrame {
    /// The frame's columns and rows in the mark's own pixels.
    let columns: Range<Int>
    let rows: Range<Int>
    /// The share of the area within the frame that is ink.
    let inkShare: Double

    /// Looks for the frame in a mark; `nil` where there is none.
    init?(_ grid: InkGrid, smallest: Double, thresholds: ImagingThresholds) {
      let least = max(4, Int(smallest * thresholds.boxBar))
      let level = (0..<grid.height).filter { grid.longestRun(row: $0) >= least }
      let upright = (0..<grid.width).filter { grid.longestRun(column: $0) >= least }
      guard let top = level.first, let bottom = level.last, let left = upright.first,
        let right = upright.last
      else { return nil }
      let (columns, rows) = (left..<(right + 1), top..<(bottom + 1))
      (self.columns, self.rows) = (columns, rows)
      let (width, height) = (Double(columns.count), Double(rows.count))
      let side = min(width, height)
      guard side >= smallest, side >= max(width, height) * thresholds.boxSquareness else {
        return nil
      }
      let band = max(2, Int(side * thresholds.boxBand))
      let (topBand, bottomBand) = (
        top..<min(top + band, grid.height), max(0, bottom + 1 - band)..<(bottom + 1)
      )
      let (leftBand, rightBand) = (
        left..<min(left + band, grid.width), max(0, right + 1 - band)..<(right + 1)
      )
      let covered =
        [topBand, bottomBand].map { grid.coverage(columns: columns, in: $0) }
        + [leftBand, rightBand].map { grid.coverage(rows: rows, in: $0) }
      let straight =
        [topBand, bottomBand].map { grid.straightShare(columns: columns, in: $0) }
        + [leftBand, rightBand].map { grid.straightShare(rows: rows, in: $0) }
      guard covered.allSatisfy({ $0 >= thresholds.boxCoverage }),
        straight.allSatisfy({ $0 >= thresholds.boxStraightness })
      else { return nil }
      let share = Double(grid.count(columns, rows)) / (width * height)
      guard share < thresholds.boxFull else {
        inkShare = share
        return
      }
      let stroke = Self.stroke(grid, columns, rows)
      guard Double(stroke) <= max(2, side * thresholds.boxStroke) else { return nil }
      let inset = stroke + 1
      guard columns.count > 2 * inset + 1, rows.count > 2 * inset + 1 else { return nil }
      let inner = (
        (left + inset)..<(right + 1 - inset), (top + inset)..<(bottom + 1 - inset)
      )
      inkShare =
        Double(grid.count(inner.0, inner.1)) / Double(inner.0.count * inner.1.count)
    }

    /// The thickness of the thickest bar: the stems of letters are thicker than frames.
    private static func stroke(_ grid: InkGrid, _ columns: Range<Int>, _ rows: Range<Int>) -> Int {
      func isFull(row: Int) -> Bool { grid.coverage(columns: columns, in: row..<(row + 1)) > 0.7 }
      func isFull(column: Int) -> Bool {
        grid.coverage(rows: rows, in: column..<(column + 1)) > 0.7
      }
      return [
        rows.prefix { isFull(row: $0) }.count, rows.reversed().prefix { isFull(row: $0) }.count,
        columns.prefix { isFull(column: $0) }.count,
        columns.reversed().prefix { isFull(column: $0) }.count,
      ].max() ?? 1
    }
  }
#endif
