internal import DocumentModel

/// Gives each closed area of a page the words that lie in it.
///
/// Tables of another engine come first, then ruled areas; a word goes to the first that holds its
/// middle. A run that reaches over an area's edge is parted there, between words.
struct AreaClaiming {
  let thresholds: LayoutThresholds.Regions
  let scale: TextScale

  /// Parts the runs into areas and the rest; every word is in exactly one item.
  ///
  /// Linear in words for the bounded number of areas.
  func items(
    of runs: [TextRun], provided: [ProvidedTable], ruled: [RuledArea]
  ) -> [RegionItem] {
    var kinds: [(kind: PageRegion.Kind, box: PageRect)] = provided.prefix(thresholds.mostRuledAreas)
      .map { (.provided($0), $0.box) }
    for area in ruled where !kinds.contains(where: { $0.box.overlaps(area.box) }) {
      kinds.append((.ruled(area), area.box))
    }
    guard !kinds.isEmpty else { return runs.map(RegionItem.run) }
    var claimed = [[TextRun]](repeating: [], count: kinds.count)
    var items: [RegionItem] = []
    for run in runs {
      var free: [LayoutWord] = []
      var inside: [Int: [LayoutWord]] = [:]
      for word in run.words {
        if let place = kinds.firstIndex(where: { $0.box.contains(word.box.center) }) {
          inside[place, default: []].append(word)
        } else {
          free.append(word)
        }
      }
      if let rest = TextRun(free) { items.append(.run(rest)) }
      for (place, words) in inside {
        if let part = TextRun(words) { claimed[place].append(part) }
      }
    }
    for (place, entry) in kinds.enumerated() {
      items.append(.area(PageRegion(kind: entry.kind, runs: claimed[place]), entry.box))
    }
    return items
  }
}
