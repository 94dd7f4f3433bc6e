import DocumentLayout
import DocumentModel

/// Reads a page for the first time: the cells of drawn grids one by one, the rest as a whole.
///
/// A cell by itself is read at least as well as within the page, never across its walls, and costs
/// less: there is no layout to find. Cells too tall for a table stay with the rest. A grid whose
/// cells read poorly may be a chart: its area is also read as the page reads it, and the surer
/// reading stays. A page of soft text is read in several views, as ``SoftReading`` says.
struct FirstReading {
  let recognizer: any PageRecognizer
  let hints: RecognitionHints
  /// Whether the text is soft, so that one view of it is too few.
  var isSoft = false
  /// Whether the print is faint, so that it may read better darkened.
  var isFaint = false
  var thresholds = TargetedReadingThresholds().grids

  /// The page's words, and the areas of the cells that were read one by one.
  func words(
    on page: WordPage, textHeight: Double?
  ) async throws -> (words: [RecognizedWord], cells: [PageRect]) {
    let bounds = page.size.bounds
    let grids = textHeight.map { readableGrids(on: page, textHeight: $0) } ?? []
    guard !grids.isEmpty else {
      let whole = RecognitionRegion(box: bounds)
      let words = try await recognizer.words(in: [whole], hints: hints).flatMap { $0 }
      guard let textHeight, isSoft || isFaint else { return (words, []) }
      let soft = SoftReading(recognizer: recognizer, hints: hints, textHeight: textHeight)
      return (try await soft.fullest(words, of: bounds, isSoft: isSoft, isFaint: isFaint), [])
    }
    let cells = grids.flatMap { $0 }
    let rest = RecognitionRegion(box: bounds, holes: cells)
    let regions = cells.map { RecognitionRegion(box: $0, layout: .cell) }
    let answers = try await recognizer.words(in: [rest] + regions, hints: hints)
    var words = answers.first ?? []
    var readCells: [PageRect] = []
    var next = 1
    for grid in grids {
      let inCells = answers.dropFirst(next).prefix(grid.count).flatMap { $0 }
      next += grid.count
      let whole = try await reading(of: grid, unless: inCells)
      words += whole ?? inCells
      if whole == nil { readCells += grid }
    }
    return (words, readCells)
  }

  /// What the page's own reading makes of a grid, where that is surer than a poor one by cells.
  private func reading(
    of grid: [PageRect], unless inCells: [RecognizedWord]
  ) async throws -> [RecognizedWord]? {
    guard !inCells.isEmpty, inCells.meanConfidence < thresholds.poorConfidence,
      let area = PageRect.bounding(grid)
    else { return nil }
    let words = try await recognizer.words(in: [RecognitionRegion(box: area)], hints: hints)
      .flatMap { $0 }
    return words.meanConfidence > inCells.meanConfidence ? words : nil
  }

  /// The cells of each grid that is read cell by cell, without what its walls left behind.
  private func readableGrids(on page: WordPage, textHeight: Double) -> [[PageRect]] {
    DrawnGridSearch().grids(on: page, textHeight: textHeight).compactMap { grid in
      let high = grid.cells.filter { $0.height >= thresholds.lowestCell * textHeight }
      guard high.count >= thresholds.fewestCells,
        Double(high.count) >= thresholds.usableShare * Double(grid.cells.count)
      else { return nil }
      let cells = high.filter { $0.height <= thresholds.tallestCell * textHeight }
        .map { $0.expanded(by: -thresholds.wallTrace * textHeight) }
      return cells.isEmpty ? nil : cells
    }
  }
}
