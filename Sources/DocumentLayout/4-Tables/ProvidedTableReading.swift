internal import DocumentModel

/// Takes over a table that another engine found.
///
/// Words go to the cell whose box they overlap most, else to the nearest one. Cells without a box get the
/// place their ranges give them between the others. Cells whose ranges contradict each other lose
/// to those that come first.
struct ProvidedTableReading {
  let thresholds: LayoutThresholds.Tables
  let rows: RowLinking

  /// The table, or `nil` where it has no usable cells.
  ///
  /// Linear in words for each cell of the row they stand in.
  func draft(of table: ProvidedTable, words: [LayoutWord]) -> TableDraft? {
    let cells = table.cells.filter { cell in
      cell.rowRange.lowerBound >= 0 && cell.columnRange.lowerBound >= 0
        && cell.rowRange.upperBound < thresholds.mostProvidedRows
        && cell.columnRange.upperBound < thresholds.mostProvidedRows
    }
    guard let lastRow = cells.map(\.rowRange.upperBound).max(),
      let lastColumn = cells.map(\.columnRange.upperBound).max()
    else { return nil }
    let rowIntervals = intervals(
      count: lastRow + 1, whole: table.box.y, known: cells.map { ($0.rowRange, $0.box?.y) })
    let columns = intervals(
      count: lastColumn + 1, whole: table.box.x, known: cells.map { ($0.columnRange, $0.box?.x) })
    var taken: Set<Int> = []
    var drafts: [CellDraft] = []
    var boxes: [PageRect] = []
    for cell in cells {
      let places = cell.rowRange.flatMap { row in
        cell.columnRange.map { row * (lastColumn + 1) + $0 }
      }
      guard taken.isDisjoint(with: places) else { continue }
      taken.formUnion(places)
      drafts.append(
        CellDraft(
          rows: cell.rowRange, columns: cell.columnRange, lines: [], isHeader: cell.isHeader))
      boxes.append(
        cell.box
          ?? PageRect(
            x: columns[cell.columnRange.lowerBound].union(columns[cell.columnRange.upperBound]),
            y: rowIntervals[cell.rowRange.lowerBound].union(rowIntervals[cell.rowRange.upperBound]))
      )
    }
    assign(words, boxes: boxes, to: &drafts)
    return TableDraft(
      columns: columns, rows: rowIntervals, cells: drafts,
      evidence: TableEvidence(
        of: drafts, source: .provided, rowCount: lastRow + 1, columnCount: lastColumn + 1,
        ruleCount: 0, thresholds: thresholds))
  }

  private func assign(_ words: [LayoutWord], boxes: [PageRect], to drafts: inout [CellDraft]) {
    var members = [[LayoutWord]](repeating: [], count: drafts.count)
    for word in words {
      let best = boxes.indices.max { a, b in
        fit(word.box, boxes[a]) < fit(word.box, boxes[b])
      }
      if let best { members[best].append(word) }
    }
    for index in drafts.indices { drafts[index].lines = rows.rows(of: members[index]) }
  }

  /// How well a word lies in a box: its overlap, or its distance as a negative number.
  private func fit(_ word: PageRect, _ box: PageRect) -> Double {
    let overlap = word.overlapArea(box)
    return overlap > 0 ? overlap : -(word.x.gap(to: box.x) + word.y.gap(to: box.y))
  }

  /// The extents of rows or columns, known from cells of one row or column, else spread evenly.
  private func intervals(
    count: Int, whole: Interval, known: [(range: ClosedRange<Int>, extent: Interval?)]
  ) -> [Interval] {
    let step = whole.length / Double(count)
    var intervals = (0..<count).map { index in
      Interval(whole.lower + Double(index) * step, whole.lower + Double(index + 1) * step)
    }
    for (range, extent) in known where range.count == 1 {
      if let extent { intervals[range.lowerBound] = extent }
    }
    return intervals
  }
}
