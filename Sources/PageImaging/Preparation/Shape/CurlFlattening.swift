#if Tesseract
  internal import CLeptonica
  internal import DocumentModel

  /// Levels lines of text that bend or run together, where that makes the page clearly sharper.
  struct CurlFlattening {
    let thresholds: ImagingThresholds

    /// The page with level lines, or as it is where it is flat or the evidence is weak.
    ///
    /// Linear in the pixels; a page that is flat, as its `skew` shows, costs nothing.
    func flattened(
      _ page: consuming StraightPage, skew: SkewMeasurement.Result
    ) throws(ImagingError) -> StraightPage {
      guard skew.confidence < thresholds.flatConfidence else { return page }
      let isSmall = page.raster.width < thresholds.narrowPage
      let scale = isSmall ? 1.0 : 2.0
      let picture = isSmall ? try page.raster.copied() : try page.raster.halved()
      let frames = page.frames.map { frame in
        frame.map { PagePoint(x: $0.x / scale, y: $0.y / scale) }
      }
      let evened = try LightEvening(thresholds: thresholds, frames: frames)
        .evened(picture, quarter: try picture.halved().halved())
      let ink = try ink(evened)
      let textHeight =
        thresholds.assumedTextHeight * Double(min(picture.width, picture.height))
      guard
        let grid = CurlModel(thresholds: thresholds).grid(ink, textHeight: textHeight),
        let before = SkewMeasurement.sharpness(ink),
        let after = SkewMeasurement.sharpness(try self.ink(try evened.displaced(by: grid))),
        after >= thresholds.curlGain * before, let full = grid.scaled(by: scale)
      else { return page }
      let ends = Self.bent(page.frames, by: full)
      return StraightPage(
        raster: try page.raster.displaced(by: full), map: page.map, frames: ends, curl: full)
    }

    private func ink(_ picture: borrowing Raster) throws(ImagingError) -> Raster {
      // Halving makes thin strokes paler, so the shade that counts as ink is paler, too.
      try picture.darker(than: (thresholds.inkShade + 255) / 2)
    }

    /// The polygons on the page once its lines are level.
    private static func bent(
      _ frames: [[PagePoint]], by grid: DisplacementGrid
    ) -> [[PagePoint]] {
      let transform = PageTransform.displacement(grid)
      // The sides bend, so they need points between the corners.
      let pointsASide = 16
      return frames.map { (frame: [PagePoint]) -> [PagePoint] in
        var points: [PagePoint] = []
        for (index, from) in frame.enumerated() {
          let to = frame[(index + 1) % frame.count]
          for step in 0..<pointsASide {
            let share = Double(step) / Double(pointsASide)
            let x = from.x + (to.x - from.x) * share
            let y = from.y + (to.y - from.y) * share
            if let point = transform.upright(PagePoint(x: x, y: y)) { points.append(point) }
          }
        }
        return points
      }
    }
  }

  extension Raster {
    /// The picture whose samples come from where the grid says, above or below; between rows, and
    /// beyond the picture's ends, from the nearest ones.
    func displaced(by grid: DisplacementGrid) throws(ImagingError) -> Raster {
      let (width, height) = (width, height)
      let result = try unsafe Raster.made(pixCreate(Int32(width), Int32(height), 8))
      unsafe withRows { source, sourceLine in
        unsafe result.withRows { target, targetLine in
          for y in 0..<height {
            let shifts = grid.verticalShifts(atRow: Double(y) + 0.5)
            let row = unsafe target + y * targetLine
            for x in 0..<width {
              let column = min((Double(x) + 0.5) / grid.spacing, Double(shifts.count - 1))
              let (cell, share) = (Int(column), column - column.rounded(.down))
              let next = min(cell + 1, shifts.count - 1)
              let shift = shifts[cell] * (1 - share) + shifts[next] * share
              let place = min(max(0, Double(y) + shift), Double(height - 1))
              let (upper, part) = (Int(place), place - place.rounded(.down))
              let lower = min(upper + 1, height - 1)
              let a = Double(unsafe byte(source + upper * sourceLine, x))
              let b = Double(unsafe byte(source + lower * sourceLine, x))
              unsafe setByte(row, x, UInt8(clamping: Int(a + (b - a) * part + 0.5)))
            }
          }
        }
      }
      return result
    }
  }

  extension DisplacementGrid {
    /// The shifts of the samples across, at a height between rows of samples.
    fileprivate func verticalShifts(atRow y: Double) -> [Double] {
      let place = min(max(0, y / spacing), Double(rows - 1))
      let (upper, share) = (Int(place), place - place.rounded(.down))
      let lower = min(upper + 1, rows - 1)
      return (0..<columns).map { column in
        offsets[upper * columns + column].y * (1 - share) + offsets[lower * columns + column].y
          * share
      }
    }
  }
#endif
