internal import DocumentModel

/// How far apart the lines of a text usually are, by their type size.
///
/// Notes and references in small type stand closer than the text they are read after; each is judged
/// by the distances of lines of its own size, but by no more than such a size needs: in a column of
/// single lines the gaps between them are no leading. Where there are too few, by the page's.
struct Leading {
  private let pairs: [(size: Double, distance: Double)]
  /// The usual distance for each unit of size, and the usual size.
  private let whole: (ratio: Double, size: Double)?
  private let thresholds: LayoutThresholds.Paragraphs
  private let scale: TextScale

  /// Measures the lines of a text.
  ///
  /// n log n.
  init(of lines: [TextLine], thresholds: LayoutThresholds.Paragraphs, scale: TextScale) {
    self.thresholds = thresholds
    self.scale = scale
    let widest = scale.length(thresholds.largestUsualPitch)
    pairs = zip(lines, lines.dropFirst()).compactMap { above, below in
      let distance = below.baseline - above.baseline
      let sizes = (above.typeSize, below.typeSize)
      let isOneSize = max(sizes.0, sizes.1) <= min(sizes.0, sizes.1) * thresholds.evenSizes.value
      guard isOneSize, !below.beginsColumn, distance > 0, distance <= widest else { return nil }
      return (sizes.1, distance)
    }
    .sorted { ($0.size, $0.distance) < ($1.size, $1.distance) }
    let sized = pairs.filter { $0.size > 0 }
    whole =
      if pairs.count >= thresholds.fewestPitches,
        let ratio = median(sized.map { $0.distance / $0.size }),
        let size = median(sized.map(\.size))
      { (ratio, size) } else { nil }
  }

  /// The usual distance of baselines of lines of a type size.
  ///
  /// Logarithmic, as few lines of the nearest sizes are looked at.
  func usual(at size: Double) -> Double {
    let even = thresholds.evenSizes.value
    let (low, high) = (place(of: size / even), place(of: size * even))
    let middle = place(of: size)
    let start = max(low, middle - thresholds.mostPitches)
    let near = pairs[start..<max(start, min(high, middle + thresholds.mostPitches))]
    guard near.count >= thresholds.fewestPitches, let usual = median(near.map(\.distance)) else {
      return scale.linePitch * max(1, size / max(scale.typeSize, .leastNonzeroMagnitude))
    }
    guard let whole else { return usual }
    return min(usual, whole.ratio * max(size, whole.size) * thresholds.loosestLeading.value)
  }

  /// The place of the first pair of at least a size.
  private func place(of size: Double) -> Int {
    pairs.partitionPoint { $0.size < size }
  }
}
