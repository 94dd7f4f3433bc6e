import DocumentVision
import Foundation
import Testing

@Suite struct UnderstandingTests {
  private func word(_ text: String, x: Double, y: Double, others: [String] = []) -> RecognizedWord {
    RecognizedWord(
      text: text,
      box: PageRect(left: x, top: y, right: x + Double(text.count) * 10, bottom: y + 16),
      confidence: 0.9,
      alternatives: others.map { RecognizedWord.Reading(text: $0, confidence: 0.4) })
  }

  private func page(emails: [[String]]) -> WordPage {
    var words = [word("Name", x: 20, y: 20), word("Email", x: 220, y: 20)]
    words.append(word("City", x: 620, y: 20))
    for (index, email) in emails.enumerated() {
      let y = 60 + Double(index) * 40
      words.append(word("Person", x: 20, y: y))
      var x = 220.0
      for part in email {
        words.append(word(part, x: x, y: y))
        x += Double(part.count) * 10 + 10
      }
      words.append(word("Town", x: 620, y: y))
    }
    return WordPage(size: PageSize(width: 800, height: 600), words: words)
  }

  @Test func aColumnOfAddressesLendsItsKindToADamagedCell() throws {
    let observation = understandDocument(
      from: page(emails: [
        ["ann@example.org"], ["bob@example.com"], ["cleo", "@", "example", ".", "net"],
        ["dora@example.org"],
      ]))
    let table = try #require(observation.document.tables.first)
    let cell = try #require(table.cell(row: 3, col: 1))
    let match = try #require(cell.content.text.detectedData.first)
    guard case .emailAddress(let email) = match.match.details else {
      Issue.record("The damaged cell holds no address.")
      return
    }
    #expect(email.emailAddress == "cleo@example.net")
    #expect(match.match.repair?.printed == "cleo @ example . net")
    #expect(observation.invariantViolations.isEmpty)
  }

  @Test func dataOfACellIsFoundInTheWholeTextToo() throws {
    let observation = understandDocument(
      from: page(emails: [["ann@example.org"], ["bob@example.com"]]))
    let text = observation.document.text
    let found = text.detectedData.compactMap(\.match.range).map { String(text.transcript[$0]) }
    #expect(found == ["ann@example.org", "bob@example.com"])
  }

  @Test func anEmptyPageGivesAnEmptyContainer() {
    let observation = understandDocument(
      from: WordPage(size: PageSize(width: 10, height: 10), words: []))
    #expect(observation.document.blocks.isEmpty)
    #expect(observation.invariantViolations.isEmpty)
  }

  @Test func equalPagesGiveEqualObservations() {
    let page = page(emails: [["ann@example.org"], ["bob@example.com"]])
    #expect(understandDocument(from: page) == understandDocument(from: page))
  }

  @Test func anObservationOutlivesEncoding() throws {
    let observation = understandDocument(
      from: page(emails: [["ann@example.org"], ["bob@example.com"]]))
    let data = try JSONEncoder().encode(observation)
    let decoded = try JSONDecoder().decode(DocumentObservation.self, from: data)
    #expect(decoded == observation)
    #expect(decoded.document.text.detectedData.allSatisfy { $0.match.range != nil })
  }
}
