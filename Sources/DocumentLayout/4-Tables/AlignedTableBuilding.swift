internal import DocumentModel

/// Makes a table of placed lines and their rows.
struct AlignedTableBuilding {
  let thresholds: LayoutThresholds.Tables

  /// Makes the table; every word of the lines is in exactly one cell.
  ///
  /// Linear.
  func draft(
    of table: PlacedTable, rows: [Range<Int>], head: TableHead?, separatorCount: Int,
    box: PageRect, source: TableEvidence.Source
  ) -> TableDraft {
    let first = head?.rows.count ?? 0
    var cells = head?.cells ?? []
    for (row, range) in rows.enumerated() {
      cells += self.cells(of: table.lines[range], row: first + row)
    }
    widenTitles(in: &cells, from: first, to: table.columns.count - 1)
    let edges = [box.left] + table.columns.partings + [box.right]
    let extents = (head?.rows ?? []) + intervals(of: rows, table, from: head?.rows.last?.upper, box)
    let evidence = TableEvidence(
      of: cells, source: source, rowCount: extents.count, columnCount: table.columns.count,
      ruleCount: separatorCount + table.columns.ruleCount, leaderCount: table.leaderCount,
      thresholds: thresholds)
    return TableDraft(
      columns: zip(edges, edges.dropFirst()).map { Interval($0, $1) }, rows: extents, cells: cells,
      evidence: evidence, headRowCount: first)
  }

  /// Widens titles of groups of rows to all columns.
  ///
  /// The rule: a text alone in its row that begins in the first column and runs on into another one
  /// is such a title, and where there is one, every text alone in the first column is.
  private func widenTitles(in cells: inout [CellDraft], from head: Int, to last: Int) {
    let alone = Dictionary(grouping: cells.indices) { cells[$0].rows.lowerBound }
      .filter { $0.key >= head && $0.value.count == 1 }
      .flatMap(\.value).filter { cells[$0].columns.lowerBound == 0 }
    guard alone.contains(where: { cells[$0].columns.upperBound > 0 }) else { return }
    for index in alone { cells[index].columns = 0...last }
  }

  /// The row's cells: pieces in the same columns one below the other.
  private func cells(of lines: ArraySlice<PlacedLine>, row: Int) -> [CellDraft] {
    var cells: [CellDraft] = []
    for line in lines {
      for piece in line.pieces {
        var cell = CellDraft(rows: row...row, columns: piece.columns, lines: [piece.words])
        let touched = cells.indices.filter { cells[$0].columns.overlaps(piece.columns) }
        for index in touched.reversed() {
          let other = cells.remove(at: index)
          cell.columns =
            min(
              cell.columns.lowerBound, other.columns.lowerBound)...max(
              cell.columns.upperBound, other.columns.upperBound)
          cell.lines = joined(other.lines, cell.lines)
        }
        cells.append(cell)
      }
    }
    return cells.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
  }

  /// Lines of two pieces of a cell; the newest line goes on where the last one is on its baseline.
  private func joined(_ above: [[LayoutWord]], _ below: [[LayoutWord]]) -> [[LayoutWord]] {
    guard let last = above.last?.last, let first = below.first?.first,
      last.box.y.overlapFraction(first.box.y) >= thresholds.sameLineOverlap.value,
      last.box.right <= first.box.left
    else { return above + below }
    return above.dropLast() + [(above.last ?? []) + (below.first ?? [])] + below.dropFirst()
  }

  private func intervals(
    of rows: [Range<Int>], _ table: PlacedTable, from top: Double?, _ box: PageRect
  ) -> [Interval] {
    guard !rows.isEmpty else { return [] }
    let extents = rows.map { range in
      PageRect.bounding(table.lines[range].lazy.map(\.box))?.y ?? Interval(box.top, box.top)
    }
    var edges = [top ?? min(box.top, extents.first?.lower ?? box.top)]
    for (above, below) in zip(extents, extents.dropFirst()) {
      edges.append((above.upper + below.lower) / 2)
    }
    edges.append(max(box.bottom, extents.last?.upper ?? box.bottom))
    return zip(edges, edges.dropFirst()).map { Interval($0, $1) }
  }
}
