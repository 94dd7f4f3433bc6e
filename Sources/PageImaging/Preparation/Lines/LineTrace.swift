#if Tesseract
  internal import CLeptonica
  internal import DocumentModel

  /// Follows one piece of a line through black-and-white pixels.
  struct LineTrace {
    let axis: Axis
    let box: PixelBox
    let textHeight: Double

    /// The piece in `runs` (marks thickened by a pixel all round, long runs only), measured in
    /// `marks`; `nil` where there is none.
    func line(runs: borrowing Raster, marks: borrowing Raster) -> TracedLine? {
      let (width, height) = (marks.width, marks.height)
      return unsafe runs.withRows { runData, runWords in
        unsafe marks.withRows { markData, markWords in
          func isRun(_ along: Int, _ across: Int) -> Bool {
            let (x, y) = axis == .horizontal ? (along, across) : (across, along)
            return unsafe bit(runData + y * runWords, x)
          }
          func isMark(_ along: Int, _ across: Int) -> Bool {
            let (x, y) = axis == .horizontal ? (along, across) : (across, along)
            guard x >= 0, y >= 0, x < width, y < height else { return false }
            return unsafe bit(markData + y * markWords, x)
          }
          return measure(isRun: isRun, isMark: isMark)
        }
      }
    }

    private func measure(
      isRun: (Int, Int) -> Bool, isMark: (Int, Int) -> Bool
    ) -> TracedLine? {
      let (from, to) = axis == .horizontal ? (box.x, box.right) : (box.y, box.bottom)
      let (low, high) = axis == .horizontal ? (box.y, box.bottom) : (box.x, box.right)
      var centers: [Double] = []
      var counts: [Int] = []
      var guess = low
      for along in from..<to {
        // Lines hardly move from one place to the next, so the search begins where the last one
        // ended.
        var first = min(max(guess, low), high - 1)
        if isRun(along, first) {
          while first > low, isRun(along, first - 1) { first -= 1 }
        } else {
          guard let next = (low..<high).first(where: { isRun(along, $0) }) else {
            centers.append(centers.last ?? Double(low + high - 1) / 2)
            counts.append(0)
            continue
          }
          first = next
        }
        var last = first
        while last + 1 < high, isRun(along, last + 1) { last += 1 }
        centers.append(Double(first + last) / 2)
        counts.append(last - first + 1)
        guess = (first + last) / 2
      }
      guard centers.count > 2 else { return nil }
      let drawn = counts.filter { $0 > 0 }.sorted()
      guard !drawn.isEmpty else { return nil }
      let usual = drawn[drawn.count / 2]
      // Thickening added a pixel on each side.
      let thickness = max(1, usual - 2)
      let line = CenterLine(window: max(24, Int(3 * textHeight)))
      centers = line.smoothed(centers, isSure: counts.map { $0 > 0 && $0 <= usual + 1 })
      return TracedLine(
        axis: axis, start: from, centers: centers, thickness: Double(thickness),
        clearance: clearance(from, centers, thickness, isMark),
        coverage: coverage(from, centers, isMark))
    }

    private func coverage(
      _ from: Int, _ centers: [Double], _ isMark: (Int, Int) -> Bool
    ) -> Double {
      let count = centers.indices.count { index in
        let middle = Int(centers[index].rounded())
        return (-1...1).contains { isMark(from + index, middle + $0) }
      }
      return Double(count) / Double(max(1, centers.count))
    }

    /// The shares of the length with no mark just before and just after the line.
    ///
    /// A neighbour that
    /// runs along the whole line is the other half of a double line and no obstacle.
    private func clearance(
      _ from: Int, _ centers: [Double], _ thickness: Int, _ isMark: (Int, Int) -> Bool
    ) -> (before: Double, after: Double) {
      let near = thickness / 2 + 2
      let depth = max(2, Int(textHeight * 0.2))
      var empty = [0, 0]
      var rows = [[Int]](repeating: [Int](repeating: 0, count: depth), count: 2)
      for (index, center) in centers.enumerated() {
        let middle = Int(center.rounded())
        for (side, sign) in [-1, 1].enumerated() {
          var isEmpty = true
          for step in 0..<depth where isMark(from + index, middle + sign * (near + step)) {
            rows[side][step] += 1
            isEmpty = false
          }
          empty[side] += isEmpty ? 1 : 0
        }
      }
      let total = Double(centers.count)
      let shares = [0, 1].map { side in
        let fullest = Double(rows[side].max() ?? 0) / total
        return fullest > 0.9 ? 1 : Double(empty[side]) / total
      }
      return (shares[0], shares[1])
    }
  }

  /// The pixel at a position of a row of a black-and-white picture; black is set.
  @inline(__always)
  func bit(_ row: UnsafeMutablePointer<UInt32>, _ x: Int) -> Bool {
    unsafe row[x >> 5] >> UInt32(31 - (x & 31)) & 1 == 1
  }
#endif
