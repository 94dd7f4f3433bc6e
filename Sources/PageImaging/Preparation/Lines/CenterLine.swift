#if Tesseract
  /// Smooths the traced middle of a line.
  ///
  /// Where letters touch a line, the trace wanders into them. The line itself bends slowly, so it is
  /// taken as the middles of short windows, counting places of ordinary thickness only; windows that
  /// stand out from those around them are left out, and what lies between is straight.
  struct CenterLine {
    /// The length of a window in pixels.
    let window: Int

    /// The smooth middle at each place.
    func smoothed(_ centers: [Double], isSure: [Bool]) -> [Double] {
      var knots: [(at: Double, center: Double)] = []
      for start in stride(from: 0, to: centers.count, by: window) {
        let range = start..<min(centers.count, start + window)
        let sure = range.filter { isSure[$0] }.map { centers[$0] }
        guard sure.count * 3 >= range.count else { continue }
        knots.append((Double(range.lowerBound + range.upperBound - 1) / 2, Self.median(sure)))
      }
      knots = withoutOutliers(knots)
      guard let first = knots.first, let last = knots.last else {
        return [Double](repeating: Self.median(centers), count: centers.count)
      }
      let slope = last.at > first.at ? (last.center - first.center) / (last.at - first.at) : 0
      var next = 0
      return centers.indices.map { index in
        let at = Double(index)
        while next < knots.count, knots[next].at < at { next += 1 }
        if next == 0 { return first.center + slope * (at - first.at) }
        if next == knots.count { return last.center + slope * (at - last.at) }
        let (a, b) = (knots[next - 1], knots[next])
        return a.center + (b.center - a.center) * (at - a.at) / (b.at - a.at)
      }
    }

    private func withoutOutliers(
      _ knots: [(at: Double, center: Double)]
    ) -> [(at: Double, center: Double)] {
      guard knots.count > 2 else { return knots }
      var slopes: [Double] = []
      for (index, a) in knots.enumerated() {
        for b in knots[(index + 1)...] { slopes.append((b.center - a.center) / (b.at - a.at)) }
      }
      let slope = Self.median(slopes)
      let rest = knots.map { $0.center - slope * $0.at }
      return knots.indices.filter { index in
        let near = rest[max(0, index - 2)...min(knots.count - 1, index + 2)]
        return abs(rest[index] - Self.median(Array(near))) <= 1.25
      }.map { knots[$0] }
    }

    private static func median(_ values: [Double]) -> Double {
      values.isEmpty ? 0 : values.sorted()[values.count / 2]
    }
  }
#endif
