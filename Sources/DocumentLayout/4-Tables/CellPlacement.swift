internal import DocumentModel

/// Gives the words of a block's lines to columns.
///
/// A run is parted at a gutter between two of its words, never inside one. A word over a gutter, or a
/// whole line or heading that runs over one, spans the columns. Single lines next to the block join
/// it where they stand in one column other than the first, as the ends of wrapped cells do; lines
/// far above the first full row, or below the last, leave it.
struct CellPlacement {
  let thresholds: LayoutThresholds.Tables
  let scale: TextScale

  /// Places the lines.
  ///
  /// Linear in words for each column.
  func placed(
    _ block: AlignedBlock, columns: TableColumns, leaders: [PageRect]
  ) -> PlacedTable {
    let full = block.range.filter { isFull(block.lines[$0], columns) }
    var range = block.range
    if block.area == nil, let first = full.first, let last = full.last {
      range = trimmed(block, columns, first: first, last: last)
      range = extended(range, block, columns)
    }
    let body = body(of: full.map { ($0, block.lines[$0]) })
    let head = body.first { range.contains($0) } ?? range.lowerBound
    // Headings over several columns stand above those of each; these stand above numbers.
    let first = full.first { range.contains($0) } ?? head
    let (all, own) = (
      texts(of: full.map { block.lines[$0] }, columns),
      texts(of: body.map { block.lines[$0] }, columns)
    )
    let lines = range.map { index in
      place(block.lines[index], columns, isHead: index < head, index < first ? all : own)
    }
    let box = PageRect.bounding(lines.lazy.map(\.box))
    let leaderCount = leaders.count { leader in
      box.map { $0.contains(leader.center) } ?? false
    }
    return PlacedTable(
      lines: lines, lineRange: range, columns: columns, headLineCount: head - range.lowerBound,
      leaderCount: leaderCount)
  }

  private func isFull(_ line: TextLine, _ columns: TableColumns) -> Bool {
    let filled = Set(line.words.map { columns.column(at: $0.box.x.center) })
    return line.runs.count > 1
      && thresholds.fullLineShare.isReached(
        by: min(filled.count, line.runs.count), of: columns.count)
  }

  /// The full lines without those of a head that fill all columns too: in tables of numbers all that
  /// have none.
  private func body(of full: [(index: Int, line: TextLine)]) -> [Int] {
    let numeric = full.filter { entry in
      let values = entry.line.runs.dropFirst()
      return values.count { $0.numericShare * 2 >= 1 } * 2 >= values.count
    }
    return thresholds.numericRowShare.isReached(by: numeric.count, of: full.count)
      ? numeric.map(\.index) : full.map(\.index)
  }

  /// Whether one of the lines has texts for as many columns as only headings have.
  private func hasHeadings(_ lines: ArraySlice<TextLine>, _ columns: TableColumns) -> Bool {
    columns.count > 2 && lines.contains { $0.runs.count > 2 && $0.runs.count * 2 >= columns.count }
  }

  private func trimmed(
    _ block: AlignedBlock, _ columns: TableColumns, first: Int, last: Int
  ) -> Range<Int> {
    let widest = scale.length(thresholds.widestHeadDistance)
    var (start, end) = (block.range.lowerBound, block.range.upperBound)
    for index in start..<first
    where block.lines[index + 1].box.top - block.lines[index].box.bottom > widest
      && !hasHeadings(block.lines[start...index], columns)
    {
      start = index + 1
    }
    for index in (last + 1..<end).reversed()
    where block.lines[index].box.top - block.lines[index - 1].box.bottom > widest {
      end = index
    }
    return start..<end
  }

  private func extended(
    _ range: Range<Int>, _ block: AlignedBlock, _ columns: TableColumns
  ) -> Range<Int> {
    let widest = scale.length(thresholds.widestWrapDistance)
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > block.limits.lowerBound {
      let (line, next) = (block.lines[start - 1], block.lines[start])
      let first = columns.column(at: line.box.left)
      guard
        first > 0 && next.box.top - line.box.bottom <= widest
          || start == range.lowerBound && isGroupLabel(start - 1, above: range, block, columns)
      else { break }
      start -= 1
    }
    while end < block.limits.upperBound {
      let (line, previous) = (block.lines[end], block.lines[end - 1])
      let first = columns.column(at: line.box.left)
      guard first > 0, first == columns.column(at: line.box.right),
        line.box.top - previous.box.bottom <= widest
      else { break }
      end += 1
    }
    return start..<end
  }

  /// Whether a line above the first row heads a group of rows, as lines between the rows do: alone in
  /// the first column, at their edge and as far above its row.
  private func isGroupLabel(
    _ index: Int, above range: Range<Int>, _ block: AlignedBlock, _ columns: TableColumns
  ) -> Bool {
    func distance(_ index: Int) -> Double {
      block.lines[index + 1].baseline - block.lines[index].baseline
    }
    func isAlone(_ line: TextLine) -> Bool {
      line.runs.count == 1 && columns.column(at: line.box.right) == 0
    }
    let line = block.lines[index]
    guard isAlone(line), let first = block.lines[index + 1].runs.last, first.numericShare * 2 >= 1
    else { return false }
    let tolerance = scale.length(thresholds.edgeAlignment)
    return range.dropLast().contains { other in
      isAlone(block.lines[other]) && !isAlone(block.lines[other + 1])
        && abs(block.lines[other].box.left - line.box.left) <= tolerance
        && abs(distance(other) - distance(index))
          <= distance(other) * thresholds.evenDistance.value
    }
  }

  /// Where the text of a column stands.
  private struct ColumnText {
    /// The usual left and right edge.
    var edges: Interval
    /// From the leftmost to the rightmost text.
    var extent: Interval
  }

  /// Where each column's text stands in lines; `nil` for columns without any.
  private func texts(of lines: [TextLine], _ columns: TableColumns) -> [ColumnText?] {
    var edges = [(left: [Double], right: [Double])](repeating: ([], []), count: columns.count)
    for part in lines.flatMap(\.runs).flatMap({ parts(of: $0, columns) })
    where part.columns.count == 1 {
      edges[part.columns.lowerBound].left.append(part.extent.lower)
      edges[part.columns.lowerBound].right.append(part.extent.upper)
    }
    return edges.map { column in
      guard let left = median(column.left), let right = median(column.right),
        let first = column.left.min(), let last = column.right.max()
      else { return nil }
      return ColumnText(edges: Interval(left, right), extent: Interval(first, last))
    }
  }

  /// Whether the parts of a run without wide gaps begin or end where their columns do.
  private func areAligned(_ parts: some Sequence<PlacedPiece>, _ texts: [ColumnText?]) -> Bool {
    let tolerance = scale.length(thresholds.edgeAlignment)
    return parts.allSatisfy { part in
      guard part.columns.count == 1, let edge = texts[part.columns.lowerBound]?.edges
      else { return false }
      return abs(part.extent.lower - edge.lower) <= tolerance
        || abs(part.extent.upper - edge.upper) <= tolerance
    }
  }

  private func place(
    _ line: TextLine, _ columns: TableColumns, isHead: Bool, _ texts: [ColumnText?]
  ) -> PlacedLine {
    var pieces: [PlacedPiece] = []
    for run in line.runs {
      let parts = parts(of: run, columns)
      if isHead {
        for piece in headings(of: run, parts, columns, texts) { append(piece, to: &pieces) }
      } else if line.runs.count == 1, !areAligned(parts.dropFirst(), texts) {
        append(whole(run, parts), to: &pieces)
      } else {
        for part in parts { append(part, to: &pieces) }
      }
    }
    return PlacedLine(pieces: pieces, box: line.box)
  }

  /// A run above the first full row: a heading of the columns whose text it stands over, or several
  /// headings with a tight gap, each at an edge of its column.
  ///
  /// Headings may be far wider than what stands below them, so gutters don't tell.
  private func headings(
    of run: TextRun, _ parts: [PlacedPiece], _ columns: TableColumns, _ texts: [ColumnText?]
  ) -> [PlacedPiece] {
    guard parts.count > 1 || parts.contains(where: { $0.columns.count > 1 }) else { return parts }
    let inset = scale.length(thresholds.cellOverhang)
    let covered = texts.indices.filter { texts[$0]?.extent.overlap(run.box.x) ?? 0 > inset }
    guard let first = covered.first, let last = covered.last else { return [whole(run, parts)] }
    if first < last, areAligned(parts, texts) { return parts }
    if isOfLastColumn(run, first, last, texts) {
      return [PlacedPiece(columns: last...last, words: run.words)]
    }
    return [PlacedPiece(columns: first...last, words: run.words)]
  }

  /// Whether a heading ends where the last column it reaches over does, but begins elsewhere than the
  /// first: a wide heading of a column that is set to the right.
  private func isOfLastColumn(
    _ run: TextRun, _ first: Int, _ last: Int, _ texts: [ColumnText?]
  ) -> Bool {
    guard first < last, let start = texts[first]?.edges.lower, let column = texts[last] else {
      return false
    }
    let tolerance = scale.length(thresholds.edgeAlignment)
    return column.extent.upper - column.edges.upper <= tolerance
      && abs(run.box.right - column.edges.upper) <= tolerance
      && run.box.left - start > scale.length(thresholds.centreTolerance) * 2
      && column.edges.length < run.box.width
  }

  private func whole(_ run: TextRun, _ parts: [PlacedPiece]) -> PlacedPiece {
    let first = parts.first?.columns.lowerBound ?? 0
    let last = parts.last?.columns.upperBound ?? first
    return PlacedPiece(columns: first...max(first, last), words: run.words)
  }

  /// A run's words by column; words over a gutter bind the columns they reach into.
  private func parts(of run: TextRun, _ columns: TableColumns) -> [PlacedPiece] {
    let inset = scale.length(thresholds.cellOverhang)
    var parts: [PlacedPiece] = []
    for word in run.words {
      let middle = columns.column(at: word.box.x.center)
      let first = min(middle, columns.column(at: word.box.left + inset))
      let last = max(middle, columns.column(at: word.box.right - inset))
      append(PlacedPiece(columns: first...last, words: [word]), to: &parts)
    }
    return parts
  }

  /// Adds a piece, in one with the last if they share a column.
  private func append(_ piece: PlacedPiece, to pieces: inout [PlacedPiece]) {
    guard let last = pieces.last, last.columns.upperBound >= piece.columns.lowerBound else {
      pieces.append(piece)
      return
    }
    let lower = min(last.columns.lowerBound, piece.columns.lowerBound)
    let upper = max(last.columns.upperBound, piece.columns.upperBound)
    pieces.removeLast()
    append(PlacedPiece(columns: lower...upper, words: last.words + piece.words), to: &pieces)
  }
}
