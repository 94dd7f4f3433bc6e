import DocumentLayout
import DocumentModel

/// Gives the cells that don't fit their column a second look with the column's own characters.
///
/// A column of addresses has no spaces and no brackets, a column of numbers no letters. Of a cell that
/// has some, the recogniser's other readings are looked at first; then it is read again with nothing
/// but the column's characters. What was printed stays as the word's first reading.
struct ColumnReading {
  let recognizer: any PageRecognizer
  let hints: RecognitionHints
  let textHeight: Double
  let thresholds: TargetedReadingThresholds

  /// Reads the cells that don't fit.
  func readAgain(_ words: inout PageWords) async throws {
    var requests: [String: [Request]] = [:]
    for table in words.tables.indices {
      for (column, alphabet) in alphabets(of: words.tables[table]) {
        for index in words.tables[table].grid.cells.indices {
          let cell = words.tables[table].grid.cells[index]
          let before = words.tables[table].cells[index]
          guard cell.isBody(ofColumn: column), isDoubtful(before, alphabet) else { continue }
          if let settled = settledByAlternatives(before, alphabet) {
            words.tables[table].cells[index] = settled
          } else {
            requests[alphabet.characters, default: []].append(
              Request(table: table, cell: index, alphabet: alphabet, words: before))
          }
        }
      }
    }
    for (characters, requests) in requests.sorted(by: { $0.key < $1.key }) {
      try await read(requests, characters: characters, &words)
    }
  }

  /// A cell to read with its column's characters.
  private struct Request {
    let table: Int
    let cell: Int
    let alphabet: ColumnAlphabet
    let words: [RecognizedWord]
  }

  private func read(
    _ requests: [Request], characters: String, _ words: inout PageWords
  ) async throws {
    var hints = hints
    hints.allowedCharacters = characters
    hints.maximumCandidateCount = 1
    let crowd = WordIndex(words.all)
    let regions = requests.compactMap { request -> RecognitionRegion? in
      guard let box = request.words.box else { return nil }
      let area = box.expanded(by: thresholds.doubt.margin * textHeight)
      let own = Set(request.words.map(\.box))
      return RecognitionRegion(
        box: area, layout: .cell, holes: crowd.boxes(in: area).filter { !own.contains($0) })
    }
    let answers = try await recognizer.words(in: regions, hints: hints)
    let agreement = ReadingAgreement(thresholds: thresholds.columns)
    for (request, answer) in zip(requests, answers) {
      guard agreement.isPutRight(answer, before: request.words, request.alphabet) else { continue }
      words.tables[request.table].cells[request.cell] = marked(answer, before: request.words)
    }
  }

  private func alphabets(of table: PageWords.Table) -> [(Int, ColumnAlphabet)] {
    table.grid.columns.indices.compactMap { column in
      let cells = table.grid.cells.indices.filter { table.grid.cells[$0].isBody(ofColumn: column) }
      return ColumnAlphabet(of: cells.map { table.cells[$0] }, thresholds: thresholds.columns)
        .map { (column, $0) }
    }
  }

  /// Whether a cell holds text that its column can't, and that isn't sure beyond doubt.
  private func isDoubtful(_ words: [RecognizedWord], _ alphabet: ColumnAlphabet) -> Bool {
    guard !words.isEmpty else { return false }
    let text = words.line
    guard !alphabet.covers(text) || !alphabet.isWhole(text) else { return false }
    return alphabet.kind == .emails || words.leastConfidence < thresholds.columns.settledConfidence
  }

  /// The words with other readings of the recogniser that fit, where these make a whole value.
  private func settledByAlternatives(
    _ words: [RecognizedWord], _ alphabet: ColumnAlphabet
  ) -> [RecognizedWord]? {
    let agreement = ReadingAgreement(thresholds: thresholds.columns)
    var settled: [RecognizedWord] = []
    for word in words {
      guard !alphabet.covers(word.text) else {
        settled.append(word)
        continue
      }
      let other = word.alternatives.first {
        alphabet.covers($0.text) && agreement.isLookAlike($0.text, of: word.text, alphabet)
      }
      guard let other else { return nil }
      var copy = word
      copy.text = other.text
      copy.confidence = other.confidence
      copy.symbols = nil
      settled.append(contentsOf: marked([copy], before: [word]))
    }
    return alphabet.isWhole(settled.line) ? settled : nil
  }

  private func marked(
    _ words: [RecognizedWord], before: [RecognizedWord]
  ) -> [RecognizedWord] {
    let printed = RecognizedWord.Reading(text: before.line, confidence: before.meanConfidence)
    return words.map { word in
      var copy = word
      copy.firstReading = before.first?.firstReading ?? printed
      copy.alternatives = [printed] + word.alternatives.filter { $0.text != printed.text }
      return copy
    }
  }
}

extension TableGrid.Cell {
  /// Whether the cell is of one column and heads nothing.
  fileprivate func isBody(ofColumn column: Int) -> Bool {
    !isHeader && columnRange == column...column
  }
}
