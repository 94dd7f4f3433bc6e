import DocumentLayout
import DocumentModel

/// Reads the doubtful cells of tables again, each by itself, and keeps the surer reading.
///
/// Doubtful are cells without text, which may hold ink all the same, with words of low confidence,
/// with very short texts, and with words that reach over a wall. The words of other cells are blank
/// for the recogniser. A cell that was read by itself before is read at another size. In a table of soft
/// text that reads badly every cell is doubtful, and each is read in several views.
struct SecondReading {
  let recognizer: any PageRecognizer
  let hints: RecognitionHints
  let textHeight: Double
  /// Whether the text is soft, so that one view of it is too few.
  var isSoft = false
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
    let views = requests.map { $0.isSoft ? soft.views(of: $0.region) : [$0.region] }
    let answers = try await recognizer.words(in: views.flatMap { $0 }, hints: hints)
    let choice = ReadingChoice(thresholds: thresholds.choice)
    var next = 0
    for (request, views) in zip(requests, views) {
      let answer = ReadingChoice.surest(of: Array(answers.dropFirst(next).prefix(views.count)))
      next += views.count
      let before = words.tables[request.table].cells[request.cell]
      if let better = choice.better(answer, than: before) {
        words.tables[request.table].cells[request.cell] = better
      }
    }
  }

  private var soft: SoftReading {
    SoftReading(
      recognizer: recognizer, hints: hints, textHeight: textHeight, thresholds: thresholds.soft)
  }

  /// A cell to read again.
  private struct Request {
    let table: Int
    let cell: Int
    let region: RecognitionRegion
    /// How sure the first reading is; nothing is less sure than a missing one.
    let confidence: Float
    /// Whether one view of it is too few.
    let isSoft: Bool
  }

  private func requests(
    in words: PageWords, table: Int, readCells: [PageRect]
  ) -> [Request] {
    let (grid, cells) = (words.tables[table].grid, words.tables[table].cells)
    let crowd = WordIndex(words.all)
    let confidence = cells.flatMap(\.self).meanConfidence
    let isSoft = isSoft && confidence < thresholds.soft.sureSoftText
    var requests: [Request] = []
    for (index, cell) in grid.cells.enumerated() {
      let isRead = readCells.contains { $0.contains(cell.box.center) }
      let before = cells[index]
      guard isSoft || isDoubtful(before, in: cell.box) && !(before.isEmpty && isRead) else {
        continue
      }
      let area = area(of: before, in: cell.box)
      let own = Set(before.map(\.box))
      let holes = crowd.boxes(in: area).filter { !own.contains($0) }
      let region = RecognitionRegion(
        box: area, layout: .cell, holes: holes, scale: isRead ? otherScale : 1)
      requests.append(
        Request(
          table: table, cell: index, region: region,
          confidence: before.isEmpty ? 0 : before.meanConfidence, isSoft: isSoft))
    }
    let isPoor = confidence < thresholds.doubt.poorConfidence
    guard !isPoor, !isSoft else { return requests }
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
