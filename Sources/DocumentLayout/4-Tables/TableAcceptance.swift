internal import DocumentModel

/// Decides whether a proposed table is one.
///
/// Nothing later takes the answer back.
///
/// Accepted are grids of drawn rules with text in enough of their places; three aligned columns or
/// more over two rows or more; two columns where numbers, labels, leaders or rules speak for a table.
/// Refused are lists (markers in the first column), prose (many words in each cell), lines or columns that
/// are hardly ever aligned, charts (a scale of evenly spaced numbers along an edge) and diagrams (boxes that make
/// no grid).
struct TableAcceptance {
  let thresholds: LayoutThresholds.Tables

  /// The answer, with the reason.
  func verdict(on draft: TableDraft) -> TableVerdict {
    let evidence = draft.evidence
    switch evidence.source {
    case .provided: return .accepted(.provided)
    case .ruledGrid: return ruledVerdict(draft)
    case .ruledArea, .alignment: break
    }
    if evidence.rowCount < 2 || evidence.columnCount < 2 { return .refused(.tooSmall) }
    if evidence.legibleColumnCount < 2 { return .refused(.sparse) }
    if evidence.markerShare >= thresholds.markerShare.value,
      evidence.columnCount == 2 || evidence.wordsPerCell > thresholds.mostKeyWords
    {
      return .refused(.listMarkers)
    }
    if evidence.alignedRowShare < thresholds.alignedRowShare.value { return .refused(.notAligned) }
    let isProse =
      evidence.continuedShare >= thresholds.continuedShare.value
      && evidence.numericShare < thresholds.proseNumericShare.value
      && evidence.labelShare < thresholds.labelShare.value && !isSurelyAligned(evidence)
    let isLed = evidence.leaderCount * 2 >= evidence.rowCount
    let isDrawn = evidence.ruleCount >= thresholds.fewestProvingRules
    if evidence.columnAgreement < thresholds.columnAgreement.value { return .refused(.notAligned) }
    if evidence.hasScale { return .refused(.chart) }
    if evidence.rowCount == 2, endsInSpans(draft) { return .refused(.notAligned) }
    if evidence.source == .alignment, isBrokenProse(evidence, isDrawn || isLed) {
      return .refused(.prose)
    }
    if evidence.wordsPerCell > (isDrawn ? thresholds.mostRuledCellWords : thresholds.mostCellWords)
    {
      return .refused(.prose)
    }
    if isProse, !isDrawn, !isLed { return .refused(.prose) }
    if evidence.source == .ruledArea { return .accepted(.rules) }
    if evidence.columnCount > 2 {
      let isFewRows = evidence.rowCount < thresholds.fewestTwoColumnRows
      let least = isFewRows ? thresholds.fewRowsFilledShare : thresholds.filledShare
      return evidence.filledShare >= least.value ? .accepted(.alignedColumns) : .refused(.sparse)
    }
    return twoColumnVerdict(evidence, isDrawn: isDrawn)
  }

  /// Whether many rows of short texts line up as well as prose never does.
  private func isSurelyAligned(_ evidence: TableEvidence) -> Bool {
    evidence.rowCount >= thresholds.fewestPlainRows
      && evidence.columnAgreement >= thresholds.sureAgreement.value
      && evidence.filledShare >= thresholds.twoColumnFilledShare.value
      && evidence.wordsPerCell <= thresholds.mostKeyWords
  }

  /// Whether undrawn rows are justified lines, or lines of one column with specks beside them.
  private func isBrokenProse(_ evidence: TableEvidence, _ isDrawn: Bool) -> Bool {
    evidence.justifiedShare >= thresholds.justifiedShare.value
      || !isDrawn && evidence.columnWordShare >= thresholds.columnWordShare.value
        && evidence.numericShare < thresholds.proseNumericShare.value
        && evidence.labelShare < thresholds.labelShare.value
  }

  /// Whether the last row's texts reach over what would be columns: only headings do.
  private func endsInSpans(_ draft: TableDraft) -> Bool {
    let last = draft.cells.filter { $0.rows.contains(draft.rows.count - 1) && !$0.lines.isEmpty }
    return last.count { $0.columns.count > 1 } * 2 > last.count
  }

  private func ruledVerdict(_ draft: TableDraft) -> TableVerdict {
    let evidence = draft.evidence
    let filled = draft.cells.filter { !$0.lines.isEmpty }
    guard evidence.rowCount > 1, evidence.columnCount > 1, draft.cells.count > 2,
      filled.isEmpty
        || Set(filled.map(\.rows.lowerBound)).count > 1
          && Set(filled.map(\.columns.lowerBound)).count > 1
    else { return .refused(.tooSmall) }
    if evidence.brokenShare > thresholds.brokenShare.value { return .refused(.diagram) }
    if evidence.drawnShare < thresholds.drawnShare.value { return .refused(.notAligned) }
    var filledInRow: [Int: Int] = [:]
    for cell in filled {
      for row in cell.rows { filledInRow[row, default: 0] += cell.columns.count }
    }
    // A blank form has its headings filled and nothing else.
    let best = filledInRow.values.max() ?? 0
    let isHeaded = thresholds.headedShare.isReached(by: best, of: evidence.columnCount)
    if evidence.filledShare < thresholds.ruledFilledShare.value, !isHeaded {
      return .refused(.sparse)
    }
    if filled.count < 2 { return .refused(.sparse) }
    return .accepted(.rules)
  }

  private func twoColumnVerdict(_ evidence: TableEvidence, isDrawn: Bool) -> TableVerdict {
    guard evidence.rowCount >= thresholds.fewestTwoColumnRows else { return .refused(.tooSmall) }
    guard evidence.filledShare >= thresholds.twoColumnFilledShare.value else {
      return .refused(.sparse)
    }
    if evidence.leaderCount * 2 >= evidence.rowCount { return .accepted(.leaders) }
    if isDrawn { return .accepted(.rules) }
    if evidence.numericShare >= thresholds.numericColumnShare.value { return .accepted(.numbers) }
    if evidence.labelShare >= thresholds.labelShare.value { return .accepted(.labels) }
    let isShort = evidence.wordsPerCell <= thresholds.mostKeyWords
    if isShort, evidence.rowCount >= thresholds.fewestPlainRows {
      return .accepted(.alignedColumns)
    }
    return .unsure
  }
}

/// The answer to whether something is a table.
public enum TableVerdict: Codable, Hashable, Sendable {
  /// It is, for the reason given.
  case accepted(Reason)
  /// It isn't, for the reason given.
  case refused(Objection)
  /// Neither is sure; it is not taken for a table.
  case unsure

  /// Whether it is taken for a table.
  public var isAccepted: Bool { if case .accepted = self { true } else { false } }

  /// What a table is told by.
  public enum Reason: String, Codable, Hashable, Sendable {
    /// Drawn rules or fills.
    case rules
    /// Columns of text that line up over the rows.
    case alignedColumns
    /// A column of numbers.
    case numbers
    /// A column of labels that end in colons.
    case labels
    /// Leaders from one column to the other.
    case leaders
    /// Another engine's word.
    case provided
  }

  /// What speaks against a table.
  public enum Objection: String, Codable, Hashable, Sendable {
    /// Too few rows or columns.
    case tooSmall
    /// Too little text in the places of the grid.
    case sparse
    /// Rows that don't reach over the columns.
    case notAligned
    /// Too many words in a cell.
    case prose
    /// A first column of list markers.
    case listMarkers
    /// The axis of a chart.
    case chart
    /// Boxes that don't make a grid, as in a diagram.
    case diagram
    /// Options to tick, or labels with room to write.
    case form
  }
}
