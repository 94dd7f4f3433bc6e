#if Tesseract
  internal import DocumentModel

  /// Finds the four corners of a light page that was photographed on something darker.
  ///
  /// The page is the largest light area; its outline must have four straight sides that it fills,
  /// and what lies outside must be clearly darker, and there must be a margin within. Anything less certain gives `nil`, and the
  /// picture is taken as it is.
  struct PageOutline {
    let thresholds: ImagingThresholds

    /// The corners in pixels of the picture, which is searched at a size of a few hundred pixels.
    func corners(of picture: borrowing Raster) throws(ImagingError) -> [PagePoint]? {
      let size = max(picture.width, picture.height)
      // Strips have no width left at the size that is searched.
      guard min(picture.width, picture.height) * thresholds.longestOutline >= size else {
        return nil
      }
      guard size > thresholds.outlineSize else { return corners(GreyMap(picture)) }
      var small = try picture.halved()
      var factor = 2.0
      while max(small.width, small.height) > thresholds.outlineSize {
        small = try small.halved()
        factor *= 2
      }
      return corners(GreyMap(small))?.map { PagePoint(x: $0.x * factor, y: $0.y * factor) }
    }

    /// The corners in pixels of the map: top left, top right, bottom right, bottom left.
    func corners(_ map: GreyMap) -> [PagePoint]? {
      let level = partingShade(of: map.histogram)
      let mask = largestLightArea(map, level: level)
      let count = mask.count { $0 }
      let total = map.width * map.height
      guard Double(count) > thresholds.smallestPageShare * Double(total), count < total else {
        return nil
      }
      guard isDarkerOutside(map, mask), let quad = quad(mask, map.width, map.height) else {
        return nil
      }
      let reach = thresholds.cornerReach * Double(max(map.width, map.height))
      let frame = [
        (0.0, 0.0), (Double(map.width), 0), (Double(map.width), Double(map.height)),
        (0, Double(map.height)),
      ]
      let isWholePicture = zip(quad, frame).allSatisfy {
        abs($0.x - $1.0) <= reach && abs($0.y - $1.1) <= reach
      }
      guard !isWholePicture else { return nil }
      return OutlineMargin(thresholds: thresholds).isBlank(map, quad) ? quad : nil
    }

    private func largestLightArea(_ map: GreyMap, level: Int) -> [Bool] {
      var label = [Int32](repeating: 0, count: map.values.count)
      var (best, bestCount, next): (Int32, Int, Int32) = (0, 0, 1)
      var stack: [Int] = []
      for start in label.indices where label[start] == 0 && Int(map.values[start]) > level {
        var count = 0
        label[start] = next
        stack.append(start)
        while let at = stack.popLast() {
          count += 1
          let (x, y) = (at % map.width, at / map.width)
          for (near, isInside) in [
            (at - 1, x > 0), (at + 1, x + 1 < map.width), (at - map.width, y > 0),
            (at + map.width, y + 1 < map.height),
          ] where isInside && label[near] == 0 && Int(map.values[near]) > level {
            label[near] = next
            stack.append(near)
          }
        }
        if count > bestCount { (best, bestCount) = (next, count) }
        next += 1
      }
      return filled(label.map { $0 == best && best > 0 }, map.width, map.height)
    }

    /// Text and rules are holes in the page: each row is filled from its first to its last pixel.
    private func filled(_ mask: [Bool], _ width: Int, _ height: Int) -> [Bool] {
      var result = mask
      for y in 0..<height {
        let row = y * width..<(y + 1) * width
        guard let first = mask[row].firstIndex(of: true), let last = mask[row].lastIndex(of: true)
        else { continue }
        for index in first...last { result[index] = true }
      }
      return result
    }

    private func isDarkerOutside(_ map: GreyMap, _ mask: [Bool]) -> Bool {
      var (inside, outside) = ([Int](repeating: 0, count: 256), [Int](repeating: 0, count: 256))
      for (index, isInside) in mask.enumerated() {
        if isInside {
          inside[Int(map.values[index])] += 1
        } else {
          outside[Int(map.values[index])] += 1
        }
      }
      return shade(atShare: 0.5, of: inside) - shade(atShare: 0.5, of: outside)
        >= thresholds.deskContrast
    }

    private func quad(_ mask: [Bool], _ width: Int, _ height: Int) -> [PagePoint]? {
      var extremes = [(Int, Int, Int)](repeating: (.min, 0, 0), count: 4)
      for y in 0..<height {
        for x in 0..<width where mask[y * width + x] {
          for (corner, score) in [-x - y, x - y, x + y, y - x].enumerated()
          where score > extremes[corner].0 { extremes[corner] = (score, x, y) }
        }
      }
      let rough = extremes.map { (x: $0.1, y: $0.2) }
      let stray = max(0.8, thresholds.outlineStray * Double(max(width, height)))
      func side(_ from: Int, _ to: Int, isUpright: Bool, takesLast: Bool) -> SideFit? {
        let (a, b) = isUpright ? (rough[from].y, rough[to].y) : (rough[from].x, rough[to].x)
        let margin = abs(b - a) / 12 + 1
        guard min(a, b) + margin < max(a, b) - margin else { return nil }
        var points: [(Double, Double)] = []
        for along in (min(a, b) + margin)...(max(a, b) - margin) {
          let range = isUpright ? 0..<width : 0..<height
          func isOn(_ across: Int) -> Bool {
            isUpright ? mask[along * width + across] : mask[across * width + along]
          }
          let edge = takesLast ? range.last(where: isOn).map { $0 + 1 } : range.first(where: isOn)
          if let edge { points.append((Double(along) + 0.5, Double(edge))) }
        }
        return SideFit(points, stray: stray)
      }
      guard let left = side(0, 3, isUpright: true, takesLast: false),
        let right = side(1, 2, isUpright: true, takesLast: true),
        let top = side(0, 1, isUpright: false, takesLast: false),
        let bottom = side(3, 2, isUpright: false, takesLast: true)
      else { return nil }
      let quad = [
        top.meeting(left), top.meeting(right), bottom.meeting(right), bottom.meeting(left),
      ].compactMap(\.self)
      guard quad.count == 4 else { return nil }
      let area = Self.area(quad)
      let count = Double(mask.count { $0 })
      guard count > thresholds.outlineFill * area, area > thresholds.outlineFill * count else {
        return nil
      }
      return quad
    }

    private static func area(_ quad: [PagePoint]) -> Double {
      let next = quad.dropFirst() + quad.prefix(1)
      return abs(zip(quad, next).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
    }
  }

  /// A straight side: its place across as a linear function of its place along.
  private struct SideFit {
    let offset: Double
    let slope: Double

    init?(_ points: [(Double, Double)], stray: Double) {
      var kept = points
      var fit = (offset: 0.0, slope: 0.0)
      for _ in 0..<3 {
        guard kept.count > 8 else { return nil }
        let count = Double(kept.count)
        let (meanX, meanY) = (
          kept.reduce(0) { $0 + $1.0 } / count, kept.reduce(0) { $0 + $1.1 } / count
        )
        let xx = kept.reduce(0) { $0 + ($1.0 - meanX) * ($1.0 - meanX) }
        let xy = kept.reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
        guard xx > 0 else { return nil }
        fit = (meanY - xy / xx * meanX, xy / xx)
        kept = points.filter { abs($0.1 - fit.offset - fit.slope * $0.0) <= stray }
      }
      guard kept.count * 10 > points.count * 8 else { return nil }
      (offset, slope) = fit
    }

    /// Where this side, along x, meets one along y.
    func meeting(_ upright: SideFit) -> PagePoint? {
      let scale = 1 - slope * upright.slope
      guard abs(scale) > 0.5 else { return nil }
      let y = (offset + slope * upright.offset) / scale
      return PagePoint(x: upright.offset + upright.slope * y, y: y)
    }
  }
#endif
