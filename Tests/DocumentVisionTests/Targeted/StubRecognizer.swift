import DocumentModel
import Synchronization

@testable import DocumentVision

/// Answers as told, and remembers what it was asked.
final class StubRecognizer: PageRecognizer {
  /// One question.
  struct Question: Sendable {
    let region: RecognitionRegion
    let hints: RecognitionHints
  }

  let pageSize: PageSize
  private let asked = Mutex<[Question]>([])
  private let answer: @Sendable (Question) -> [RecognizedWord]

  init(
    _ size: PageSize = PageSize(width: 900, height: 700),
    answer: @escaping @Sendable (Question) -> [RecognizedWord]
  ) {
    pageSize = size
    self.answer = answer
  }

  var questions: [Question] { asked.withLock { $0 } }

  func words(
    in regions: [RecognitionRegion], hints: RecognitionHints
  ) async throws -> [[RecognizedWord]] {
    regions.map { region in
      let question = Question(region: region, hints: hints)
      asked.withLock { $0.append(question) }
      return answer(question)
    }
  }
}

/// A table of texts in a place, read or to be read.
struct StubTable: Sendable {
  var rows: [[String]]
  /// The confidence of the cells that are not sure.
  var doubts: [String: Float] = [:]

  private static let left = 50.0
  private static let top = 60.0
  static let columnWidth = 260.0
  static let rowHeight = 50.0
  static let textHeight = 12.0

  var columnCount: Int { rows.first?.count ?? 0 }

  func box(_ row: Int, _ column: Int) -> PageRect {
    let (x, y) = (
      Self.left + Double(column) * Self.columnWidth, Self.top + Double(row) * Self.rowHeight
    )
    return PageRect(left: x, top: y, right: x + Self.columnWidth, bottom: y + Self.rowHeight)
  }

  /// The words of a cell as printed, ten pixels a character.
  func words(_ row: Int, _ column: Int) -> [RecognizedWord] {
    let cell = box(row, column)
    var x = cell.left + 10
    return rows[row][column].split(separator: " ").map { text in
      defer { x += Double(text.count) * 10 + 10 }
      return RecognizedWord(
        text: String(text),
        box: PageRect(
          left: x, top: cell.top + 15, right: x + Double(text.count) * 10, bottom: cell.top + 33),
        confidence: doubts[rows[row][column]] ?? 0.95)
    }
  }

  var words: [RecognizedWord] {
    rows.indices.flatMap { row in rows[row].indices.flatMap { words(row, $0) } }
  }

  /// The cell that holds a point.
  func place(of point: PagePoint) -> (row: Int, column: Int)? {
    for row in rows.indices {
      for column in rows[row].indices where box(row, column).contains(point) {
        return (row, column)
      }
    }
    return nil
  }

  /// The words in a question's region.
  func words(for question: StubRecognizer.Question) -> [RecognizedWord] {
    words.filter { question.region.box.contains($0.box.center) }
  }

  /// The rules round all cells.
  var rules: [RulingLine] {
    guard let first = rows.indices.first, let last = rows.indices.last, columnCount > 0 else {
      return []
    }
    let whole = box(first, 0).union(box(last, columnCount - 1))
    let horizontal = (0...rows.count).map { row in
      RulingLine(
        axis: .horizontal, span: whole.x, position: whole.top + Double(row) * Self.rowHeight,
        thickness: 2)
    }
    let vertical = (0...columnCount).map { column in
      RulingLine(
        axis: .vertical, span: whole.y, position: whole.left + Double(column) * Self.columnWidth,
        thickness: 2)
    }
    return horizontal + vertical
  }

  /// The page before it is read.
  func page(isRuled: Bool = false) -> WordPage {
    WordPage(
      size: PageSize(width: 900, height: 700), words: [], rulingLines: isRuled ? rules : [])
  }
}

extension StubRecognizer {
  /// A page read in both rounds.
  func readTwice(
    _ blank: WordPage, textHeight: Double? = StubTable.textHeight, isSoft: Bool = false
  ) async throws -> WordPage {
    let hints = RecognitionHints()
    let first = try await FirstReading(recognizer: self, hints: hints, isSoft: isSoft)
      .words(on: blank, textHeight: textHeight)
    var page = blank
    page.words = first.words
    return try await PageReading(recognizer: self, hints: hints, isSoft: isSoft)
      .words(on: page, readCells: first.cells, textHeight: textHeight)
  }
}
