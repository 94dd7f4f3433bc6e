import DocumentModel
import Testing

@testable import DocumentVision

/// Pages of soft text are read in several views.
@Suite struct SoftReadingTests {
  private let table = StubTable(rows: [
    ["Name", "Town", "Count"], ["Ann", "Aden", "12"], ["Bob", "Bern", "15"],
    ["Cleo", "Cork", "18"], ["Dora", "Delft", "21"],
  ])

  private func misread(_ text: String, as other: String, confidence: Float) -> StubTable {
    var copy = table
    copy.rows = table.rows.map { $0.map { $0 == text ? other : $0 } }
    copy.doubts[other] = confidence
    return copy
  }

  /// A table all of whose texts are read with little confidence.
  private func doubtful(_ table: StubTable) -> StubTable {
    var copy = table
    for text in table.rows.joined() where copy.doubts[text] == nil { copy.doubts[text] = 0.6 }
    return copy
  }

  @Test func theReadingOfThePageThatMakesMostOfItWins() async throws {
    var few = doubtful(table)
    few.rows = Array(table.rows.prefix(1))
    let recognizer = StubRecognizer { [table, few] question in
      switch question.region.layout {
      case .automatic, .sparse: few.words
      case .singleBlock: table.words
      default: []
      }
    }
    let page = try await recognizer.readTwice(table.page(isRuled: false), isSoft: true)
    #expect(Set(page.words.map(\.text)) == Set(table.rows.flatMap { $0 }))
    let sharp = try await recognizer.readTwice(table.page(isRuled: false), isSoft: false)
    #expect(Set(sharp.words.map(\.text)) == Set(few.rows[0]))
  }

  @Test func ofTwoReadingsOfAPageTheBetterLinesStay() {
    func line(_ text: String, _ row: Int, _ confidence: Float) -> RecognizedWord {
      RecognizedWord(
        text: text,
        box: PageRect(
          left: 10, top: Double(row) * 30, right: 210, bottom: Double(row) * 30 + 20),
        confidence: confidence, lineHint: row)
    }
    let first = [line("Total 12.50", 0, 0.9), line("Te1", 1, 0.4)]
    let second = [
      line("Tot", 0, 0.5), line("Tel 555 0132", 1, 0.8), line("Thank you", 2, 0.7),
    ]
    let choice = LineChoice { $0.reduce(0) { $0 + Float($1.text.count) * $1.confidence } }
    let words = choice.words(first, second)
    #expect(words.map(\.text) == ["Total 12.50", "Tel 555 0132", "Thank you"])
    #expect(words.map(\.lineHint) == [1, 2, 3])
    #expect(choice.words(first, []) == choice.words(first, first))
    #expect(choice.words([], second).map(\.text) == second.map(\.text))
  }

  @Test func everyCellIsReadLargerAndDarkerAndTheSurestViewWins() async throws {
    let first = doubtful(misread("Delft", as: "De1ft", confidence: 0.9))
    let larger = misread("Delft", as: "Delf", confidence: 0.92)
    let recognizer = StubRecognizer { [table] question in
      guard question.region.layout == .cell else {
        return question.region.layout == .automatic ? first.words : []
      }
      return (question.region.tone == .darkened ? table : larger).words(for: question)
    }
    let page = try await recognizer.readTwice(table.page(isRuled: false), isSoft: true)
    #expect(page.words.contains { $0.text == "Delft" })
    let cells = recognizer.questions.map(\.region).filter { $0.layout == .cell }
    #expect(cells.count == 2 * 15)
    #expect(cells.allSatisfy { $0.scale > 1 })
    #expect(cells.count { $0.tone == .darkened } == 15)
  }

  @Test func aReadingThatWinsKeepsWhatWasReadBefore() {
    let choice = ReadingChoice(thresholds: TargetedReadingThresholds.Choice())
    func words(_ text: String, _ confidence: Float) -> [RecognizedWord] {
      [
        RecognizedWord(
          text: text, box: PageRect(left: 10, top: 10, right: 90, bottom: 30),
          confidence: confidence)
      ]
    }
    let better = choice.better(words("j.fischer@", 0.9), than: words("j-fischer@", 0.5))
    #expect(better?.first?.firstReading?.text == "j-fischer@")
    #expect(choice.better(words("same", 0.9), than: words("same", 0.5)) == nil)
    #expect(choice.better(words("new", 0.9), than: [])?.first?.firstReading == nil)
  }
}
