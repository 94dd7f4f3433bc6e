#if Tesseract
  /// How the ink of a part of a page is spread.
  struct InkTile {
    let width: Int
    let height: Int
    /// The ink of each row and of each column of pixels.
    var rowInk: [Int]
    var columnInk: [Int]
    /// How often colour changes from a pixel to the next one in its row, and in its column.
    var stepsAcross = 0
    var stepsDown = 0

    init(width: Int, height: Int) {
      (self.width, self.height) = (width, height)
      rowInk = [Int](repeating: 0, count: height)
      columnInk = [Int](repeating: 0, count: width)
    }

    /// How much more unequal the ink of the rows is than chance would make it, and that of the columns.
    ///
    /// `nil` where lines of pixels cross fewer strokes than that, either way: too little to tell.
    func unevenness(leastStrokes: Int) -> (rows: Double, columns: Double)? {
      let area = Double(width * height)
      guard area > 0, min(stepsAcross, stepsDown) / 2 >= leastStrokes else { return nil }
      let share = Double(rowInk.reduce(0, +)) / area
      let spread = share * (1 - share)
      guard spread > 0 else { return nil }
      // The mean size of grains that change colour so often.
      let across = 2 * spread * area / Double(stepsAcross)
      let down = 2 * spread * area / Double(stepsDown)
      return (
        Self.variance(rowInk) / (Double(width) * spread * max(1, across)),
        Self.variance(columnInk) / (Double(height) * spread * max(1, down))
      )
    }

    private static func variance(_ counts: [Int]) -> Double {
      let mean = Double(counts.reduce(0, +)) / Double(max(1, counts.count))
      return counts.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
        / Double(max(1, counts.count))
    }

    /// Whether the rows agree with rows a little further on, and the columns with columns.
    ///
    /// The agreement is the correlation of their ink, the best of all distances in the range.
    func repeats(at distances: ClosedRange<Int>, leastAgreement: Double) -> Bool {
      [columnInk, rowInk].allSatisfy { counts in
        let mean = Double(counts.reduce(0, +)) / Double(max(1, counts.count))
        let waves = counts.map { Double($0) - mean }
        return distances.contains { Self.agreement(waves, $0) >= leastAgreement }
      }
    }

    private static func agreement(_ waves: [Double], _ distance: Int) -> Double {
      guard distance > 0, waves.count >= 2 * distance else { return 0 }
      var (product, here, there) = (0.0, 0.0, 0.0)
      for place in 0..<(waves.count - distance) {
        let (a, b) = (waves[place], waves[place + distance])
        product += a * b
        here += a * a
        there += b * b
      }
      let scale = (here * there).squareRoot()
      return scale > 0 ? product / scale : 0
    }
  }
#endif
