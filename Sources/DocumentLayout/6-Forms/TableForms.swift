internal import DocumentModel

/// Puts check boxes into the cells of tables, and tells option lists from tables.
struct TableForms {
  let thresholds: LayoutThresholds.Forms
  let scale: TextScale
  let reading: BoxReading
  let blanks: Blanks

  /// Whether a proposed table without drawn cells is a form: options, or labels with room to write.
  ///
  /// n log n.
  func isForm(_ draft: TableDraft) -> Bool {
    guard draft.evidence.source == .alignment else { return false }
    let cells = draft.cells.filter { !$0.lines.isEmpty }
    let parts = cells.count { cell in
      cell.lines.contains { words in
        let marks = reading.marks(in: words)
        return reading.boxes(marks, in: words, line: 0).contains {
          !$0.label.isEmpty && !$0.isLabelBefore
        } || words.last.map { blanks.byWord[$0.index] != nil } ?? false
      }
    }
    return thresholds.optionShare.isReached(by: parts, of: cells.count)
  }

  /// The table with the boxes that lie in it, each in its cell.
  ///
  /// Linear in cells and boxes.
  func withBoxes(_ draft: TableDraft) -> TableDraft {
    guard let box = draft.box else { return draft }
    var copy = draft
    var inside: [Int: [BoxMark]] = [:]
    for mark in reading.drawn.marks
    where box.expanded(by: scale.textHeight).contains(mark.box.center) {
      inside[cell(at: mark.box.center, in: &copy), default: []].append(mark)
    }
    for index in copy.cells.indices {
      let form = form(of: index, in: copy, drawn: inside[index] ?? [])
      if !form.boxes.isEmpty { copy.cells[index].form = form }
    }
    return copy
  }

  /// The cell at a point; an empty place becomes a cell.
  private func cell(at point: PagePoint, in draft: inout TableDraft) -> Int {
    let (row, column) = (draft.rows.nearest(to: point.y), draft.columns.nearest(to: point.x))
    let place = draft.cells.firstIndex { $0.rows.contains(row) && $0.columns.contains(column) }
    if let place { return place }
    draft.cells.append(CellDraft(rows: row...row, columns: column...column, lines: []))
    return draft.cells.count - 1
  }

  private func form(of index: Int, in draft: TableDraft, drawn: [BoxMark]) -> FormDraft {
    let cell = draft.cells[index]
    var form = FormDraft(lines: cell.lines)
    for (line, words) in cell.lines.enumerated() {
      let own = drawn.filter { line == cell.lines.nearestLine(to: $0.box.center.y) }
      let marks =
        (own
        + reading.printed.marks(in: words).filter { mark in
          !own.contains { $0.box.overlaps(mark.box) }
        }).sorted { $0.box.left < $1.box.left }
      form.boxes += reading.boxes(
        marks, in: words, line: line, before: form.boxes.last?.group ?? [])
    }
    if cell.lines.isEmpty {
      form.boxes = drawn.map { BoxDraft(mark: $0, line: 0, place: 0) }
    }
    return form.boxes.isEmpty ? form : headed(form, cell, in: draft)
  }

  /// The form with the headings of its cell's row and column where boxes have no texts of their own.
  private func headed(_ form: FormDraft, _ cell: CellDraft, in draft: TableDraft) -> FormDraft {
    let (row, column) = (cell.rows.lowerBound, cell.columns.lowerBound)
    let rowHead =
      column > 0
      ? draft.cells.first { $0.rows.contains(row) && $0.columns.contains(0) && !$0.isHeader } : nil
    let columnHead = draft.cells.last {
      $0.isHeader && $0.columns.contains(column) && !$0.lines.isEmpty && $0.rows.upperBound < row
    }
    var copy = form
    for place in copy.boxes.indices {
      if copy.boxes[place].label.isEmpty {
        copy.boxes[place].labelElsewhere = columnHead?.lines ?? []
      }
      if copy.boxes[place].group.isEmpty { copy.boxes[place].heading = rowHead?.lines ?? [] }
    }
    return copy
  }
}

extension [Interval] {
  /// The interval nearest to a position.
  fileprivate func nearest(to position: Double) -> Int {
    let point = Interval(position, position)
    return indices.min { self[$0].gap(to: point) < self[$1].gap(to: point) } ?? 0
  }
}

extension [[LayoutWord]] {
  /// The line whose middle is nearest to a height.
  fileprivate func nearestLine(to position: Double) -> Int {
    func distance(_ index: Int) -> Double {
      PageRect.bounding(self[index].map(\.box)).map { abs($0.y.center - position) } ?? .infinity
    }
    return indices.min { distance($0) < distance($1) } ?? 0
  }
}
