import DocumentLayout
import DocumentModel

/// Reads the doubtful cells of tables again, each by itself, and keeps the surer reading.
///
/// Doubtful are cells without text, which may hold ink all the same, with words of low confidence,
/// with very short texts, and with words that reach over a wall. The words of other cells are blank
/// for the recogniser. A cell that was read by itself before is read at another size.
struct SecondReading {
  let recognizer: any PageRecognizer
  let hints: RecognitionHints
  let textHeight: Double
  let thresholds: TargetedReadingThresholds

  /// Reads what is doubtful.
  ///
  /// - Parameters:
  ///   - words: The page's words, which are changed where a second reading wins.
  ///   - readCells: The areas that were read as cells before.
  /// - Throws: What the recogniser throws.
  func readAgain(_ words: inout PageWords, readCells: [PageRect]) async throws {
    let requests = words.tables.indices.flatMap { table in
      self.requests(in: words, table: table, readCells: readCells)
    }
    guard !requests.isEmpty else { return }
    let answers = try await recognizer.words(in: requests.map(\.region), hints: hints)
    let choice = ReadingChoice(thresholds: thresholds.choice)
    for (request, answer) in zip(requests, answers) {
      let before = words.tables[request.table].cells[request.cell]
      if let better = choice.better(answer, than: before) {
        words.tables[request.table].cells[request.cell] = better
      }
    }
  }

  /// A cell to read again.
  private struct Request {
    let table: Int
    let cell: Int
    let region: RecognitionRegion
    /// How sure the first reading is; nothing is less sure than a missing one.
    let confidence: Float
  }

  private func requests(
    in words: PageWords, table: Int, readCells: [PageRect]
  ) -> [Request] {
    let (grid, cells) = (words.tables[table].grid, words.tables[table].cells)
    let crowd = WordIndex(words.all)
    var requests: [Request] = []
    for (index, cell) in grid.cells.enumerated() {
      let isRead = readCells.contains { $0.contains(cell.box.center) }
      let before = cells[index]
      guard isDoubtful(before, in: cell.box), !(before.isEmpty && isRead) else { continue }
      let area = area(of: before, in: cell.box)
      let own = Set(before.map(\.box))
      let holes = crowd.boxes(in: area).filter { !own.contains($0) }
      let region = RecognitionRegion(
        box: area, layout: .cell, holes: holes, scale: isRead ? otherScale : 1)
      requests.append(
        Request(
          table: table, cell: index, region: region,
          confidence: before.isEmpty ? 0 : before.meanConfidence))
    }
    let isPoor = cells.flatMap(\.self).meanConfidence < thresholds.doubt.poorConfidence
    guard !isPoor else { return requests }
    // Cells without ink cost nothing, so they don't count.
    let share = Int(thresholds.doubt.mostCells * Double(grid.cells.count))
    let empty = requests.filter { cells[$0.cell].isEmpty }
    let filled = requests.filter { !cells[$0.cell].isEmpty }
      .sorted { ($0.confidence, $0.cell) < ($1.confidence, $1.cell) }
    return empty + filled.prefix(max(share, thresholds.doubt.fewestCells))
  }

  private func isDoubtful(_ words: [RecognizedWord], in cell: PageRect) -> Bool {
    guard let box = words.box else { return true }
    let sure =
      words.characterCount <= thresholds.doubt.shortText
      ? thresholds.doubt.sureShortConfidence : thresholds.doubt.sureConfidence
    return words.leastConfidence < sure
      || !cell.x.expanded(by: thresholds.doubt.overhang * textHeight).contains(box.x)
  }

  /// What to read: the words with a margin; where there are none, the cell.
  private func area(of words: [RecognizedWord], in cell: PageRect) -> PageRect {
    guard let box = words.box else { return cell }
    let margin = thresholds.doubt.margin * textHeight
    return box.expanded(by: margin)
  }

  private var otherScale: Double {
    textHeight > thresholds.doubt.largeText
      ? 1 / thresholds.doubt.otherScale : thresholds.doubt.otherScale
  }
}
