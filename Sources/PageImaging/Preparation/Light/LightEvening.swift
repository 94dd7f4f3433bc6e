#if Tesseract
  internal import CLeptonica
  internal import DocumentModel

  /// Makes paper white everywhere, whatever light fell on it.
  ///
  /// The paper's shade is the lightest quarter-size pixel of a tile and of the tiles around it: a
  /// stroke is never as light as the paper beside it. Every sample is then stretched by what its
  /// tile lacks to white. Tiles much darker than the page's paper are pictures and are
  /// stretched no more than the darkest paper.
  struct LightEvening {
    let thresholds: ImagingThresholds
    /// What bounds the page within the raster.
    var frames: [[PagePoint]] = []

    /// An evened copy; `quarter` is the same picture at a quarter of its size.
    func evened(
      _ grey: borrowing Raster, quarter: borrowing Raster
    ) throws(ImagingError) -> Raster {
      let step = max(1, thresholds.lightTile / 4)
      let paper = paperShades(GreyMap(quarter), step: step)
      guard let darkest = paper.values.min(), darkest < 254 else {
        return try unsafe Raster.made(pixCopy(nil, grey.pix))
      }
      let inverse = try unsafe Raster.made(
        pixCreate(Int32(paper.width), Int32(paper.height), 16))
      for y in 0..<paper.height {
        for x in 0..<paper.width {
          let factor = 255 * 256 / max(1, paper[x, y])
          _ = unsafe pixSetPixel(inverse.pix, Int32(x), Int32(y), UInt32(factor))
        }
      }
      let tile = Int32(step * 4)
      let evened = try unsafe Raster.made(
        pixApplyInvBackgroundGrayMap(grey.pix, inverse.pix, tile, tile))
      for frame in frames { evened.whiten(outside: frame) }
      return evened
    }

    private func paperShades(_ map: GreyMap, step: Int) -> GreyMap {
      // One tile more than fits, so that the last columns and rows have one as well.
      let (columns, rows) = (map.width / step + 1, map.height / step + 1)
      var lightest = [UInt8](repeating: 0, count: columns * rows)
      for y in 0..<map.height {
        for x in 0..<map.width {
          let tile = y / step * columns + x / step
          lightest[tile] = max(lightest[tile], map.values[y * map.width + x])
        }
      }
      let tiles = GreyMap(width: columns, height: rows, values: lightest)
      let typical = shade(atShare: 0.9, of: tiles.histogram)
      let darkest = max(thresholds.darkestPaper, typical * 2 / 5)
      let spread = tiles.combined { $0.max() ?? 0 }
      var smooth = spread.combined { $0.reduce(0, +) / max(1, $0.count) }
      smooth.values = smooth.values.map { UInt8(clamping: max(darkest, Int($0))) }
      return smooth
    }
  }

  extension GreyMap {
    /// Each value replaced by what the body makes of it and its neighbours.
    func combined(_ body: ([Int]) -> Int) -> GreyMap {
      var result = self
      var near: [Int] = []
      for y in 0..<height {
        for x in 0..<width {
          near.removeAll(keepingCapacity: true)
          for ny in max(0, y - 1)...min(height - 1, y + 1) {
            for nx in max(0, x - 1)...min(width - 1, x + 1) { near.append(self[nx, ny]) }
          }
          result.values[y * width + x] = UInt8(clamping: body(near))
        }
      }
      return result
    }
  }
#endif
