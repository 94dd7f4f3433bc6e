internal import DocumentModel

/// Takes captions and notes out of a proposed table whose frame or lines hold them.
///
/// The rule: a first row that is nothing but one text over several columns is a caption if it reads
/// like a sentence or begins as captions do, and so is what stands above it; a last row of that kind
/// is a note. Known failure: a long heading over the whole table is taken for its caption.
struct CaptionTrimming {
  let thresholds: LayoutThresholds.Tables

  /// A table without its captions and notes, and their lines.
  struct Trimmed {
    /// The lines above the table.
    var above: [TextLine] = []
    /// What is left; `nil` where nothing is.
    var draft: TableDraft?
    /// The lines below the table.
    var below: [TextLine] = []
  }

  /// Parts captions and notes from the table.
  ///
  /// Linear.
  func trimmed(_ draft: TableDraft) -> Trimmed {
    var byRow = [[CellDraft]](repeating: [], count: draft.rows.count)
    for cell in draft.cells where !cell.lines.isEmpty {
      if cell.rows.lowerBound < byRow.count { byRow[cell.rows.lowerBound].append(cell) }
    }
    let isLong = draft.rows.indices.map { row in
      draft.cells.contains { !$0.lines.isEmpty && $0.rows.count > 1 && $0.rows.contains(row) }
    }
    func isOutside(_ row: Int) -> Bool {
      !isLong[row] && byRow[row].count == 1 && isSentence(byRow[row][0])
    }
    // What stands above a caption is one too, as long as nothing there has columns.
    let heads = byRow.indices.prefix { !isLong[$0] && byRow[$0].count < 2 }
    let first = (heads.last { isOutside($0) } ?? -1) + 1
    let feet = byRow.indices.reversed().prefix { !isLong[$0] && byRow[$0].count < 2 }
    let last = feet.filter { $0 >= first }.last { isOutside($0) } ?? byRow.count
    guard first > 0 || last < byRow.count else { return Trimmed(draft: draft) }
    return Trimmed(
      above: lines(of: byRow[..<first]), draft: draft.keeping(rows: first..<last, thresholds),
      below: lines(of: byRow[last...]))
  }

  private func isSentence(_ cell: CellDraft) -> Bool {
    guard cell.columns.count > 1 else { return false }
    let words = cell.words
    return words.count >= thresholds.fewestProseWords
      || words.first.map { CaptionWords.begins($0.text) } ?? false
  }

  private func lines(of rows: ArraySlice<[CellDraft]>) -> [TextLine] {
    rows.flatMap { $0.flatMap(\.lines) }.compactMap { words in
      TextRun(words).flatMap { TextLine([$0]) }
    }
  }
}

extension TableDraft {
  /// The table with some of its rows only, which no cell may reach out of; `nil` of none.
  fileprivate func keeping(
    rows range: Range<Int>, _ thresholds: LayoutThresholds.Tables
  ) -> TableDraft? {
    guard !range.isEmpty else { return nil }
    var copy = self
    copy.rows = Array(rows[range])
    copy.headRowCount = max(0, headRowCount - range.lowerBound)
    copy.cells = cells.filter { range.contains($0.rows.lowerBound) }.map { cell in
      var copy = cell
      copy.rows =
        (cell.rows.lowerBound - range.lowerBound)...(cell.rows.upperBound - range.lowerBound)
      return copy
    }
    copy.evidence = TableEvidence(
      of: copy.cells, source: evidence.source, rowCount: copy.rows.count,
      columnCount: columns.count, ruleCount: evidence.ruleCount, leaderCount: evidence.leaderCount,
      drawnShare: evidence.drawnShare,
      brokenShare: evidence.brokenShare, thresholds: thresholds)
    return copy
  }
}
