#if Tesseract
  internal import CLeptonica
  internal import DocumentModel

  /// Tells along which axis a page's lines of text run.
  ///
  /// Rows of pixels across lines of text hold very unequal amounts of ink, columns along them hold
  /// nearly equal ones. Each part of the page that has text enough gives its vote; where the votes
  /// are not clear, there is no answer.
  struct TextAxis {
    let thresholds: ImagingThresholds

    /// The axis of the lines on a clean page, or `nil` where unsure.
    func axis(_ page: borrowing Raster) throws(ImagingError) -> Axis? {
      let cells = InkCells(
        try page.darker(than: thresholds.inkShade), edge: thresholds.noiseCell)
      var (horizontal, vertical) = (0, 0)
      for row in stride(from: 0, to: cells.rows, by: 2) {
        for column in stride(from: 0, to: cells.columns, by: 2) {
          let tile = cells.tile(column, row)
          guard let unevenness = tile.unevenness(leastStrokes: thresholds.axisStrokes) else {
            continue
          }
          let (rows, columns) = unevenness
          if rows >= thresholds.axisRatio * columns { horizontal += 1 }
          if columns >= thresholds.axisRatio * rows { vertical += 1 }
        }
      }
      let most = max(horizontal, vertical)
      guard most >= thresholds.axisVotes,
        Double(most) >= thresholds.axisMajority * Double(horizontal + vertical)
      else { return nil }
      return horizontal > vertical ? .horizontal : .vertical
    }
  }
#endif
