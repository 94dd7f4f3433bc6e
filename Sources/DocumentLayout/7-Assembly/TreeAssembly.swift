internal import DocumentModel

/// Builds the public tree of the elements of a page.
///
/// The only place where regions leave the pixels of the upright page. Every word of the elements is
/// in exactly one leaf of the tree.
struct TreeAssembly {
  let thresholds: LayoutThresholds.Assembly
  let scale: TextScale
  let formThresholds: LayoutThresholds.Forms
  let paragraphThresholds: LayoutThresholds.Paragraphs
  /// Whether the page is read from the right.
  let isRightToLeft: Bool

  /// Builds the tree and, for each of its tables in order, the grid on the page.
  ///
  /// n log n in words, linear in the places of grids.
  func tree(
    of elements: [PageElement], page: WordPage, slant: Slant
  ) -> (blocks: [DocumentObservation.Block], grids: [TableGrid]) {
    var factory = ObservationFactory(page: page, scale: scale, thresholds: thresholds)
    factory.isRightToLeft = isRightToLeft
    var blocks: [DocumentObservation.Block] = []
    var grids: [TableGrid] = []
    var previous: PageElement?
    for element in elements {
      defer { previous = element }
      switch element {
      case .paragraph(let paragraph):
        let text = text(
          of: paragraph.lines, alignment: paragraph.alignment,
          isTitle: paragraph.role == .title, isCode: paragraph.role == .code, &factory)
        blocks.append(.text(text, paragraph.role))
      case .list(let list):
        let above = heading(of: list.box, below: previous, blocks.last)
        blocks.append(.list(self.list(list, above: above, slant: slant, &factory)))
      case .form(let draft):
        let made = draft.lines.map { factory.line($0) }
        let above = heading(of: draft.box, below: previous, blocks.last)
        let assembly = FormAssembly(
          Self.text(of: made), lines: made, page: page, slant: slant)
        blocks.append(.form(assembly.form(of: draft, above: above)))
      case .table(let draft):
        let grid = TableGrid(draft, slant: slant)
        if let table = table(draft, grid: grid, page: page, slant: slant, &factory) {
          blocks.append(.table(table))
          grids.append(grid)
        } else {
          // A grid that isn't sound keeps its words as a text, so that none is lost.
          let lines = draft.cells.flatMap { self.lines(of: $0, in: draft) }
          if !lines.isEmpty { blocks.append(.text(text(of: lines, &factory), .paragraph)) }
        }
      }
    }
    return (blocks, grids)
  }

  /// Words that stand nowhere in the tree.
  func words(_ words: [LayoutWord], of page: WordPage) -> [RecognizedTextObservation] {
    let factory = ObservationFactory(page: page, scale: scale, thresholds: thresholds)
    return words.map { factory.word($0.index) }
  }

  func text(
    of lines: [TextLine], alignment: DocumentObservation.Container.Text.Alignment? = nil,
    isTitle: Bool = false, isCode: Bool = false, _ factory: inout ObservationFactory
  ) -> DocumentObservation.Container.Text {
    let columns = isCode ? CodeColumns(lines, thresholds: thresholds) : nil
    let isRightToLeft = !isCode && factory.isRightToLeft(lines.flatMap(\.words))
    let made = lines.map {
      factory.line(
        $0.words, isTitle: isTitle, goesOn: $0.goesOn, columns: columns,
        isRightToLeft: isRightToLeft)
    }
    return Self.text(of: made, alignment: alignment)
  }

  /// The lines of a cell, which go on as far as its columns reach.
  private func lines(of cell: CellDraft, in table: TableDraft) -> [TextLine] {
    let lines = cell.lines.compactMap { words in TextRun(words).flatMap { TextLine([$0]) } }
    guard let box = PageRect.bounding(lines.lazy.map(\.box)) else { return [] }
    let columns = cell.columns.clamped(to: 0...max(0, table.columns.count - 1))
    let column =
      table.columns.isEmpty
      ? box.x : table.columns[columns.lowerBound].union(table.columns[columns.upperBound])
    return LineWrapping(thresholds: paragraphThresholds, scale: scale, column: column)
      .marked(lines)
  }

  private static func text(
    of made: [ObservationFactory.Line],
    alignment: DocumentObservation.Container.Text.Alignment? = nil
  ) -> DocumentObservation.Container.Text {
    DocumentObservation.Container.Text(
      lines: made.map(\.observation),
      words: made.allSatisfy(\.hasWordSpaces) ? made.flatMap(\.words) : nil,
      textAlignment: alignment)
  }

  /// The text that heads check boxes: a heading or a short text right above them.
  private func heading(
    of box: PageRect?, below element: PageElement?, _ block: DocumentObservation.Block?
  ) -> DocumentObservation.Container.Text? {
    guard let box, let paragraph = element?.paragraph, case .text(let text, let role)? = block,
      box.top - paragraph.box.bottom <= scale.length(formThresholds.widestGroupDistance),
      box.top >= paragraph.box.y.center, paragraph.box.x.overlaps(box.x),
      paragraph.wordCount <= formThresholds.mostGroupWords
    else { return nil }
    switch role {
    case .heading, .paragraph, .caption:
      guard text.transcript.hasSuffix(":") else { return text }
      return text.part(utf8Range: 0..<(text.transcript.utf8.count - 1), words: text.words)
    default: return nil
    }
  }

  private func table(
    _ draft: TableDraft, grid: TableGrid, page: WordPage, slant: Slant,
    _ factory: inout ObservationFactory
  ) -> DocumentObservation.Container.Table? {
    let lines = Dictionary(
      draft.cells.compactMap { cell in
        cell.words.first.map { ($0.index, self.lines(of: cell, in: draft)) }
      }, uniquingKeysWith: { first, _ in first })
    let last = draft.columns.count - 1
    let isFlipped = grid.direction == .rightToLeft
    let forms = Dictionary(
      draft.cells.compactMap { cell in
        cell.form.map { form in
          let column =
            isFlipped ? last - cell.columns.upperBound : cell.columns.lowerBound
          return ([cell.rows.lowerBound, column], form)
        }
      }, uniquingKeysWith: { first, _ in first })
    let made = grid.cells.map { cell in
      (cell.words.first.flatMap { lines[$0] } ?? []).map {
        factory.line($0.words, goesOn: $0.goesOn)
      }
    }
    var texts: [Int: DocumentObservation.Container.Text] = [:]
    for (cell, lines) in zip(grid.cells, made) where !lines.isEmpty && !forms.isEmpty {
      if let first = cell.words.first { texts[first] = Self.text(of: lines) }
    }
    let cells = zip(grid.cells, made).map { cell, lines in
      let text = Self.text(of: lines)
      var blocks: [DocumentObservation.Block] = lines.isEmpty ? [] : [.text(text, .paragraph)]
      if let form = forms[[cell.rowRange.lowerBound, cell.columnRange.lowerBound]] {
        let assembly = FormAssembly(text, lines: lines, page: page, slant: slant)
        blocks = [.form(assembly.form(of: form, elsewhere: texts))]
      }
      return DocumentObservation.Container.Table.Cell(
        content: DocumentObservation.Container(
          blocks: blocks, boundingRegion: page.region(of: cell.box)),
        rowRange: cell.rowRange, columnRange: cell.columnRange, isHeader: cell.isHeader)
    }
    return DocumentObservation.Container.Table(
      cells: cells, direction: grid.direction, boundingRegion: page.region(of: grid.box))
  }
}
