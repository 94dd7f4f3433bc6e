import ContactExtraction
import DocumentModel
import TestSupport
import Testing

@Suite("Rows that become contacts")
struct RowTests {
  private let header = ["#", "Name", "Email", "Phone"]

  @Test("gaps are kept as gaps, and numbered rows without more are nobody")
  func gaps() {
    #expect(
      read([
        header, ["1", "Ada Lovelace", "ada@example.org", ""],
        ["2", "Alan Turing", "", "212-555-0142"], ["3", "Grace Hopper", "", ""], ["4", "", "", ""],
        ["5", "", "x2@example.org", ""],
      ]) == [
        "Ada Lovelace | ada@example.org | ", "Alan Turing |  | 212-555-0142",
        " | x2@example.org | ",
      ])
  }

  @Test("what a row needs can be chosen")
  func requirement() {
    let grid = [
      header, ["1", "Ada Lovelace", "", "212-555-0142"], ["2", "Grace Hopper", "N/A", "-"],
    ]
    #expect(read(grid, requirement: .email).isEmpty)
    #expect(
      read(grid, requirement: .anything) == [
        "Ada Lovelace |  | 212-555-0142", "Grace Hopper |  | ",
      ])
  }

  @Test("ditto marks take the value above", arguments: ["\"", "″", "〃", "''", "do.", "ditto"])
  func ditto(_ mark: String) throws {
    let page = DocumentObservation.sketch(tables: [
      [
        header, ["1", "Ada King", "family@example.org", "(415) 555-0128"],
        ["2", "Byron King", mark, mark], ["3", "Anne King", mark, "212-555-0142"],
      ]
    ])
    let contacts = ContactExtractor().contacts(in: page)
    #expect(
      contacts.map(\.short) == [
        "Ada King | family@example.org | (415) 555-0128",
        "Byron King | family@example.org | (415) 555-0128",
        "Anne King | family@example.org | 212-555-0142",
      ])
    #expect(contacts.map { $0.email?.doubts.contains(.dittoMark) } == [false, true, true])
  }

  @Test("two emails in a cell are both kept, the first as the main one")
  func twoEmails() {
    #expect(
      read([header, ["1", "Ada Lovelace", "ada@example.org\nking@example.com", ""]])
        == ["Ada Lovelace | ada@example.org king@example.com | "])
  }

  @Test("a phone number in an odd form is kept and marked; an email that isn't one, too")
  func oddForms() throws {
    let page = DocumentObservation.sketch(tables: [
      [header, ["1", "Ada Lovelace", "none of your business", "5 5 5 0 1 2 8 1"]]
    ])
    let contact = try #require(ContactExtractor().contacts(in: page).first)
    #expect(contact.phone?.value == "5 5 5 0 1 2 8 1")
    #expect(contact.phone?.digits == "55501281")
    #expect(contact.phone?.doubts == [.unrecognizedForm])
    #expect(contact.email?.value == "none of your business")
    #expect(contact.email?.doubts == [.unrecognizedForm])
  }

  @Test("a number printed with its country has a form for machines")
  func explicitCountry() {
    let page = DocumentObservation.sketch(tables: [
      [header, ["1", "Ada Lovelace", "Ada@Example.ORG", "+1 212 555 0142"]]
    ])
    let contact = ContactExtractor().contacts(in: page).first
    #expect(contact?.phone?.value == "+1 212 555 0142")
    #expect(contact?.phone?.normalized == "+12125550142")
    #expect(contact?.email?.normalized == "Ada@example.org")
  }

  @Test("a name cell over two rows gathers both rows, a shared phone belongs to each")
  func spans() {
    #expect(
      read([
        ["Name", "Email", "Phone"], ["Ada King", "ada@example.org", "(415) 555-0128"],
        ["^", "king@example.com", "212-555-0142"],
      ]) == ["Ada King | ada@example.org king@example.com | (415) 555-0128 212-555-0142"])
    #expect(
      read([
        ["Name", "Email", "Phone"], ["Ada King", "ada@example.org", "(415) 555-0128"],
        ["Byron King", "byron@example.org", "^"],
      ]) == [
        "Ada King | ada@example.org | (415) 555-0128",
        "Byron King | byron@example.org | (415) 555-0128",
      ])
  }

  @Test("values in a neighbour's cell are found, and don't become part of the name")
  func strays() {
    #expect(
      read([
        header, ["1", "Ada Lovelace ada@example.org", "", "(415) 555-0128"],
        ["2", "Alan Turing", "alan.turing@example.com 212-555-0142", ""],
      ]) == [adaRow, alanRow])
  }

  @Test("hard to read text never becomes a contact unmarked")
  func lowConfidence() {
    let page = DocumentObservation.sketch(
      tables: [[header, ["1", "Ada Lovelace", "ada@example.org", "(415) 555-0128"]]],
      confidence: 0.4)
    let fields = ContactExtractor().contacts(in: page).flatMap(\.fields)
    #expect(fields.count == 3)
    #expect(fields.allSatisfy { $0.doubts.contains(.lowConfidence) })
  }

  @Test("a name that differs from its email in one letter is marked")
  func nearMiss() {
    let page = DocumentObservation.sketch(tables: [
      [
        header, ["1", "Ada Lovelaoe", "ada.lovelace@example.org", ""],
        ["2", "Alan Turing", "aturing@example.com", ""],
      ]
    ])
    let doubts = ContactExtractor().contacts(in: page).map(\.doubts)
    #expect(doubts == [[.almostMatchesEmail], []])
  }

  @Test("fields point to where they stand")
  func places() throws {
    let page = DocumentObservation.sketch(tables: [
      [header, ["1", "Ada Lovelace", "ada@example.org", "(415) 555-0128"]]
    ])
    let contact = try #require(ContactExtractor().contacts(in: page).first)
    let cells = page.document.tables[0].rows[1]
    #expect(contact.name?.lines == cells[1].content.text.lines.map(\.uuid))
    #expect(contact.email?.region.boundingBox == cells[2].content.text.boundingRegion.boundingBox)
    #expect(contact.origin == Contact.Origin(pageNumber: 1, table: 0, row: 1))
  }
}
