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

  @Test(
    "A column of days or amounts lends its kind, and its currency, to doubtful cells",
    arguments: [
      (["01.02.2026", "02.02.2026", "O3.Oz.Z026", "04.02.2026"], "2026-02-03"),
      (["$10.00", "$12.50", "1S.2O", "$9.00"], "USD 15.2"),
      (["10,00 €", "12,50 €", "7,25", "9,00 €"], "EUR 7.25"),
    ])
  func aColumnLendsItsKind(_ cells: [String], _ value: String) throws {
    let observation = understandDocument(
      from: page(emails: cells.map { $0.split(separator: " ").map(String.init) }))
    let table = try #require(observation.document.tables.first)
    let cell = try #require(table.cell(row: 3, col: 1))
    let match = try #require(cell.content.text.detectedData.first?.match)
    switch match.details {
    case .calendarEvent(let event):
      let day = event.startDate?.formatted(
        Date.ISO8601FormatStyle(timeZone: event.startTimeZone ?? .current).year().month().day())
      #expect(day == value)
    case .moneyAmount(let money):
      #expect("\(money.currency.identifier) \(money.amount)" == value)
    default: Issue.record("\(match.details)")
    }
    #expect(match.confidence < 1)
    #expect(match.utf8Range == 0..<cell.content.text.transcript.utf8.count)
    if cells[2].contains("O") { #expect(match.repair?.printed == cells[2]) }
  }

  @Test func oneOfManyStockNumbersIsNoParcel() throws {
    // The third satisfies a carrier's check digit.
    let observation = understandDocument(
      from: page(emails: [["3318810031"], ["3318810012"], ["3318810036"], ["3318810018"]]))
    let table = try #require(observation.document.tables.first)
    let cell = try #require(table.cell(row: 3, col: 1))
    #expect(
      !cell.content.text.detectedData.contains {
        $0.match.details.matchType == .shipmentTrackingNumber
      })
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
