/// Finds values that fill a line when damage to its digits and marks is put right.
///
/// A line whose printed text is a value already is left alone, and so is one that would hold
/// anything beside the corrected value, so that running text is never touched. Where the kind isn't
/// expected, only the plainest damage counts.
struct DamagedLineDetector {
  let text: ScannedText
  let isExpected: Bool
  /// Finds undamaged values.
  let detect: (ScannedText) -> [Candidate]

  /// The values of the printed text, with those of damaged lines in place of the ones inside them.
  func candidates(beside plain: [Candidate]) -> [Candidate] {
    var found: [Candidate] = []
    var rest = plain[...]
    for line in lines {
      let before = rest.prefix { $0.range.upperBound <= line.lowerBound }
      found += before
      rest = rest.dropFirst(before.count)
      let inner = rest.prefix { $0.range.lowerBound < line.upperBound }
      guard
        !inner.contains(where: {
          $0.range.lowerBound <= line.lowerBound
            && $0.range.upperBound >= line.upperBound
        })
      else { continue }
      guard let candidate = candidate(filling: line) else { continue }
      guard rest.first.map({ $0.range.lowerBound >= line.lowerBound }) ?? true else { continue }
      rest = rest.drop { $0.range.upperBound <= line.upperBound }
      guard rest.first.map({ $0.range.lowerBound >= line.upperBound }) ?? true else { continue }
      found.append(candidate)
    }
    return found + rest
  }

  /// Short lines with digits, without blanks around them.
  private var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < text.count {
      var end = start
      var hasDigit = false
      while end < text.count, !text[end].isLineEnd {
        hasDigit = hasDigit || text[end].isDigit
        end += 1
      }
      if hasDigit {
        var lower = start
        var upper = end
        while lower < upper, text[lower].isBlank { lower += 1 }
        while upper > lower, text[upper - 1].isBlank { upper -= 1 }
        if upper - lower <= DetectionThresholds.longestDamagedLine { lines.append(lower..<upper) }
      }
      start = end + 1
    }
    return lines
  }

  private func candidate(filling line: Range<Int>) -> Candidate? {
    for damaged in DamagedLine.readings(of: text[line], bravely: isExpected) {
      let whole = 0..<damaged.text.count
      guard var candidate = detect(damaged.text).first(where: { $0.range == whole }) else {
        continue
      }
      candidate.range = line
      candidate.repair = .init(printed: text.string(line), changes: damaged.changes)
      candidate.confidence = max(
        DetectionThresholds.leastConfidence,
        candidate.confidence - DetectionThresholds.costOfRepair * Float(damaged.changes.count))
      return candidate
    }
    return nil
  }
}
