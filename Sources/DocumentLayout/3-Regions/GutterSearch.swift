internal import DocumentModel

/// Finds the vertical white strips between which columns of text may stand.
///
/// The rule: where fewer runs cross a position than on both sides of it there may be a gutter. Only
/// the most prominent few are looked at, so that the work grows as n log n.
struct GutterSearch {
  let thresholds: LayoutThresholds.Regions
  let scale: TextScale

  /// The strips, most prominent first; empty where the items stand in one column.
  func strips(in items: [RegionItem]) -> [Interval] {
    var events: [(position: Double, change: Int)] = []
    for item in items {
      events.append((item.box.left, 1))
      events.append((item.box.right, -1))
    }
    events.sort { ($0.position, $0.change) < ($1.position, $1.change) }
    var levels: [(strip: Interval, count: Int)] = []
    var count = 0
    for (event, next) in zip(events, events.dropFirst()) {
      count += event.change
      guard next.position > event.position else { continue }
      levels.append((Interval(event.position, next.position), count))
    }
    return prominent(levels)
  }

  private func prominent(_ levels: [(strip: Interval, count: Int)]) -> [Interval] {
    var highestAfter = [Int](repeating: 0, count: levels.count + 1)
    for index in levels.indices.reversed() {
      highestAfter[index] = max(highestAfter[index + 1], levels[index].count)
    }
    let narrowest = scale.length(thresholds.narrowestGutter)
    var highestBefore = 0
    var found: [(strip: Interval, prominence: Int)] = []
    for (index, level) in levels.enumerated() {
      let prominence = min(highestBefore, highestAfter[index + 1]) - level.count
      if prominence > 1, level.strip.length >= narrowest { found.append((level.strip, prominence)) }
      highestBefore = max(highestBefore, level.count)
    }
    return found.sorted {
      ($1.prominence, $1.strip.length, $0.strip.lower)
        < ($0.prominence, $0.strip.length, $1.strip.lower)
    }
    .prefix(thresholds.mostGutters).map(\.strip)
  }
}
