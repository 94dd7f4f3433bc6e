import ContactExtraction
import DocumentModel
import DocumentVision
import Foundation
import Testing

/// What was put right stays marked up to the contact.
@Suite struct MarkTests {
  private func page() -> WordPage {
    let rows = [
      ["Name", "Phone", "Email"], ["Ann", "415-555-0101", "ann@example.org"],
      ["Bob", "415-555-0102", "bob@example.com"], ["Cleo", "415-555-0103", "cleo1@example.net"],
    ]
    var words: [RecognizedWord] = []
    for (row, texts) in rows.enumerated() {
      for (column, text) in texts.enumerated() {
        let (x, y) = (40 + Double(column) * 250, 40 + Double(row) * 40)
        words.append(
          RecognizedWord(
            text: text,
            box: PageRect(left: x, top: y, right: x + Double(text.count) * 10, bottom: y + 18),
            confidence: 0.95))
      }
    }
    words[words.count - 1].firstReading = .init(text: "cleol @example.net", confidence: 0.8)
    return WordPage(size: PageSize(width: 800, height: 400), words: words)
  }

  @Test func theTreeKeepsWhatWasReadFirst() throws {
    let observation = understandDocument(from: page())
    let words = observation.document.tables.first?.cell(row: 3, col: 2)?.content.text.words
    #expect(words?.first?.firstReading?.string == "cleol @example.net")
    let data = try JSONEncoder().encode(observation)
    #expect(try JSONDecoder().decode(DocumentObservation.self, from: data) == observation)
  }

  @Test func theContactSaysThatItWasPutRightAndWhatWasPrinted() throws {
    let contacts = ContactExtractor().contacts(in: understandDocument(from: page()))
    let cleo = try #require(contacts.last?.email)
    #expect(cleo.value == "cleo1@example.net")
    #expect(cleo.printed == "cleol @example.net")
    #expect(cleo.doubts == [.repaired])
    #expect(contacts.first?.email?.doubts == [])
  }
}
