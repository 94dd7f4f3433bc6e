import DocumentLayout
import DocumentModel

/// Reads a page for the second time: what layout finds doubtful after a ``FirstReading``.
///
/// The layout of the words tells the tables; of their cells, the doubtful ones are read again by
/// themselves, and columns that hold one kind of text lend their alphabet to cells that don't fit.
/// The surer of two readings stays.
struct PageReading {
  let recognizer: any PageRecognizer
  let hints: RecognitionHints
  var layout = LayoutOptions()
  /// Whether the text is soft, so that one view of it is too few.
  var isSoft = false
  var thresholds = TargetedReadingThresholds()

  /// Reads again what is doubtful on a page that was read once.
  ///
  /// - Parameters:
  ///   - first: The page, with the words of the first reading.
  ///   - cells: The cells that were read one by one.
  ///   - textHeight: The height of lower case letters; without it nothing is read again.
  /// - Returns: The page with the surer readings.
  /// - Throws: What the recogniser throws.
  @concurrent
  func words(
    on first: WordPage, readCells cells: [PageRect], textHeight: Double?
  ) async throws -> WordPage {
    var page = first
    guard let textHeight, !page.words.isEmpty else { return page }
    let found = LayoutPipeline(options: layout).layout(page)
    guard !found.grids.isEmpty else { return page }
    var tables = PageWords(of: page, in: found)
    try await SecondReading(
      recognizer: recognizer, hints: hints, textHeight: textHeight, isSoft: isSoft,
      thresholds: thresholds
    ).readAgain(&tables, readCells: cells)
    try await ColumnReading(
      recognizer: recognizer, hints: hints, textHeight: textHeight, thresholds: thresholds
    ).readAgain(&tables)
    page.words = tables.all
    return page
  }
}
