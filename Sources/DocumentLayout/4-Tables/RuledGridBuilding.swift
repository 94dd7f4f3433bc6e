internal import DocumentModel

/// Makes a table of a ruled area: its cells from the drawn pieces, its words by where they lie.
struct RuledGridBuilding {
  let thresholds: LayoutThresholds.Tables
  let rows: RowLinking

  /// Makes the table.
  ///
  /// Every word is in exactly one cell: the one it overlaps most.
  ///
  /// n log n in words, linear in the grid's places.
  func draft(
    of area: RuledArea, cells: [GridRange], brokenShare: Double, words: [LayoutWord]
  ) -> TableDraft {
    let rowEdges = area.rowEdges
    let columns = intervals(area.columnEdges)
    let rowIntervals = intervals(rowEdges)
    var owner = [Int](repeating: 0, count: columns.count * rowIntervals.count)
    for (index, cell) in cells.enumerated() {
      for row in cell.rows {
        for column in cell.columns { owner[row * columns.count + column] = index }
      }
    }
    var members = [[LayoutWord]](repeating: [], count: cells.count)
    for word in words {
      let row = most(of: word.box.y, in: rowIntervals, edges: rowEdges)
      let column = most(of: word.box.x, in: columns, edges: area.columnEdges)
      members[owner[row * columns.count + column]].append(word)
    }
    let drafts = zip(cells, members).map { cell, words in
      CellDraft(rows: cell.rows, columns: cell.columns, lines: rows.rows(of: words))
    }
    let rules = area.horizontals.count + area.verticals.count
    return TableDraft(
      columns: columns, rows: rowIntervals, cells: drafts,
      evidence: TableEvidence(
        of: drafts, source: .ruledGrid, rowCount: rowIntervals.count, columnCount: columns.count,
        ruleCount: rules, drawnShare: drawnShare(of: cells), brokenShare: brokenShare,
        thresholds: thresholds))
  }

  /// How many of the pieces between places are drawn: those that don't lie within a cell.
  private func drawnShare(of cells: [GridRange]) -> Double {
    let rows = (cells.map(\.rows.upperBound).max() ?? 0) + 1
    let columns = (cells.map(\.columns.upperBound).max() ?? 0) + 1
    let all = rows * (columns - 1) + columns * (rows - 1)
    let inside = cells.reduce(0) { sum, cell in
      sum + cell.rows.count * (cell.columns.count - 1) + cell.columns.count * (cell.rows.count - 1)
    }
    return all > 0 ? Double(all - inside) / Double(all) : 1
  }

  private func intervals(_ edges: [Double]) -> [Interval] {
    zip(edges, edges.dropFirst()).map { Interval($0, $1) }
  }

  /// The stretch that most of an extent lies in; the nearest one if it lies beyond all.
  private func most(of extent: Interval, in stretches: [Interval], edges: [Double]) -> Int {
    let first = edges.stretch(holding: extent.lower)
    let last = edges.stretch(holding: extent.upper)
    guard first < last else { return first }
    return (first...last).max {
      (stretches[$0].overlap(extent), -$0) < (stretches[$1].overlap(extent), -$1)
    } ?? first
  }
}

extension TableEvidence {
  /// Counts what speaks for a table with the given cells.
  init(
    of cells: [CellDraft], source: Source, rowCount: Int, columnCount: Int, ruleCount: Int,
    leaderCount: Int = 0, drawnShare: Double = 1, brokenShare: Double = 0,
    thresholds: LayoutThresholds.Tables
  ) {
    let filled = cells.filter { !$0.lines.isEmpty }
    var columnsOfRow: [Int: Set<Int>] = [:]
    var keys: [Int: CellDraft] = [:]
    for cell in filled {
      for row in cell.rows {
        columnsOfRow[row, default: []].insert(cell.columns.lowerBound)
        if cell.columns.lowerBound == 0 { keys[row] = cell }
      }
    }
    let values = filled.filter { $0.columns.lowerBound > 0 }
    var wordsOfColumn: [Int: Int] = [:]
    for cell in filled { wordsOfColumn[cell.columns.lowerBound, default: 0] += cell.words.count }
    let legible = filled.filter { cell in
      cell.words.contains { $0.shape.letterCount > 0 || $0.shape.digitCount > 0 }
    }
    func share(_ part: Int, of whole: Int) -> Double {
      whole > 0 ? Double(part) / Double(whole) : 0
    }
    self.init(
      source: source, rowCount: rowCount, columnCount: columnCount,
      filledShare: share(
        filled.reduce(0) { $0 + $1.rows.count * $1.columns.count }, of: rowCount * columnCount),
      alignedRowShare: share(columnsOfRow.values.count { $0.count > 1 }, of: rowCount),
      wordsPerCell: share(filled.reduce(0) { $0 + $1.words.count }, of: filled.count),
      numericShare: share(values.count(where: \.isNumeric), of: values.count),
      ruleCount: ruleCount, drawnShare: drawnShare,
      hasScale: ScaleSearch(thresholds: thresholds).hasScale(
        filled, rowCount: rowCount, columnCount: columnCount),
      brokenShare: brokenShare,
      columnAgreement: ColumnAgreement(thresholds: thresholds)
        .share(of: filled, rowCount: rowCount),
      continuedShare: share(
        filled.count { $0.words.first?.shape.startsLowercase == true }, of: filled.count),
      justifiedShare: JustifiedLines(thresholds: thresholds)
        .share(of: filled, rowCount: rowCount),
      columnWordShare: share(
        wordsOfColumn.values.max() ?? 0, of: wordsOfColumn.values.reduce(0, +)),
      legibleColumnCount: Set(legible.map(\.columns.lowerBound)).count,
      leaderCount: leaderCount,
      markerShare: share(keys.values.count { $0.isMarker }, of: keys.count),
      labelShare: share(keys.values.count { $0.isLabel }, of: keys.count))
  }
}

extension CellDraft {
  /// Whether the cell holds nothing but what may be a list's marker.
  fileprivate var isMarker: Bool {
    words.count == 1 && words.allSatisfy(\.isMarker)
  }

  /// Whether the cell ends as a label does; the beginning of a note below a table is none.
  fileprivate var isLabel: Bool {
    guard let first = lines.first?.first, let last = lines.last?.last else { return false }
    return last.text.hasSuffix(":") && first.shape.letterCount > 0
      && !CaptionWords.beginsNote(first.text)
  }
}
