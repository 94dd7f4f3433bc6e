internal import DocumentModel

/// The headings of a table without drawn cells, on their levels.
struct TableHead: Sendable {
  /// How many lines of the table it takes.
  let lineCount: Int
  /// The extents of its rows, from the top.
  let rows: [Interval]
  /// Its cells.
  let cells: [CellDraft]
}

/// Sorts the headings of a table without drawn cells into levels.
///
/// The rule: below a heading over several columns begins another level for those columns, and below a
/// rule over the table for all. Everything else that stands in one column is one heading, as deep
/// as the head. Tables whose head has one level are left to the grouping of rows.
struct HeadBuilding {
  let thresholds: LayoutThresholds.Tables
  let scale: TextScale

  /// The head; `nil` where no heading is over several columns.
  ///
  /// Linear in the pieces of the head for each level.
  func head(of table: PlacedTable, separators: [Double]) -> TableHead? {
    let lines = headLines(of: table, separators)
    guard let box = PageRect.bounding(lines.lazy.map(\.box)),
      lines.dropLast().contains(where: { $0.pieces.contains { $0.columns.count > 1 } })
    else { return nil }
    let edges = levels(of: lines, separators.filter(box.y.contains))
    let bottom =
      lines.count < table.lines.count
      ? (box.bottom + table.lines[lines.count].box.top) / 2 : box.bottom
    let cells = cells(of: lines, edges)
    guard areApart(cells) else { return nil }
    let positions = [box.top] + edges.map(\.position) + [max(box.bottom, bottom)]
    return TableHead(
      lineCount: lines.count,
      rows: zip(positions, positions.dropFirst()).map { Interval($0, $1) },
      cells: cells)
  }

  private func areApart(_ cells: [CellDraft]) -> Bool {
    !cells.indices.contains { index in
      cells[..<index].contains {
        $0.rows.overlaps(cells[index].rows) && $0.columns.overlaps(cells[index].columns)
      }
    }
  }

  /// The lines before the first with numbers, where most lines have some; else those up to the first
  /// full one.
  private func headLines(of table: PlacedTable, _ separators: [Double]) -> [PlacedLine] {
    let numeric = table.lines.count(where: \.isNumeric)
    let isNumeric = thresholds.numericRowShare.isReached(by: numeric, of: table.lines.count)
    var count =
      isNumeric
      ? table.lines.firstIndex(where: \.isNumeric) ?? 0
      : table.headLineCount > 0 ? min(table.headLineCount + 1, table.lines.count) : 0
    // A heading over several columns has others below it, be they numbers.
    if count > 0, count < table.lines.count,
      table.lines[count - 1].pieces.contains(where: { $0.columns.count > 1 })
    {
      count += 1
    }
    // A label alone in the first column begins the first group of rows.
    while count > 1, table.lines[count - 1].filled == [0],
      table.lines[..<(count - 1)].contains(where: { $0.filled.contains(0) })
    {
      count -= 1
    }
    return Array(table.lines[..<count])
  }

  /// A boundary between levels, and the columns it parts; `nil` where it parts all.
  private struct Level {
    var position: Double
    var columns: Set<Int>?

    func parts(_ range: ClosedRange<Int>) -> Bool {
      columns.map { !$0.isDisjoint(with: range) } ?? true
    }
  }

  private func levels(of lines: [PlacedLine], _ separators: [Double]) -> [Level] {
    var levels = separators.map { Level(position: $0, columns: nil) }
    for (index, line) in lines.enumerated() {
      for piece in line.pieces where piece.columns.count > 1 {
        let columns = Set(piece.columns)
        let next = lines[(index + 1)...].first { !$0.filled.isDisjoint(with: columns) }
        guard let next else { continue }
        let position = (line.box.bottom + next.box.top) / 2
        let tolerance = scale.length(thresholds.edgeTolerance)
        if let place = levels.firstIndex(where: { abs($0.position - position) <= tolerance }) {
          levels[place].columns?.formUnion(columns)
        } else {
          levels.append(Level(position: position, columns: columns))
        }
      }
    }
    return levels.sorted { $0.position < $1.position }
  }

  private func cells(of lines: [PlacedLine], _ levels: [Level]) -> [CellDraft] {
    var cells: [CellDraft] = []
    for line in lines {
      var begun: Set<Int> = []
      for piece in line.pieces {
        let above = levels.lastIndex {
          $0.position <= line.box.y.center && $0.parts(piece.columns)
        }
        let below = levels.firstIndex {
          $0.position > line.box.y.center && $0.parts(piece.columns)
        }
        let rows = ((above ?? -1) + 1)...(below ?? levels.count)
        if let place = cells.firstIndex(where: {
          $0.rows == rows && $0.columns.overlaps(piece.columns)
        }) {
          cells[place].columns =
            min(
              cells[place].columns.lowerBound, piece.columns.lowerBound)...max(
              cells[place].columns.upperBound, piece.columns.upperBound)
          // Two pieces of one line go on after each other.
          if begun.insert(place).inserted {
            cells[place].lines.append(piece.words)
          } else {
            cells[place].lines[cells[place].lines.count - 1] += piece.words
          }
        } else {
          begun.insert(cells.count)
          cells.append(CellDraft(rows: rows, columns: piece.columns, lines: [piece.words]))
        }
      }
    }
    return cells
  }
}
