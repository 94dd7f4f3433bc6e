import DocumentModel
import Testing

@testable import DocumentVision

/// The look at cells that don't fit their column, with the column's characters.
@Suite struct ColumnReadingTests {
  private func read(
    _ first: StubTable, second: StubTable
  ) async throws -> (page: WordPage, asked: [StubRecognizer.Question]) {
    let recognizer = StubRecognizer { question in
      if question.hints.allowedCharacters != nil { return second.words(for: question) }
      return question.region.layout == .automatic ? first.words : first.words(for: question)
    }
    let page = try await recognizer.readTwice(first.page(), textHeight: StubTable.textHeight)
    return (page, recognizer.questions.filter { $0.hints.allowedCharacters != nil })
  }

  private func emails(_ last: String) -> StubTable {
    StubTable(rows: [
      ["Name", "Email"], ["Ann", "ann@example.org"], ["Bob", "bob.b@example.org"],
      ["Cleo", "cleo7@example.com"], ["Dora", last],
    ])
  }

  @Test(arguments: [
    ("dora1 @example.org", "dora1@example.org"), ("dora]@example.org", "dora1@example.org"),
    ("dora@example,org", "dora@example.org"), ("Ibis@example.org", "lbis@example.org"),
  ])
  func anAddressIsReadInTheCharactersOfAddresses(_ printed: String, meant: String) async throws {
    // A recogniser that may not say what it sees is not sure at all.
    var second = emails(meant)
    second.doubts[meant] = 0
    let (page, asked) = try await read(emails(printed), second: second)
    let characters = try #require(asked.first?.hints.allowedCharacters)
    #expect(characters.contains("@") && !characters.contains(" ") && !characters.contains("I"))
    #expect(asked.count == 1)
    let word = try #require(page.words.first { $0.text == meant })
    #expect(word.firstReading?.text == printed)
    #expect(word.alternatives.first?.text == printed)
  }

  @Test(arguments: ["dara1@example.org", "dora1@example", "dora1x@example.org"])
  func aReadingThatSaysSomethingElseIsRefused(_ other: String) async throws {
    var second = emails(other)
    second.doubts[other] = 0.5
    let (page, asked) = try await read(emails("dora1 @example.org"), second: second)
    #expect(asked.count == 1)
    #expect(page.words.contains { $0.text == "dora1" })
    #expect(page.words.allSatisfy { $0.firstReading == nil })
  }

  @Test func capitalsStayWhereSureAddressesHaveThem() async throws {
    var table = emails("Dora @example.org")
    table.rows[1][1] = "ANN@example.org"
    let (_, asked) = try await read(table, second: table)
    #expect(asked.first?.hints.allowedCharacters?.contains("D") == true)
  }

  private func numbers(_ last: String, confidence: Float) -> StubTable {
    StubTable(
      rows: [
        ["Item", "Price"], ["Tea", "1.20"], ["Coffee", "2.40"], ["Juice", "3.10"],
        ["Water", last],
      ], doubts: [last: confidence])
  }

  @Test func aNumberIsReadInDigitsAndTheMarksOfItsColumn() async throws {
    let (page, asked) = try await read(
      numbers("l.5O", confidence: 0.85), second: numbers("1.50", confidence: 0))
    #expect(asked.map(\.hints.allowedCharacters) == [".0123456789"])
    #expect(page.words.first { $0.text == "1.50" }?.firstReading?.text == "l.5O")
  }

  @Test func textThatIsSureStaysInAColumnOfNumbers() async throws {
    let (page, asked) = try await read(
      numbers("Sold", confidence: 0.97), second: numbers("501", confidence: 0))
    #expect(asked.isEmpty)
    #expect(page.words.contains { $0.text == "Sold" })
  }

  @Test func otherReadingsOfTheRecognizerComeFirst() async throws {
    let first = numbers("l.50", confidence: 0.85)
    let recognizer = StubRecognizer { question in
      let words = question.region.layout == .automatic ? first.words : first.words(for: question)
      return words.map { word in
        var copy = word
        if word.text == "l.50" { copy.alternatives = [.init(text: "1.50", confidence: 0.6)] }
        return copy
      }
    }
    let page = try await recognizer.readTwice(first.page(), textHeight: StubTable.textHeight)
    #expect(!recognizer.questions.contains { $0.hints.allowedCharacters != nil })
    #expect(page.words.first { $0.text == "1.50" }?.firstReading?.text == "l.50")
  }

  @Test func columnsOfProseHaveNoAlphabet() async throws {
    let table = StubTable(rows: [
      ["Item", "Note"], ["Tea", "with milk"], ["Coffee", "b1ack"], ["Juice", "no ice"],
    ])
    let (_, asked) = try await read(table, second: table)
    #expect(asked.isEmpty)
  }
}
