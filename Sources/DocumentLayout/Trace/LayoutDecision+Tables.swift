internal import DocumentModel

extension LayoutDecision {
  /// The decision about a proposed table.
  static func table(_ draft: TableDraft, _ verdict: TableVerdict) -> LayoutDecision? {
    guard let box = draft.box else { return nil }
    let evidence = draft.evidence
    return LayoutDecision(
      .tables, .table, box, verdict.outcome, verdict.words + ", from " + evidence.source.words,
      [
        Evidence("rows", evidence.rowCount), Evidence("columns", evidence.columnCount),
        Evidence("filled share", evidence.filledShare),
        Evidence("aligned rows share", evidence.alignedRowShare),
        Evidence("words per cell", evidence.wordsPerCell),
        Evidence("numeric share", evidence.numericShare), Evidence("rules", evidence.ruleCount),
        Evidence("drawn share", evidence.drawnShare),
        Evidence("continued share", evidence.continuedShare),
        Evidence("leaders", evidence.leaderCount), Evidence("marker share", evidence.markerShare),
        Evidence("label share", evidence.labelShare),
      ])
  }

  /// The decision that lines which might be rows show no columns.
  static func noColumns(_ block: AlignedBlock) -> LayoutDecision {
    LayoutDecision(
      .tables, .alignedLines, block.box, .refused, "no columns that line up",
      [Evidence("lines", block.range.count)])
  }

  /// The decision that lines overlap a table that was taken before.
  static func taken(_ block: AlignedBlock) -> LayoutDecision {
    LayoutDecision(
      .tables, .alignedLines, block.box, .refused, "its lines belong to the table before",
      [Evidence("lines", block.range.count)])
  }

  /// The decision about a table's header cells.
  static func header(_ draft: TableDraft, isSure: Bool) -> LayoutDecision? {
    guard let box = draft.box else { return nil }
    let headers = draft.cells.filter(\.isHeader)
    let rows = Set(headers.flatMap { Array($0.rows) }).count
    let outcome: Outcome = isSure ? headers.isEmpty ? .refused : .accepted : .unsure
    return LayoutDecision(
      .tables, .tableHeader, box, outcome,
      isSure ? "numbers begin below it" : "texts alone, told by the first row's look",
      [Evidence("header cells", headers.count), Evidence("rows with header cells", rows)])
  }
}

extension TableVerdict {
  fileprivate var outcome: LayoutDecision.Outcome {
    switch self {
    case .accepted: .accepted
    case .refused: .refused
    case .unsure: .unsure
    }
  }

  /// The answer in plain words.
  fileprivate var words: String {
    switch self {
    case .accepted(let reason): Self.plain(reason.rawValue)
    case .refused(let objection): Self.plain(objection.rawValue)
    case .unsure: "neither tables nor text is clear"
    }
  }

  /// A name of the source as words: "alignedColumns" as "aligned columns".
  private static func plain(_ name: String) -> String {
    name.reduce(into: "") { text, letter in
      if letter.isUppercase { text += " " }
      text += letter.lowercased()
    }
  }
}

extension TableEvidence.Source {
  fileprivate var words: String {
    switch self {
    case .ruledGrid: "a grid of rules"
    case .ruledArea: "rules along one axis"
    case .alignment: "the alignment of its text"
    case .provided: "another engine"
    }
  }
}
