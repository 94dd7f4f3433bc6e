internal import DocumentModel

/// Decides at which heights a white strip parts columns of text, and where it stands in a table.
///
/// Evidence for columns: long pieces of text on both sides, lines spread to the edges of both, or
/// lines that don't share baselines.
/// Evidence for a table: short pieces on shared baselines, or rules drawn across the strip. Where
/// there is little of both, the strip is taken for what it is above or below.
struct GutterJudgement {
  let thresholds: LayoutThresholds.Regions
  let scale: TextScale
  /// The page's horizontal rules, sorted from the top.
  let horizontals: [StraightPage.Rule]
  let spread: SpreadColumns

  /// Judges a strip over all heights.
  ///
  /// What crosses the strip parts the page there, unless it is small and has text on both sides, as
  /// captions and quotations between columns have; those are read after the columns.
  ///
  /// n log n.
  func gutter(_ strip: Interval, in items: [RegionItem]) -> ColumnGutter {
    let sorted = items.sorted { ($0.box.y.center, $0.box.left) < ($1.box.y.center, $1.box.left) }
    let headings = continuedHeadings(in: sorted, strip)
    let islands = islands(of: sorted, strip)
    if !islands.isEmpty {
      let gutter = gutter(strip, sorted, headings, islands: islands)
      let height = islands.reduce(0) { $0 + sorted[$1].box.height }
      if height <= gutter.partedHeight * thresholds.mostIslands.value { return gutter }
    }
    return gutter(strip, sorted, headings, islands: [])
  }

  private func gutter(
    _ strip: Interval, _ sorted: [RegionItem], _ headings: Set<Int>, islands: Set<Int>
  ) -> ColumnGutter {
    var gutter = ColumnGutter(strip: strip, bands: [], partedHeight: 0)
    var free: [RegionItem] = []
    var between: [RegionItem] = []
    func closeBand() {
      for band in bands(of: free, strip: strip) { append(band, to: &gutter) }
      if !between.isEmpty {
        append(ColumnGutter.Band(isColumns: false, items: between), to: &gutter)
      }
      free = []
      between = []
    }
    for (place, item) in sorted.enumerated() {
      if islands.contains(place) {
        between.append(item)
      } else if item.crosses(strip) || headings.contains(place) {
        closeBand()
        append(ColumnGutter.Band(isColumns: false, items: [item]), to: &gutter)
      } else {
        free.append(item)
      }
    }
    closeBand()
    return gutter
  }

  /// The places of the short last lines of headings that cross a strip, which belong to no column.
  ///
  /// Linear, as looking back is bounded.
  private func continuedHeadings(in sorted: [RegionItem], _ strip: Interval) -> Set<Int> {
    var found: Set<Int> = []
    let tolerance = scale.length(thresholds.flushTolerance)
    for (place, item) in sorted.enumerated() {
      guard let run = item.run, !item.crosses(strip),
        run.typeSize >= scale.typeSize * thresholds.largeType.value
      else { continue }
      let goesOn = (0..<place).suffix(thresholds.mostLinesBack).contains { above in
        guard let other = sorted[above].run,
          sorted[above].crosses(strip) || found.contains(above)
        else { return false }
        let distance = run.baseline - other.baseline
        let sizes = (min(run.typeSize, other.typeSize), max(run.typeSize, other.typeSize))
        let isFlush =
          abs(run.box.left - other.box.left) <= tolerance
          || abs(run.box.right - other.box.right) <= tolerance
          || abs(run.box.x.center - other.box.x.center) <= tolerance
        return isFlush && sizes.1 <= sizes.0 * thresholds.evenHeading.value && distance > 0
          && distance <= sizes.0 * thresholds.headingPitch.value
      }
      if goesOn { found.insert(place) }
    }
    return found
  }

  /// The places of those items that cross a strip between texts on both sides.
  private func islands(of sorted: [RegionItem], _ strip: Interval) -> Set<Int> {
    let free = sorted.filter { !$0.crosses(strip) && $0.run != nil }
    let left = free.filter { $0.box.x.center < strip.center }.map(\.box.y.center)
    let right = free.filter { $0.box.x.center > strip.center }.map(\.box.y.center)
    func hasText(_ centers: [Double], beside box: PageRect) -> Bool {
      let place = centers.insertionPlace(of: box.top - scale.linePitch / 2)
      return place < centers.count && centers[place] <= box.bottom + scale.linePitch / 2
    }
    return Set(
      sorted.indices.filter { place in
        let item = sorted[place]
        return item.run != nil && item.crosses(strip) && hasText(left, beside: item.box)
          && hasText(right, beside: item.box)
      })
  }

  private func append(_ band: ColumnGutter.Band, to gutter: inout ColumnGutter) {
    if band.isColumns {
      gutter.partedHeight += min(
        height(of: band.items.filter { $0.box.x.center < gutter.strip.center }),
        height(of: band.items.filter { $0.box.x.center > gutter.strip.center }))
    }
    if !band.isColumns, let last = gutter.bands.last, !last.isColumns {
      gutter.bands[gutter.bands.count - 1].items += band.items
    } else {
      gutter.bands.append(band)
    }
  }

  private func height(of items: [RegionItem]) -> Double {
    items.reduce(0) { $0 + $1.box.height }
  }

  private enum Answer { case columns, table, unsure }

  /// Parts the items between two crossing ones at white gaps over both sides, and judges each part.
  private func bands(of items: [RegionItem], strip: Interval) -> [ColumnGutter.Band] {
    guard !items.isEmpty else { return [] }
    let blocks = blocks(of: items)
    var answers = blocks.map { answer(for: $0, strip: strip) }
    let fallback: Answer = answers.contains(.columns) ? .columns : .table
    var previous: Answer?
    for index in answers.indices where answers[index] == .unsure {
      let next = answers[index...].first { $0 != .unsure }
      if index > 0, answers[index - 1] != .unsure { previous = answers[index - 1] }
      answers[index] = previous == next ? previous ?? fallback : fallback
    }
    var bands: [ColumnGutter.Band] = []
    for (block, answer) in zip(blocks, answers) {
      let isColumns = answer == .columns
      if bands.last?.isColumns == isColumns {
        bands[bands.count - 1].items += block
      } else {
        bands.append(ColumnGutter.Band(isColumns: isColumns, items: block))
      }
    }
    return bands.map { band in
      band.isColumns && !isEnough(band.items, strip)
        ? ColumnGutter.Band(isColumns: false, items: band.items) : band
    }
  }

  private func isEnough(_ items: [RegionItem], _ strip: Interval) -> Bool {
    let left = items.count { $0.box.x.center < strip.center }
    let hasArea = items.contains { $0.run == nil }
    return min(left, items.count - left) >= (hasArea ? 1 : thresholds.fewestProseLines)
  }

  private func blocks(of items: [RegionItem]) -> [[RegionItem]] {
    let gap = scale.length(thresholds.bandGap)
    var blocks: [[RegionItem]] = []
    var bottom = -Double.infinity
    for item in items.sorted(by: { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }) {
      if blocks.isEmpty || item.box.top - bottom > gap {
        blocks.append([item])
      } else {
        blocks[blocks.count - 1].append(item)
      }
      bottom = max(bottom, item.box.bottom)
    }
    return blocks
  }

  private func answer(for items: [RegionItem], strip: Interval) -> Answer {
    let left = items.filter { $0.box.x.center < strip.center }
    let right = items.filter { $0.box.x.center > strip.center }
    let fewest = min(left.count, right.count)
    guard fewest > 0 else { return .unsure }
    let tallest = items.lazy.filter { $0.run == nil }.map(\.box.height).max() ?? 0
    if tallest >= scale.length(thresholds.tallArea) { return .columns }
    let shares = [proseShare(of: left), proseShare(of: right)]
    let (prose, mostProse) = (min(shares[0], shares[1]), max(shares[0], shares[1]))
    if prose >= thresholds.proseShare.value, fewest >= thresholds.fewestProseLines {
      return .columns
    }
    if isCrossedByRule(items, strip) { return .table }
    // Headings of columns that begin side by side; what they are shows below.
    if [left, right].allSatisfy(isLarge) { return .unsure }
    if [left, right].allSatisfy({ spread.isSpread($0, at: strip) }) { return .columns }
    let aligned = alignedShare(left, right)
    if aligned <= thresholds.unalignedShare.value, fewest >= thresholds.fewestColumnLines {
      return .columns
    }
    // The end of a column beside a heading.
    if aligned == 0, mostProse >= thresholds.proseShare.value,
      fewest >= thresholds.fewestProseLines
    {
      return .columns
    }
    if aligned >= thresholds.alignedShare.value, prose <= thresholds.tabularShare.value {
      return .table
    }
    return .unsure
  }

  /// Whether all text of a side is larger than that of the page.
  private func isLarge(_ items: [RegionItem]) -> Bool {
    items.allSatisfy { item in
      item.run.map { $0.typeSize >= scale.typeSize * thresholds.largeType.value } ?? false
    }
  }

  /// How much of a side's text stands in runs of several words, or that go on with a sentence.
  private func proseShare(of items: [RegionItem]) -> Double {
    var (prose, all) = (0.0, 0.0)
    for item in items {
      guard let run = item.run else { continue }
      all += run.box.width
      if run.words.count >= thresholds.fewestProseWords
        || run.words.count > 1 && run.words[0].shape.startsLowercase
        || run.words.contains(where: { $0.shape.isUnspaced })
          && run.characterCount >= thresholds.fewestProseCharacters
      {
        prose += run.box.width
      }
    }
    return all > 0 ? prose / all : 0
  }

  /// The share of lines on the side with fewer lines that share a baseline with the other side.
  private func alignedShare(_ left: [RegionItem], _ right: [RegionItem]) -> Double {
    let sides = [left, right].map { $0.compactMap { $0.run?.baseline }.sorted() }
      .sorted { $0.count < $1.count }
    guard let few = sides.first, let many = sides.last, !few.isEmpty else { return 0 }
    let tolerance = scale.length(thresholds.baselineTolerance)
    var place = 0
    var aligned = 0
    for baseline in few {
      while place < many.count, many[place] < baseline - tolerance { place += 1 }
      if place < many.count, many[place] <= baseline + tolerance { aligned += 1 }
    }
    return Double(aligned) / Double(few.count)
  }

  private func isCrossedByRule(_ items: [RegionItem], _ strip: Interval) -> Bool {
    guard let top = items.lazy.map(\.box.y.center).min(),
      let bottom = items.lazy.map(\.box.y.center).max()
    else { return false }
    for rule in horizontals[horizontals.firstPosition(atLeast: top)...] {
      guard rule.position < bottom else { return false }
      if rule.span.contains(strip) { return true }
    }
    return false
  }
}

extension RegionItem {
  /// Whether the item stands on both sides of the middle of a strip.
  fileprivate func crosses(_ strip: Interval) -> Bool {
    box.left < strip.center && box.right > strip.center
  }
}
