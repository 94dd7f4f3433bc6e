internal import DocumentModel

/// Measures how large the text of a page is.
///
/// Medians over the words, so that a few headlines or specks don't matter. Where a page has too few
/// words to measure something it is taken from the text height instead.
struct ScaleMeasurement {
  let thresholds: LayoutThresholds.Scale

  /// Measures the words of a page.
  ///
  /// n log n.
  func scale(of words: [LayoutWord]) -> TextScale {
    let heights = words.map(\.box.height).filter { $0 > 0 }
    let textHeight = median(heights) ?? 1
    let typeSizes = words.map(\.typeSize).filter { $0 > 0 }
    let widths = words.lazy
      .filter { $0.characterCount > 1 && $0.box.width > 0 }
      .map { $0.box.width / Double($0.characterCount) }
    let pitches = baselineDistances(of: words, textHeight: textHeight)
    return TextScale(
      textHeight: textHeight,
      typeSize: median(typeSizes) ?? textHeight,
      characterWidth: median(Array(widths)) ?? textHeight * thresholds.fallbackCharacterWidth.value,
      linePitch: (pitches.count > 1 ? median(pitches) : nil)
        ?? textHeight * thresholds.fallbackLinePitch.value,
      weight: median(words.compactMap(\.weight)), wordCount: words.count,
      pitchCount: pitches.count)
  }

  /// The distances from words to the next one below, within narrow columns of the page.
  private func baselineDistances(of words: [LayoutWord], textHeight: Double) -> [Double] {
    let width = textHeight * thresholds.pitchColumnWidth.count
    guard width > 0 else { return [] }
    var columns: [Double: [Double]] = [:]
    for word in words where word.typeSize > 0 {
      columns[(word.box.x.center / width).rounded(.down), default: []].append(word.baseline)
    }
    var distances: [Double] = []
    let shortest = textHeight * thresholds.shortestPitch.value
    let longest = textHeight * thresholds.longestPitch.value
    for baselines in columns.values {
      let sorted = baselines.sorted()
      for (above, below) in zip(sorted, sorted.dropFirst()) {
        let distance = below - above
        if distance >= shortest, distance <= longest { distances.append(distance) }
      }
    }
    return distances
  }
}

/// The middle value of a list, or `nil` of an empty one.
///
/// n log n.
func median(_ values: [Double]) -> Double? {
  values.isEmpty ? nil : values.sorted()[values.count / 2]
}

/// The value that half of the weight lies below, or `nil` without any weight.
///
/// n log n.
func median(_ values: [(value: Double, weight: Int)]) -> Double? {
  let sorted = values.filter { $0.weight > 0 }.sorted { $0.value < $1.value }
  let half = sorted.reduce(0) { $0 + $1.weight } / 2
  var weight = 0
  for entry in sorted {
    weight += entry.weight
    if weight > half { return entry.value }
  }
  return sorted.last?.value
}

extension Sequence where Element == LayoutWord {
  /// The type size of most of the text: each word counts by its letters and digits.
  var typeSize: Double? {
    var sizes: [(value: Double, weight: Int)] = []
    for word in self where word.typeSize > 0 {
      sizes.append((word.typeSize, word.shape.letterCount + word.shape.digitCount))
    }
    return median(sizes) ?? median(sizes.map(\.value))
  }
}
