#if Tesseract
  internal import CLeptonica

  /// Finds the parts of a page that hold nothing but noise.
  ///
  /// Tesseract takes a minute over a large picture of noise, and can't be stopped meanwhile. Text,
  /// whatever its size, is written in lines, so that the rows of pixels across it (or the columns,
  /// where it is turned) hold very unequal amounts of ink. Noise fills all rows and columns alike, but
  /// for chance; what chance makes follows from the share of ink and the size of the grains. Grain
  /// and dots behind text, or among it, don't hide that the text is uneven.
  ///
  /// Photographs screened at a slant and codes of square modules are even as well; there is nothing
  /// to read in them. Nor is there in screens that lie straight, and in checks and meshes, whose rows
  /// and columns both repeat within the size of a letter: columns across lines of text never do.
  struct NoiseSearch {
    let thresholds: ImagingThresholds

    /// Areas of noise in a page in black and white, without overlap.
    ///
    /// Linear in the pixels, and far quicker than finding marks.
    func areas(_ ink: borrowing Raster) -> [PixelBox] {
      let cells = InkCells(ink, edge: thresholds.noiseCell)
      var isNoise = [Bool](repeating: false, count: cells.columns * cells.rows)
      var mayBe = isNoise
      for row in 0..<max(1, cells.rows - 1) {
        for column in 0..<max(1, cells.columns - 1) {
          let tile = cells.tile(column, row)
          guard let (across, down) = tile.unevenness(leastStrokes: thresholds.noiseStrokes) else {
            continue
          }
          let unevenness = max(across, down)
          let isScreen =
            unevenness > thresholds.noiseUnevenness
            && tile.repeats(
              at: thresholds.screenPitch, leastAgreement: thresholds.screenAgreement)
          for index in cells.indices(ofTile: column, row) {
            if isScreen || unevenness <= thresholds.noiseUnevenness { isNoise[index] = true }
            if unevenness <= thresholds.noiseEdgeUnevenness { mayBe[index] = true }
          }
        }
      }
      let grown = cells.spread(isNoise, over: mayBe)
      return cells.groups(grown, least: thresholds.noiseCellCount).map(cells.box)
    }
  }
#endif
