#if Tesseract
  internal import DocumentModel

  /// A drawn line, followed pixel by pixel along its axis.
  struct TracedLine {
    let axis: Axis
    /// Where the line begins along its axis.
    var start: Int
    /// The middle of the line at each place along it.
    var centers: [Double]
    /// The median thickness in pixels.
    var thickness: Double
    /// The shares of its length that are empty beside it, before (above or left) and after.
    var clearance: (before: Double, after: Double)
    /// The share of its length that is drawn.
    var coverage: Double
    var stroke = RulingLine.Stroke.solid

    var end: Int { start + centers.count }
    var length: Int { centers.count }
    var first: Double { centers.first ?? 0 }
    var last: Double { centers.last ?? 0 }

    /// The change across for each pixel along.
    var slope: Double { length > 1 ? (last - first) / Double(length - 1) : 0 }

    /// The mean place across.
    var position: Double { centers.reduce(0, +) / Double(max(1, length)) + 0.5 }

    /// The place across at a place along, beyond the ends as well.
    func center(at along: Int) -> Double {
      if along < start { return first + slope * Double(along - start) }
      if along >= end { return last + slope * Double(along - end + 1) }
      return centers[along - start]
    }

    /// This line continued by a later one; the gap between is bridged straight.
    func joined(_ next: TracedLine) -> TracedLine {
      var result = self
      let gap = next.start - end
      if gap > 0 {
        let step = (next.first - last) / Double(gap + 1)
        for index in 1...gap { result.centers.append(last + step * Double(index)) }
      }
      result.centers += next.centers.dropFirst(max(0, -gap))
      let (a, b) = (Double(length), Double(next.length))
      result.thickness = (thickness * a + next.thickness * b) / (a + b)
      result.coverage = (coverage * a + next.coverage * b) / (a + b)
      result.clearance = (
        (clearance.before * a + next.clearance.before * b) / (a + b),
        (clearance.after * a + next.clearance.after * b) / (a + b)
      )
      return result
    }

    var rulingLine: RulingLine {
      RulingLine(
        axis: axis, span: Interval(Double(start), Double(end)), position: position,
        thickness: thickness, stroke: stroke)
    }
  }
#endif
