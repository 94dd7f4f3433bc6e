#if Tesseract
  internal import CLeptonica
  internal import DocumentModel

  /// Cleans a straight page: fills, light, ruling lines, leaders and edges.
  struct CleanPage {
    let thresholds: ImagingThresholds

    /// A clean page and what was taken out of it, in its own pixels.
    struct Result: ~Copyable {
      let raster: Raster
      var rulingLines: [RulingLine] = []
      var leaders: [Leader] = []
      var drawnBoxes: [DrawnBox] = []
      var fills: [Fill] = []
      var textHeight: Double?
      var textAxis: Axis?
    }

    /// Cleans the page, which is changed.
    func cleaned(_ page: borrowing StraightPage) throws(ImagingError) -> Result {
      let evening = LightEvening(thresholds: thresholds, frames: page.frames)
      return try cleaned(page.raster, evening)
    }

    private func cleaned(
      _ grey: borrowing Raster, _ evening: LightEvening
    ) throws(ImagingError) -> Result {
      let shorterSide = min(grey.width, grey.height)
      let quarter = try grey.halved().halved()
      let assumed = max(8, thresholds.assumedTextHeight * Double(shorterSide))
      let first = try evening.evened(grey, quarter: quarter)
      PaperWhitening(thresholds: thresholds).whiten(first)
      // Otsu's shade, since it is the one that Tesseract goes by.
      let parting = UInt32(clamping: partingShade(of: first.sampledHistogram) + 1)
      let noiseAreas = NoiseSearch(thresholds: thresholds).areas(try first.darker(than: parting))
      first.whiten(noiseAreas)
      let rough = try textHeight(first)
      let fills = try FillSearch(
        thresholds: thresholds, textHeight: rough ?? assumed, noise: noise(grey)
      ).whiten(grey, quarter: quarter)
      guard !fills.isEmpty else {
        return try withoutLines(first, fills: [], noise: noise(grey), assumed: assumed)
      }
      let evened = try evening.evened(grey, quarter: try grey.halved().halved())
      PaperWhitening(thresholds: thresholds).whiten(evened)
      evened.whiten(noiseAreas)
      return try withoutLines(evened, fills: fills, noise: noise(grey), assumed: assumed)
    }

    private func textHeight(_ page: borrowing Raster) throws(ImagingError) -> Double? {
      textHeight(
        try page.darker(than: thresholds.inkShade).markBoxes(),
        shorterSide: min(page.width, page.height))
    }

    private func textHeight(_ marks: [PixelBox], shorterSide: Int) -> Double? {
      let letters = EvenDots(thresholds: thresholds, shorterSide: shorterSide).left(of: marks)
      return TextHeight(thresholds: thresholds).height(of: letters, shorterSide: shorterSide)
    }

    private func isRim(_ line: RulingLine, _ size: PageSize, _ textHeight: Double) -> Bool {
      let breadth = Double(line.axis == .horizontal ? size.height : size.width)
      return min(line.position, breadth - line.position) < thresholds.rimDistance * textHeight
    }

    private func noise(_ grey: borrowing Raster) -> Double {
      NoiseMeasurement().deviation(grey)
    }

    private func withoutLines(
      _ page: consuming Raster, fills: [Fill], noise: Double, assumed: Double
    ) throws(ImagingError) -> Result {
      let marks = try page.darker(than: thresholds.inkShade).markBoxes()
      let measured = textHeight(marks, shorterSide: min(page.width, page.height))
      let textHeight = measured ?? assumed
      let contrast = max(thresholds.lineContrast, thresholds.lineNoiseFactor * noise)
      let shade = UInt32(max(thresholds.darkestLineLevel, 255 - contrast))
      let faint = try page.darker(than: shade)
      let search = LineSearch(thresholds: thresholds, textHeight: textHeight)
      let found = try search.lines(faint)
      var lines = GridPaper(thresholds: thresholds.squares, textHeight: textHeight)
        .rules(among: found, on: page)
      BoxSides(
        thresholds: thresholds, textHeight: textHeight, shade: UInt8(clamping: shade)
      ).remove(between: lines, from: page)
      let removal = LineRemoval(strokeContrast: thresholds.strokeOnLine)
      removal.remove(found, from: page)
      // On shaded ground everything is dark enough for a faint line; strong lines show all the same.
      let strong = try search.lines(try page.darker(than: thresholds.inkShade))
      removal.remove(strong, from: page)
      lines += strong
      let rows = LeaderSearch(thresholds: thresholds, textHeight: textHeight).rows(marks)
      for row in rows { page.whiten(row.dots) }
      let boxes = try self.boxes(page, textHeight: textHeight)
      try EdgeClearing(thresholds: thresholds, textHeight: textHeight).clear(page)
      let size = PageSize(width: page.width, height: page.height)
      return Result(
        raster: page,
        rulingLines: lines.map(\.rulingLine).filter { !isRim($0, size, textHeight) }
          + rows.filter { !$0.isLeader }.map(\.rulingLine),
        leaders: rows.filter(\.isLeader).map { Leader(box: $0.box) },
        drawnBoxes: boxes, fills: fills,
        textHeight: measured, textAxis: try TextAxis(thresholds: thresholds).axis(page))
    }
  }

  extension CleanPage {
    /// Finds the boxes to tick, and takes them out of the page.
    fileprivate func boxes(
      _ page: borrowing Raster, textHeight: Double
    ) throws(ImagingError) -> [DrawnBox] {
      let search = BoxSearch(thresholds: thresholds, textHeight: textHeight)
      let ink = try page.darker(than: thresholds.inkShade)
      let found = try search.boxes(ink)
      guard !found.isEmpty else { return [] }
      let marks = try ink.markBoxes()
      for box in found { page.whiten(box.areas(among: marks)) }
      return found.map { $0.drawn(thresholds) }
    }
  }

  extension Raster {
    /// Whitens small boxes and their soft rims.
    fileprivate func whiten(_ boxes: [PixelBox]) {
      let (width, height) = (width, height)
      unsafe withRows { data, wordsPerLine in
        for box in boxes {
          for y in max(0, box.y - 1)..<min(height, box.bottom + 1) {
            for x in max(0, box.x - 1)..<min(width, box.right + 1) {
              unsafe setByte(data + y * wordsPerLine, x, 255)
            }
          }
        }
      }
    }
  }
#endif
