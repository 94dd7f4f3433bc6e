internal import DocumentModel

/// Divides a page into regions that are read one after another.
///
/// The rule: the gutter that parts most text into columns divides first; what crosses it (headings,
/// footers, tables) makes bands of the page, each of which is divided in turn. Columns are read
/// one after another, from the right where the text runs so.
struct RegionDivision {
  let thresholds: LayoutThresholds.Regions
  let gutters: GutterSearch
  let judgement: GutterJudgement
  let isRightToLeft: Bool

  /// Divides items into regions in reading order; every run is in exactly one region.
  ///
  /// n log n for each of a bounded number of nested divisions.
  func regions(of items: [RegionItem], trace: inout LayoutTrace) -> [PageRegion] {
    divided(items, depth: 0, &trace)
  }

  private func divided(
    _ items: [RegionItem], depth: Int, _ trace: inout LayoutTrace
  ) -> [PageRegion] {
    guard depth < thresholds.deepestDivision,
      let gutter = bestGutter(of: items, &trace)
    else { return undivided(items) }
    return gutter.bands.flatMap { band -> [PageRegion] in
      guard band.isColumns else { return divided(band.items, depth: depth + 1, &trace) }
      let left = divided(
        band.items.filter { $0.box.x.center < gutter.strip.center }, depth: depth + 1, &trace)
      let right = divided(
        band.items.filter { $0.box.x.center >= gutter.strip.center }, depth: depth + 1, &trace)
      return isRightToLeft ? right + left : left + right
    }
  }

  private func bestGutter(
    of items: [RegionItem], _ trace: inout LayoutTrace
  ) -> ColumnGutter? {
    let found = gutters.strips(in: items).map { judgement.gutter($0, in: items) }
    var best: ColumnGutter?
    for gutter in found where gutter.partedHeight > best?.partedHeight ?? 0 { best = gutter }
    for gutter in found {
      let isBest = gutter.strip == best?.strip
      trace.record(.gutter(gutter, in: items, isBest: isBest, scale: judgement.scale))
    }
    return best
  }

  /// One column: text between closed areas, from the top.
  private func undivided(_ items: [RegionItem]) -> [PageRegion] {
    var regions: [PageRegion] = []
    var runs: [TextRun] = []
    for item in items.sorted(by: {
      ($0.box.y.center, $0.box.left) < ($1.box.y.center, $1.box.left)
    }) {
      switch item {
      case .run(let run): runs.append(run)
      case .area(let region, _):
        if !runs.isEmpty { regions.append(PageRegion(kind: .text, runs: runs)) }
        runs = []
        regions.append(region)
      }
    }
    if !runs.isEmpty { regions.append(PageRegion(kind: .text, runs: runs)) }
    return regions
  }
}
