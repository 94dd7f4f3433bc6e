import DocumentLayout
import DocumentModel

/// Reads a prepared page in two rounds: all of it, then what layout finds doubtful.
///
/// The first round reads the cells of drawn grids one by one and the rest of the page as a whole. The
/// layout of these words tells the tables; of their cells, the doubtful ones are read again by
/// themselves, and columns that hold one kind of text lend their alphabet to cells that don't fit.
/// The surer of two readings stays.
struct PageReading {
  let recognizer: any PageRecognizer
  let hints: RecognitionHints
  var layout = LayoutOptions()
  var thresholds = TargetedReadingThresholds()

  /// Fills a page that holds marks alone with its words.
  ///
  /// Throws what the recogniser throws.
  @concurrent
  func words(on blank: WordPage, textHeight: Double?) async throws -> WordPage {
    var page = blank
    let first = FirstReading(
      recognizer: recognizer, hints: hints, thresholds: thresholds.grids)
    let (words, cells) = try await first.words(on: blank, textHeight: textHeight)
    page.words = words
    guard let textHeight, !words.isEmpty else { return page }
    let found = LayoutPipeline(options: layout).layout(page)
    guard !found.grids.isEmpty else { return page }
    var tables = PageWords(of: page, in: found)
    try await SecondReading(
      recognizer: recognizer, hints: hints, textHeight: textHeight, thresholds: thresholds
    ).readAgain(&tables, readCells: cells)
    try await ColumnReading(
      recognizer: recognizer, hints: hints, textHeight: textHeight, thresholds: thresholds
    ).readAgain(&tables)
    page.words = tables.all
    return page
  }
}
