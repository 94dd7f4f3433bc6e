internal import DocumentModel

/// A part of a region after tables were found: a table, or lines that are none.
enum RegionPart: Sendable {
  case table(TableDraft)
  case lines([TextLine])
}

/// The order of the table stages within one region.
struct TableStages {
  let thresholds: LayoutThresholds
  let scale: TextScale
  let page: StraightPage
  let search: LayoutOptions.TableSearch
  let forms: TableForms
  /// The areas of charts.
  let plots: [PageRect]

  private var rows: RowLinking { RowLinking(thresholds: thresholds.lines, scale: scale) }

  /// The tables of a region and the lines between them, in order; every word is in one part.
  func parts(of region: PageRegion, trace: inout LayoutTrace) -> [RegionPart] {
    switch region.kind {
    case .provided(let table):
      let reading = ProvidedTableReading(thresholds: thresholds.tables, rows: rows)
      if let draft = reading.draft(of: table, words: region.runs.flatMap(\.words)),
        isAccepted(draft, &trace)
      {
        return [.table(draft)]
      }
    case .ruled(let area) where area.isGrid:
      let stages = RuledTableStages(thresholds: thresholds.tables, scale: scale, rows: rows)
      if let parts = accepted(stages.draft(of: area, runs: region.runs), &trace) { return parts }
    case .ruled(let area):
      let lines = LineJoining(rows: rows).lines(of: region.runs)
      let block = AlignedBlock(
        lines: lines, range: lines.indices, limits: lines.indices, area: area)
      if let (draft, _) = draft(of: block) {
        if let parts = accepted(draft, &trace) { return parts }
      } else {
        trace.record(.noColumns(block))
      }
    case .text:
      if search == .all { return textParts(of: region, &trace) }
    }
    return [.lines(LineJoining(rows: rows).lines(of: region.runs))]
  }

  private func textParts(of region: PageRegion, _ trace: inout LayoutTrace) -> [RegionPart] {
    let lines = LineJoining(rows: rows).lines(of: region.runs)
    let blocks = AlignedBlockSearch(
      thresholds: thresholds.tables, scale: scale, horizontals: page.horizontals
    ).blocks(in: lines)
    var parts: [RegionPart] = []
    var next = 0
    for block in blocks {
      guard let (draft, range) = draft(of: block) else {
        trace.record(.noColumns(block))
        continue
      }
      guard range.lowerBound >= next else {
        trace.record(.taken(block))
        continue
      }
      guard let found = accepted(draft, &trace) else { continue }
      if range.lowerBound > next { parts.append(.lines(Array(lines[next..<range.lowerBound]))) }
      parts += found
      next = range.upperBound
    }
    if next < lines.count { parts.append(.lines(Array(lines[next...]))) }
    return parts
  }

  private func draft(of block: AlignedBlock) -> (TableDraft, Range<Int>)? {
    let finding = ColumnFinding(thresholds: thresholds.tables, scale: scale)
    guard let columns = finding.columns(of: block, verticals: page.verticals) else { return nil }
    let placed = CellPlacement(thresholds: thresholds.tables, scale: scale)
      .placed(block, columns: columns, leaders: page.leaders)
    let widened = HeaderSpanFinding(thresholds: thresholds.tables, scale: scale)
      .widened(placed, horizontals: page.horizontals)
    let separators = RowSeparators(thresholds: thresholds.tables, scale: scale)
      .separators(for: widened.box, horizontals: page.horizontals, fills: page.fills)
    let parting = (separators.positions + (block.area?.headEdges ?? [])).sorted()
    let head = HeadBuilding(thresholds: thresholds.tables, scale: scale)
      .head(of: widened, separators: parting)
    var body = widened
    body.lines.removeFirst(head?.lineCount ?? 0)
    let rows = RowGrouping(thresholds: thresholds.tables, scale: scale)
      .rows(
        of: body,
        separators: RowSeparators.Separators(
          positions: parting, areShadesOnly: separators.areShadesOnly))
    let draft = AlignedTableBuilding(thresholds: thresholds.tables)
      .draft(
        of: body, rows: rows, head: head, separatorCount: separators.positions.count,
        box: block.area?.box ?? widened.box, source: block.area == nil ? .alignment : .ruledArea)
    return (draft, widened.lineRange)
  }

  /// The table without what stands outside it, if it is one, and the lines of that.
  private func accepted(_ draft: TableDraft, _ trace: inout LayoutTrace) -> [RegionPart]? {
    let trimmed = CaptionTrimming(thresholds: thresholds.tables).trimmed(draft)
    guard let table = trimmed.draft, isAccepted(table, &trace) else { return nil }
    return [
      trimmed.above.isEmpty ? nil : RegionPart.lines(trimmed.above),
      .table(marked(table, &trace)),
      trimmed.below.isEmpty ? nil : RegionPart.lines(trimmed.below),
    ].compactMap(\.self)
  }

  private func isAccepted(_ draft: TableDraft, _ trace: inout LayoutTrace) -> Bool {
    var draft = draft
    if draft.evidence.source != .provided, isInPlot(draft) { draft.evidence.hasScale = true }
    let verdict =
      forms.isForm(draft)
      ? .refused(.form) : TableAcceptance(thresholds: thresholds.tables).verdict(on: draft)
    if let box = draft.box {
      trace.tables.append(
        LayoutTrace.TableCandidate(
          box: page.slant.original(box), evidence: draft.evidence, verdict: verdict))
    }
    trace.record(.table(draft, verdict))
    if verdict == .unsure { trace.unsure[.tables, default: 0] += 1 }
    return verdict.isAccepted
  }

  /// Whether much of a proposed table lies where a chart is drawn.
  private func isInPlot(_ draft: TableDraft) -> Bool {
    guard let box = draft.box else { return false }
    return plots.contains {
      thresholds.tables.plotShare.isReached(by: $0.overlapArea(box), of: box.area)
    }
  }

  private func marked(_ draft: TableDraft, _ trace: inout LayoutTrace) -> TableDraft {
    let marked = HeaderMarking(thresholds: thresholds.tables).marked(draft)
    if !marked.isSure { trace.unsure[.tables, default: 0] += 1 }
    trace.record(.header(marked.draft, isSure: marked.isSure))
    return marked.draft
  }
}
