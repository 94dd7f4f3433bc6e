import DocumentModel
import Testing

@testable import DocumentVision

/// The first round, and the second look at doubtful cells.
@Suite struct CellReadingTests {
  private let table = StubTable(rows: [
    ["Name", "Town", "Count"], ["Ann", "Aden", "12"], ["Bob", "Bern", "15"],
    ["Cleo", "Cork", "18"], ["Dora", "Delft", "21"],
  ])

  private func read(
    _ table: StubTable, isRuled: Bool = false, textHeight: Double? = StubTable.textHeight,
    _ recognizer: StubRecognizer
  ) async throws -> WordPage {
    try await recognizer.readTwice(table.page(isRuled: isRuled), textHeight: textHeight)
  }

  private func texts(_ page: WordPage) -> [String] {
    page.words.sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }.map(\.text)
  }

  @Test func cellsOfADrawnGridAreReadOneByOneAndTheRestOnce() async throws {
    let recognizer = StubRecognizer { [table] question in
      question.region.layout == .cell
        ? table.words(for: question)
        : [
          RecognizedWord(
            text: "Title", box: PageRect(left: 50, top: 20, right: 110, bottom: 38), confidence: 0.9
          )
        ]
    }
    let page = try await read(table, isRuled: true, recognizer)
    #expect(texts(page) == ["Title"] + table.rows.flatMap { $0 })
    let (rest, cells) = (recognizer.questions[0].region, recognizer.questions.dropFirst())
    #expect(rest.layout == .automatic && rest.box == page.size.bounds)
    #expect(rest.holes.count == 15)
    #expect(cells.count == 15)
    for cell in cells {
      let place = try #require(table.place(of: cell.region.box.center))
      #expect(table.box(place.row, place.column).contains(cell.region.box))
    }
  }

  @Test func withoutADrawnGridThePageIsReadAsAWhole() async throws {
    let recognizer = StubRecognizer { [table] _ in table.words }
    let page = try await read(table, recognizer)
    #expect(texts(page) == table.rows.flatMap { $0 })
    #expect(recognizer.questions.map(\.region.layout) == [.automatic])
  }

  @Test func withoutAMeasureOfTheTextNothingIsReadTwice() async throws {
    let recognizer = StubRecognizer { [table] _ in table.words }
    _ = try await read(table, isRuled: true, textHeight: nil, recognizer)
    #expect(recognizer.questions.count == 1)
  }

  @Test func aGridThatReadsPoorlyByCellsIsReadAsThePageReadsIt() async throws {
    var poor = table
    poor.doubts = Dictionary(uniqueKeysWithValues: table.rows.flatMap { $0 }.map { ($0, 0.3) })
    let recognizer = StubRecognizer { [table, poor] question in
      if question.region.layout == .cell { return poor.words(for: question) }
      return question.region.holes.isEmpty ? table.words : []
    }
    let page = try await read(table, isRuled: true, recognizer)
    #expect(page.words.allSatisfy { $0.confidence > 0.9 })
    #expect(texts(page) == table.rows.flatMap { $0 })
  }

  /// The first reading, with one cell read otherwise.
  private func misread(_ text: String, as other: String, confidence: Float) -> StubTable {
    var copy = table
    copy.rows = table.rows.map { $0.map { $0 == text ? other : $0 } }
    copy.doubts[other] = confidence
    return copy
  }

  @Test func theSurerSecondReadingOfADoubtfulCellWinsAndKeepsThePrinted() async throws {
    let first = misread("Delft", as: "De1ft", confidence: 0.4)
    let recognizer = StubRecognizer { [table] question in
      question.region.layout == .automatic ? first.words : table.words(for: question)
    }
    let page = try await read(table, recognizer)
    #expect(texts(page) == table.rows.flatMap { $0 })
    let word = try #require(page.words.first { $0.text == "Delft" })
    #expect(word.alternatives.map(\.text) == ["De1ft"])
    let asked = recognizer.questions.dropFirst()
    #expect(asked.count == 1)
    let region = try #require(asked.first?.region)
    // With room for the edges of its letters, and nothing of its neighbours.
    #expect(region.box.x.lower < word.box.left && region.box.x.upper > word.box.right)
    #expect(region.scale == 1)
    #expect(!region.holes.contains(word.box))
  }

  @Test func aLessSureSecondReadingIsRefused() async throws {
    let first = misread("Delft", as: "De1ft", confidence: 0.4)
    var second = table
    second.doubts["Delft"] = 0.41
    let recognizer = StubRecognizer { [second] question in
      question.region.layout == .automatic ? first.words : second.words(for: question)
    }
    let page = try await read(table, recognizer)
    #expect(texts(page).contains("De1ft") && !texts(page).contains("Delft"))
  }

  @Test func aSecondReadingThatLosesAWordIsRefused() async throws {
    let first = misread("Delft", as: "Old Delft", confidence: 0.4)
    let recognizer = StubRecognizer { [table] question in
      question.region.layout == .automatic ? first.words : table.words(for: question)
    }
    let page = try await read(table, recognizer)
    #expect(texts(page).contains("Old"))
  }

  @Test(arguments: [(Float(0.9), true), (0.3, false)])
  func anEmptyCellWithInkIsReadIfSure(_ confidence: Float, isTaken: Bool) async throws {
    let first = misread("18", as: "", confidence: 1)
    var second = table
    second.doubts["18"] = confidence
    let recognizer = StubRecognizer { [second] question in
      question.region.layout == .automatic ? first.words : second.words(for: question)
    }
    let page = try await read(table, recognizer)
    #expect(texts(page).contains("18") == isTaken)
  }

  @Test func whatWasReadAsACellIsReadAgainAtAnotherSize() async throws {
    let first = misread("Delft", as: "De1ft", confidence: 0.5)
    let recognizer = StubRecognizer { [table] question in
      if question.region.layout == .automatic { return [] }
      return (question.region.scale == 1 ? first : table).words(for: question)
    }
    let page = try await read(table, isRuled: true, recognizer)
    #expect(texts(page) == table.rows.flatMap { $0 })
    #expect(recognizer.questions.filter { $0.region.scale != 1 }.count == 1)
  }
}
