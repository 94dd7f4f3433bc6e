internal import DocumentModel

/// Finds rows that a ruled grid leaves undrawn.
///
/// A drawn rule outranks spacing, so a cell of several lines stays whole where rules part the rows.
/// But a table may be ruled round its head and its columns only; then each baseline of the body is a
/// row. Evidence: few drawn rows, and many lines in one of them that reach over several columns; or
/// lines of numbers over nearly all columns.
struct RuledRowSplitting {
  let thresholds: LayoutThresholds.Tables
  let rows: RowLinking

  /// The row edges found in drawn rows, from the top.
  ///
  /// n log n.
  func rowEdges(in area: RuledArea, words: [LayoutWord]) -> [Double] {
    let drawn = area.rowEdges.count - 1
    guard drawn > 0 else { return [] }
    var members = [[LayoutWord]](repeating: [], count: drawn)
    for word in words {
      members[area.rowEdges.stretch(holding: word.box.y.center)].append(word)
    }
    return members.flatMap { words -> [Double] in
      let lines = rows.rows(of: words)
      return isSplit(lines, drawn: drawn, area) ? starts(of: lines, area) : []
    }
  }

  private func isSplit(_ lines: [[LayoutWord]], drawn: Int, _ area: RuledArea) -> Bool {
    guard lines.count > 1 else { return false }
    let filled = lines.map { Set($0.map { column(of: $0, area) }).count }
    let columns = area.columnEdges.count - 1
    let wide = filled.count { $0 > 1 }
    if wide >= thresholds.fewestTwoColumnRows, areNumbers(lines, area) { return true }
    if drawn <= thresholds.mostUnsplitRows, lines.count >= thresholds.fewestSplitLines {
      return thresholds.splitLineShare.isReached(by: wide, of: lines.count)
    }
    let full = filled.count { thresholds.fullLineShare.isReached(by: $0, of: columns) }
    let others = lines.flatMap { $0.filter { column(of: $0, area) > 0 } }
    let numbers = others.count { $0.shape.isNumeric }
    return thresholds.fullSplitShare.isReached(by: full, of: lines.count)
      && thresholds.numericSplitShare.isReached(by: numbers, of: others.count)
  }

  /// Whether all texts beside the first column are numbers, each line's in most of the columns, as
  /// they never stand in the lines of one cell.
  private func areNumbers(_ lines: [[LayoutWord]], _ area: RuledArea) -> Bool {
    let columns = area.columnEdges.count - 2
    let others = lines.map { $0.filter { column(of: $0, area) > 0 } }.filter { !$0.isEmpty }
    return columns > 1
      && others.allSatisfy { words in
        words.allSatisfy(\.shape.isNumeric)
          && thresholds.fullLineShare.isReached(
            by: Set(words.map { column(of: $0, area) }).count, of: columns)
      }
  }

  private func column(of word: LayoutWord, _ area: RuledArea) -> Int {
    area.columnEdges.stretch(holding: word.box.x.center)
  }

  /// The edges half-way above each line that begins a row: those with text in the first column.
  private func starts(of lines: [[LayoutWord]], _ area: RuledArea) -> [Double] {
    let hasKeys = lines.contains { $0.contains { column(of: $0, area) == 0 } }
    var edges: [Double] = []
    for (above, line) in zip(lines, lines.dropFirst()) {
      guard !hasKeys || line.contains(where: { column(of: $0, area) == 0 }) else { continue }
      let bottom = above.lazy.map(\.box.bottom).max() ?? 0
      let top = line.lazy.map(\.box.top).min() ?? bottom
      edges.append((bottom + top) / 2)
    }
    return edges
  }
}
