internal import DocumentModel

/// Finds the columns of a block of lines.
///
/// The rule: a gutter is a strip where no word stands in any line with nearly all columns filled,
/// and where most lines that reach over it have a wide gap. Strips that only fall on word spaces
/// lack that support. Drawn vertical rules are gutters in themselves.
struct ColumnFinding {
  let thresholds: LayoutThresholds.Tables
  let scale: TextScale

  /// The columns, or `nil` where there is one at most.
  ///
  /// n log n for each column.
  func columns(of block: AlignedBlock, verticals: [StraightPage.Rule]) -> TableColumns? {
    let lines = block.members.filter { $0.runs.count > 1 }
    let rules = ruleGutters(of: block, verticals)
    guard !lines.isEmpty else {
      return rules.isEmpty ? nil : TableColumns(gutters: rules, ruleCount: rules.count)
    }
    let counts = lines.map(\.runs.count).sorted()
    let usual = counts[
      min(counts.count - 1, Int(Double(counts.count) * thresholds.fullLineRank.value))]
    let full = lines.filter { thresholds.fullLineShare.isReached(by: $0.runs.count, of: usual) }
    var gutters = withOwnText(strips(of: full).filter { isSupported($0, in: lines) }, in: lines)
    for rule in rules {
      gutters.removeAll { $0.contains(rule.center) }
      gutters.append(rule)
    }
    gutters = gutters.map { narrowed($0, to: block.members) }
    gutters.sort { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
    return gutters.isEmpty ? nil : TableColumns(gutters: gutters, ruleCount: rules.count)
  }

  private func ruleGutters(
    of block: AlignedBlock, _ verticals: [StraightPage.Rule]
  ) -> [Interval] {
    let box = block.box
    var positions: [Double] = []
    for rule in verticals[verticals.firstPosition(atLeast: box.left)...] {
      guard rule.position < box.right else { break }
      if thresholds.ruleGutterShare.isReached(by: rule.span.overlap(box.y), of: box.height) {
        positions.append(rule.position)
      }
    }
    return PositionClusters(positions, tolerance: scale.length(thresholds.edgeTolerance))
      .positions.map { Interval($0, $0) }
  }

  /// The strips between the outermost words that (nearly) no line has a word in.
  private func strips(of lines: [TextLine]) -> [Interval] {
    var events: [(position: Double, change: Int)] = []
    for word in lines.lazy.flatMap(\.words) {
      events.append((word.box.left, 1))
      events.append((word.box.right, -1))
    }
    // Starts come before ends, so that words that touch leave no strip.
    events.sort { ($0.position, $1.change) < ($1.position, $0.change) }
    let allowed = Int(Double(lines.count) * thresholds.overflowShare.value)
    let narrowest = scale.length(thresholds.narrowestColumnGap)
    var strips: [Interval] = []
    var count = 0
    for (event, next) in zip(events, events.dropFirst()) {
      count += event.change
      guard count <= allowed, next.position > event.position else { continue }
      let strip = Interval(event.position, next.position)
      if let last = strips.last, last.upper >= strip.lower {
        strips[strips.count - 1] = last.union(strip)
      } else {
        strips.append(strip)
      }
    }
    return strips.filter { $0.length >= narrowest }
  }

  /// The strips without those that only part the words of texts over a wider strip.
  ///
  /// Each column needs a run that stands in it alone. Where there is none, one of its two
  /// gutters is no gutter: the one that more runs cross.
  private func withOwnText(_ strips: [Interval], in lines: [TextLine]) -> [Interval] {
    let runs = lines.flatMap(\.runs)
    var gutters: [Interval] = []
    for strip in strips.sorted(by: { $0.lower < $1.lower }) {
      while let last = gutters.last,
        !runs.contains(where: { $0.box.left >= last.center && $0.box.right <= strip.center })
      {
        guard crossings(of: last, runs) > crossings(of: strip, runs) else { break }
        gutters.removeLast()
      }
      let first = gutters.last?.center ?? -Double.infinity
      if runs.contains(where: { $0.box.left >= first && $0.box.right <= strip.center }) {
        gutters.append(strip)
      }
    }
    while let last = gutters.last, !runs.contains(where: { $0.box.left >= last.center }) {
      gutters.removeLast()
    }
    return gutters
  }

  /// A strip narrowed to the word spaces of the texts that run over it, where they agree.
  ///
  /// A line of a single text is a guide only where a word of it begins with the column: titles of
  /// groups of rows run on over the columns.
  private func narrowed(_ strip: Interval, to lines: ArraySlice<TextLine>) -> Interval {
    let tolerance = scale.length(thresholds.edgeTolerance)
    var narrow = strip
    for line in lines {
      for run in line.runs where run.box.x.overlaps(strip) {
        let spaces = zip(run.words, run.words.dropFirst()).compactMap { word, next in
          next.box.left > word.box.right
            && (line.runs.count > 1 || next.box.left >= strip.upper - tolerance)
            ? Interval(word.box.right, next.box.left).intersection(narrow) : nil
        }
        // Of equal spaces the last: texts begin at their column's edge more often than they end there.
        let widest = spaces.max { ($0.length, $0.upper) < ($1.length, $1.upper) }
        if let widest, widest.length > 0 { narrow = widest }
      }
    }
    return narrow
  }

  private func crossings(of strip: Interval, _ runs: [TextRun]) -> Int {
    runs.count { $0.box.left < strip.center && $0.box.right > strip.center }
  }

  /// Whether most of the lines that reach over a strip have a wide gap there.
  private func isSupported(_ strip: Interval, in lines: [TextLine]) -> Bool {
    var (gaps, reaching) = (0, 0)
    for line in lines where line.box.left < strip.center && line.box.right > strip.center {
      reaching += 1
      if !line.runs.contains(where: { $0.box.x.contains(strip.center) }) { gaps += 1 }
    }
    return thresholds.gutterSupport.isReached(by: gaps, of: reaching)
  }
}
