internal import DocumentModel

/// Builds the public tree of the elements of a page.
///
/// The only place where regions leave the pixels of the upright page. Every word of the elements is
/// in exactly one leaf of the tree.
struct TreeAssembly {
  let thresholds: LayoutThresholds.Assembly
  let scale: TextScale

  /// Builds the tree and, for each of its tables in order, the grid on the page.
  ///
  /// n log n in words, linear in the places of grids.
  func tree(
    of elements: [PageElement], page: WordPage, slant: Slant
  ) -> (blocks: [DocumentObservation.Block], grids: [TableGrid]) {
    var factory = ObservationFactory(page: page, scale: scale, thresholds: thresholds)
    var blocks: [DocumentObservation.Block] = []
    var grids: [TableGrid] = []
    for element in elements {
      switch element {
      case .paragraph(let paragraph):
        let text = text(
          of: paragraph.lines.map(\.words), alignment: paragraph.alignment,
          isTitle: paragraph.role == .title, &factory)
        blocks.append(.text(text, paragraph.role))
      case .list(let list):
        blocks.append(.list(self.list(list, &factory)))
      case .table(let draft):
        let grid = TableGrid(draft, slant: slant)
        if let table = table(draft, grid: grid, page: page, &factory) {
          blocks.append(.table(table))
          grids.append(grid)
        } else {
          // A grid that isn't sound keeps its words as a text, so that none is lost.
          let lines = draft.cells.flatMap(\.lines)
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

  private func text(
    of lines: [[LayoutWord]], alignment: DocumentObservation.Container.Text.Alignment? = nil,
    isTitle: Bool = false, _ factory: inout ObservationFactory
  ) -> DocumentObservation.Container.Text {
    let made = lines.map { factory.line($0, isTitle: isTitle) }
    return DocumentObservation.Container.Text(
      lines: made.map(\.observation),
      words: made.allSatisfy(\.hasWordSpaces) ? made.flatMap(\.words) : nil,
      textAlignment: alignment)
  }

  private func table(
    _ draft: TableDraft, grid: TableGrid, page: WordPage, _ factory: inout ObservationFactory
  ) -> DocumentObservation.Container.Table? {
    let lines = Dictionary(
      draft.cells.compactMap { cell in
        cell.words.first.map { ($0.index, cell.lines) }
      }, uniquingKeysWith: { first, _ in first })
    let cells = grid.cells.map { cell in
      let lines = cell.words.first.flatMap { lines[$0] } ?? []
      let blocks: [DocumentObservation.Block] =
        lines.isEmpty ? [] : [.text(text(of: lines, &factory), .paragraph)]
      return DocumentObservation.Container.Table.Cell(
        content: DocumentObservation.Container(
          blocks: blocks, boundingRegion: page.region(of: cell.box)),
        rowRange: cell.rowRange, columnRange: cell.columnRange, isHeader: cell.isHeader)
    }
    return DocumentObservation.Container.Table(
      cells: cells, direction: grid.direction, boundingRegion: page.region(of: grid.box))
  }

  private func list(
    _ draft: ListDraft, _ factory: inout ObservationFactory
  ) -> DocumentObservation.Container.List {
    DocumentObservation.Container.List(items: draft.items.map { item($0, &factory) })
  }

  private func item(
    _ draft: ListDraft.Item, _ factory: inout ObservationFactory
  ) -> DocumentObservation.Container.List.Item {
    typealias Text = DocumentObservation.Container.Text
    let lines = draft.lines.map { factory.line($0.words) }
    var marker: Text?
    var blocks: [DocumentObservation.Block] = []
    if let first = lines.first {
      let count = draft.marker.utf8Count
      let string = first.observation.transcript.utf8
      let isSpaced = string.dropFirst(count).first == UInt8(ascii: " ")
      let isWhole = draft.lines.first?.words.first?.text.utf8.count == count
      marker = Text(
        startOf: first.observation, utf8Count: count,
        words: first.hasWordSpaces ? Array(first.words.prefix(isWhole ? 1 : 0)) : nil)
      let words = lines.flatMap(\.words).dropFirst(isWhole ? 1 : 0)
      let text = Text(
        lines: lines.map(\.observation),
        words: lines.allSatisfy(\.hasWordSpaces) ? Array(words) : nil,
        skippedPrefixes: [count + (isSpaced ? 1 : 0)])
      blocks.append(.text(text, .paragraph))
    }
    for inner in draft.lists { blocks.append(.list(list(inner, &factory))) }
    return DocumentObservation.Container.List.Item(
      content: DocumentObservation.Container(blocks: blocks), marker: marker,
      markerType: draft.marker.family.kind)
  }
}
