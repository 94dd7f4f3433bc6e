#if Tesseract
  internal import CLeptonica
  internal import DocumentModel

  /// Finds even areas behind text, such as header bands and shaded rows, and makes them white.
  ///
  /// An area counts when one shade covers a box of at least a line of text almost wholly once the
  /// text is wiped out of it: dark marks no larger than letters out of light areas, light ones out
  /// of dark areas. In dark areas the text is lighter than the area, so they are
  /// inverted. Paper under uneven light has no such boxes, and pictures are not even.
  struct FillSearch {
    let thresholds: ImagingThresholds
    let textHeight: Double
    /// The standard deviation of the paper's shade.
    let noise: Double

    /// The greatest number of shades that one page is searched for.
    private static let shadeCount = 8

    /// Finds the fills of a page, and whitens them in it; `quarter` is the page at a quarter of
    /// its size.
    func whiten(
      _ grey: borrowing Raster, quarter: borrowing Raster
    ) throws(ImagingError) -> [Fill] {
      let wiped = Int32(clamping: letter)
      let light = try unsafe Raster.made(pixCloseGray(quarter.pix, wiped, wiped))
      let paper =
        GreyMap(light).histogram.enumerated().dropFirst(64)
        .max { $0.element < $1.element }?.offset ?? 255
      func level(_ share: Double) -> Int { Int(share * Double(paper)) }
      let darkest = level(thresholds.darkestLightFill)
      let pale = try boxes(
        in: light, shades: darkest...max(darkest, paper - contrast), paper: paper
      )
      .filter {
        isFilled($0, paper: paper, grey)
          && ($0.shade > level(thresholds.lightestDarkFill) || !isWrittenOnLightly($0, paper, grey))
      }
      let dark = try unsafe Raster.made(pixOpenGray(quarter.pix, wiped, wiped))
      let deep = try boxes(
        in: dark, shades: 0...level(thresholds.lightestDarkFill), paper: paper, isDark: true
      )
      .filter { isEven($0, grey) && holdsLightText($0, paper, grey) }
      var found: [Fill] = []
      var taken: [PageRect] = []
      let whitening = FillWhitening(paper: paper)
      // The largest come first: a smaller one in it is a part of it that text cut off.
      for fill in (pale + deep).sorted(by: { $0.box.rect.area > $1.box.rect.area }) {
        let own = fill.box.rect
        guard !taken.contains(where: { $0.overlapArea(own) > own.area / 4 }) else { continue }
        // Cells that a thin line divides would both reach over it, and it would be whitened twice.
        let box = found.reduce(whitening.refined(fill, grey)) { box, other in
          box.trimmed(beside: PixelBox(other.box))
        }
        taken.append(box.rect.union(own))
        whitening.whiten(box, of: fill, grey)
        found.append(
          Fill(box: box.rect, lightness: min(1, Double(fill.shade) / Double(max(1, paper)))))
      }
      return found
    }

    /// The size of what is wiped out, in pixels of the picture at a quarter of its size; odd.
    ///
    /// No larger than text needs: a shaded row is hardly twice as high.
    private var letter: Int {
      Int(min(400, max(0, thresholds.wipedText * textHeight / 4))) | 1
    }

    /// On noisy paper the shades of dense text run into those of pale fills.
    private var contrast: Int {
      thresholds.fillContrast + Int(thresholds.fillNoiseFactor * noise)
    }

    /// Boxes that one shade covers, in pixels of the whole page.
    private func boxes(
      in raster: borrowing Raster, shades: ClosedRange<Int>, paper: Int, isDark: Bool = false
    ) throws(ImagingError) -> [FillCandidate] {
      let map = GreyMap(raster)
      var counts = map.histogram
      for shade in counts.indices where !shades.contains(shade) { counts[shade] = 0 }
      let least = Int(thresholds.fillHeight * thresholds.fillWidth * textHeight * textHeight / 16)
      let edges = FillEdges(map: map, paper: paper, letter: letter)
      let spread = max(3, Int(thresholds.fillNoiseSpread * noise))
      var found: [FillCandidate] = []
      for _ in 0..<Self.shadeCount {
        guard let peak = counts.indices.max(by: { counts[$0] < counts[$1] }), counts[peak] > 0
        else { break }
        let near = max(0, peak - spread)...min(255, peak + spread)
        let count = counts[near].reduce(0, +)
        for shade in near { counts[shade] = 0 }
        guard count >= max(12, least) else { continue }
        let mask = try unsafe Raster.made(pixCreate(raster.pixWidth, raster.pixHeight, 1))
        for y in 0..<map.height {
          for x in 0..<map.width where near.contains(map[x, y]) {
            _ = unsafe pixSetPixel(mask.pix, Int32(x), Int32(y), 1)
          }
        }
        let clean = try unsafe Raster.made(pixOpenBrick(nil, mask.pix, 4, 3))
        for area in try FillRectangles(letter: letter).rectangles(of: clean) {
          let part = area.box
          guard Double(part.width * 4) >= thresholds.fillWidth * textHeight,
            Double(part.height * 4) + 8 >= thresholds.fillHeight * textHeight,
            isCovered(part, near, map), edges.areAround(area, shade: peak, isDark: isDark)
          else { continue }
          var whole = area
          whole.box = PixelBox(
            x: part.x * 4, y: part.y * 4, width: part.width * 4, height: part.height * 4)
          found.append(FillCandidate(area: whole, shade: peak, isDark: isDark))
        }
      }
      return found
    }

    private func isCovered(_ part: PixelBox, _ shades: ClosedRange<Int>, _ map: GreyMap) -> Bool {
      var count = 0
      for y in part.y..<part.bottom {
        for x in part.x..<part.right where shades.contains(map[x, y]) { count += 1 }
      }
      let share = Double(count) / Double(part.width * part.height)
      let isWholePage = part.width * part.height * 10 > map.width * map.height * 9
      return share >= thresholds.fillSquareness && !isWholePage
    }

    /// The share of a box's pixels that are lighter than a shade: paper shows between the letters
    /// of dense text, and not in a fill.
    private func share(
      in box: PixelBox, lighterThan level: Int, _ grey: borrowing Raster
    ) -> Double {
      var (light, total) = (0, 0)
      unsafe grey.withRows { data, wordsPerLine in
        for y in stride(from: box.y + 2, to: min(grey.height, box.bottom - 2), by: 2) {
          let row = unsafe data + y * wordsPerLine
          for x in stride(from: box.x + 2, to: min(grey.width, box.right - 2), by: 3) {
            total += 1
            light += Int(unsafe byte(row, x)) > level ? 1 : 0
          }
        }
      }
      return Double(light) / Double(max(1, total))
    }

    private func isFilled(
      _ fill: FillCandidate, paper: Int, _ grey: borrowing Raster
    ) -> Bool {
      let near = 4 + Int(2 * thresholds.fillNoiseSpread * noise)
      let own =
        share(in: fill.box, lighterThan: fill.shade - near, grey)
        - share(in: fill.box, lighterThan: fill.shade + near, grey)
      let middle = (fill.shade + paper) / 2
      return own >= thresholds.fillEvenness
        && share(in: fill.box, lighterThan: middle, grey) <= thresholds.paperInFill
    }

    /// Whether what is written in a box is lighter than the box.
    private func holdsLightText(
      _ fill: FillCandidate, _ paper: Int, _ grey: borrowing Raster
    ) -> Bool {
      // A solid black block has no text at all and is as well white.
      isWrittenOnLightly(fill, paper, grey)
        || Double(fill.shade) < thresholds.darkestLightFill * Double(paper)
    }

    /// Whether a box has more that is lighter than it than what is darker.
    private func isWrittenOnLightly(
      _ fill: FillCandidate, _ paper: Int, _ grey: borrowing Raster
    ) -> Bool {
      let step = max(12, (paper - fill.shade) / 2)
      let lighter = share(in: fill.box, lighterThan: fill.shade + step, grey)
      return lighter > 1 - share(in: fill.box, lighterThan: fill.shade - step, grey)
    }

    /// Whether most of a dark fill has its own shade: a row of letters, seen from afar, is dark as
    /// well.
    private func isEven(
      _ fill: FillCandidate, _ grey: borrowing Raster
    ) -> Bool {
      let near = 25
      let own =
        share(in: fill.box, lighterThan: fill.shade - near, grey)
        - share(in: fill.box, lighterThan: fill.shade + near, grey)
      return own >= thresholds.darkFillEvenness
    }
  }

  extension Raster {
    var pixWidth: Int32 { unsafe pixGetWidth(pix) }
    var pixHeight: Int32 { unsafe pixGetHeight(pix) }
  }
#endif
