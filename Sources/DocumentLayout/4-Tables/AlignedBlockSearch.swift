internal import DocumentModel

/// Finds lines that may be rows of a table without drawn cells.
///
/// The rule: a block is lines with wide gaps, and at most a few lines without between two of them.
/// A line of prose, or a much wider distance than between its lines, ends a block, and a line that
/// begins as the block's first one does begins another: tables repeat their headings, rows don't.
struct AlignedBlockSearch {
  let thresholds: LayoutThresholds.Tables
  let scale: TextScale
  /// The page's horizontal rules, sorted from the top.
  let horizontals: [StraightPage.Rule]

  /// The blocks of a region, from the top, apart from each other.
  ///
  /// Linear.
  func blocks(in lines: [TextLine]) -> [AlignedBlock] {
    guard let region = PageRect.bounding(lines.lazy.map(\.box)) else { return [] }
    var ranges: [Range<Int>] = []
    var index = 0
    while index < lines.count {
      guard lines[index].runs.count > 1, !isProse(lines[index], region) else {
        index += 1
        continue
      }
      let end = end(of: lines, from: index, region)
      ranges.append(index..<end)
      index = end
    }
    return ranges.indices.map { place in
      let floor = place > 0 ? ranges[place - 1].upperBound : 0
      let ceiling = place + 1 < ranges.count ? ranges[place + 1].lowerBound : lines.count
      return AlignedBlock(
        lines: lines, range: ranges[place], limits: floor..<ceiling, area: nil)
    }
  }

  private func end(of lines: [TextLine], from start: Int, _ region: PageRect) -> Int {
    var end = start + 1
    var next = end
    let widest = scale.length(thresholds.widestRowDistance)
    while next < lines.count, next - end <= thresholds.mostUnalignedLines {
      let distance = lines[next].box.top - lines[next - 1].box.bottom
      if distance > widest, !goesOn(lines[start..<end], after: next, in: lines, region) { break }
      if isProse(lines[next], region) || isHeading(lines[next])
        || isRepeated(lines[next], of: lines[start])
      {
        break
      }
      next += 1
      if lines[next - 1].runs.count > 1 { end = next }
    }
    return end
  }

  /// Whether a line is running text: many words over much of the region, with no gap but such as
  /// setting both edges straight makes.
  private func isProse(_ line: TextLine, _ region: PageRect) -> Bool {
    let count = line.runs.reduce(0) { $0 + $1.words.count }
    guard count >= thresholds.fewestProseWords,
      thresholds.proseWidth.isReached(by: line.box.width, of: region.width)
    else { return false }
    guard let first = line.runs.first, line.runs.count > 1 else { return true }
    // A label, or a rule above or below, makes a row of the tightest line.
    if first.words.last?.text.hasSuffix(":") == true || isRuled(line) { return false }
    let widest = scale.length(thresholds.widestProseGap)
    let gaps = zip(line.runs, line.runs.dropFirst()).map { $0.box.x.gap(to: $1.box.x) }
    return gaps.allSatisfy { $0 <= widest }
      && count >= line.runs.count * thresholds.fewestProseRunWords
  }

  /// Whether a table goes on after a wide gap: with texts at the edges of those above it, at most a
  /// label between.
  private func goesOn(
    _ above: ArraySlice<TextLine>, after place: Int, in lines: [TextLine], _ region: PageRect
  ) -> Bool {
    if isEven(above, lines[place...]) { return true }
    guard let last = above.last(where: { $0.runs.count > 2 }),
      lines[place].box.top - last.box.bottom <= scale.length(thresholds.widestTableGap),
      let next = lines[place...].prefix(2).first(where: { $0.runs.count > 1 }),
      !isProse(lines[place], region)
    else { return false }
    let tolerance = scale.length(thresholds.edgeAlignment)
    let aligned = next.runs.count { run in
      last.runs.contains {
        abs($0.box.left - run.box.left) <= tolerance
          || abs($0.box.right - run.box.right) <= tolerance
      }
    }
    return aligned > 2 && thresholds.columnAgreement.isReached(by: aligned, of: next.runs.count)
  }

  /// Whether rows of equal height go on: lines at even distances with as many texts, which begin where
  /// those above do.
  private func isEven(_ above: ArraySlice<TextLine>, _ below: ArraySlice<TextLine>) -> Bool {
    guard let last = above.last, let line = below.first, last.runs.count > 1,
      line.box.top - last.box.bottom <= scale.length(thresholds.widestTableGap) / 2
    else { return false }
    let going = Array(below.prefix(2))
    let lines = [above.dropLast().last, last].compactMap(\.self) + going
    let distances = zip(lines, lines.dropFirst()).map { $1.baseline - $0.baseline }
    let tolerance = scale.length(thresholds.edgeAlignment)
    return distances.count > 1
      && distances.allSatisfy {
        abs($0 - distances[0]) <= distances[0] * thresholds.evenDistance.value
      }
      && going.allSatisfy { other in
        other.runs.count == last.runs.count
          && zip(other.runs, last.runs).allSatisfy { run, above in
            abs(run.box.left - above.box.left) <= tolerance
              || abs(run.box.right - above.box.right) <= tolerance
          }
      }
  }

  /// Whether a line begins with the same words as the first line of its block.
  private func isRepeated(_ line: TextLine, of first: TextLine) -> Bool {
    guard line.runs.count > 1, let words = line.runs.first?.words,
      let others = first.runs.first?.words, words.contains(where: { $0.shape.letterCount > 1 })
    else { return false }
    return words.map(\.text) == others.map(\.text)
  }

  private func isHeading(_ line: TextLine) -> Bool {
    line.runs.count == 1 && line.typeSize >= scale.typeSize * thresholds.headingSize.value
  }

  private func isRuled(_ line: TextLine) -> Bool {
    let reach = scale.length(thresholds.separatorReach)
    for rule in horizontals[horizontals.firstPosition(atLeast: line.box.top - reach)...] {
      guard rule.position <= line.box.bottom + reach else { return false }
      if thresholds.wholeRuleShare.isReached(by: rule.span.overlap(line.box.x), of: line.box.width)
      {
        return true
      }
    }
    return false
  }
}
