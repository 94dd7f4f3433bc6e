import ContactExtraction
import DocumentModel
import TestSupport
import Testing

@Suite("Contacts from tables without headers, lists and labels")
struct HeaderlessTests {
  @Test("columns are told by content, and names rest on it")
  func byContent() {
    let page = DocumentObservation.sketch(tables: [
      [
        ["1", "(415) 555-0128", "Ada Lovelace", "ada@example.org"],
        ["2", "212-555-0142", "Alan Turing", "alan.turing@example.com"],
      ]
    ])
    let contacts = ContactExtractor().contacts(in: page)
    #expect(contacts.map(\.short) == [adaRow, alanRow])
    #expect(contacts.map { $0.name?.doubts } == [[.columnGuessed], [.columnGuessed]])
    #expect(contacts.map { $0.email?.doubts } == [[], []])
  }

  @Test("names are those that the emails echo, not the neighbours'")
  func echo() {
    #expect(
      read([
        ["Northern Mills", "Ada Lovelace", "lovelace@example.org"],
        ["Western Works", "Alan Turing", "aturing@example.com"],
      ]) == ["Ada Lovelace | lovelace@example.org | ", "Alan Turing | aturing@example.com | "])
  }

  @Test("a table without a header goes on with the columns of the one before")
  func continued() {
    let first = [["Vorname", "Nachname", "E-Mail"], ["Ada", "Lovelace", "a1@example.org"]]
    let second = [["Alan M.", "van Turing", "a2@example.org"]]
    #expect(
      read(first, second)
        == ["Ada Lovelace | a1@example.org | ", "Alan M. van Turing | a2@example.org | "])
    let pages = [DocumentObservation.sketch(tables: [first]), .sketch(tables: [second])]
    #expect(ContactExtractor().contacts(in: pages).count == 2)
  }

  @Test("all tables of a page are read, tables of other things give nobody")
  func severalTables() {
    let people = [["Name", "Email"], ["Ada Lovelace", "ada@example.org"]]
    let prices = [["Item", "Price"], ["Tea", "2.50"], ["Cake", "12.00"]]
    let more = [["Phone", "Name"], ["212-555-0142", "Alan Turing"]]
    #expect(
      read(people, prices, more)
        == ["Ada Lovelace | ada@example.org | ", "Alan Turing |  | 212-555-0142"])
  }

  @Test("labels with values, in a table, in lines and in a list")
  func labels() {
    let pairs = [
      ["Name:", "Ada Lovelace"], ["E-mail:", "ada@example.org"], ["Phone:", "(415) 555-0128"],
    ]
    #expect(read(pairs) == [adaRow])
    var sketch = TreeSketch()
    let lines = sketch.text(
      "Name: Ada Lovelace\nEmail: ada@example.org\nTel.: (415) 555-0128\nCity: London\n"
        + "Name: Alan Turing\nEmail: alan.turing@example.com\nPhone: 212-555-0142")
    let page = DocumentObservation.sketch([.text(lines, .paragraph)])
    #expect(ContactExtractor().contacts(in: page).map(\.short) == [adaRow, alanRow])
  }

  @Test("labels across the top of a turned table give one contact a column")
  func turnedTable() {
    #expect(
      read([
        ["Name", "Ada Lovelace", "Alan Turing"],
        ["Email", "ada@example.org", "alan.turing@example.com"],
        ["Phone", "(415) 555-0128", "212-555-0142"],
      ]) == [adaRow, alanRow])
  }

  @Test("an office's address in running text is nobody")
  func office() {
    var sketch = TreeSketch()
    let page = DocumentObservation.sketch([
      .text(sketch.text("Questions? Write to office@example.org"), .paragraph),
      .text(sketch.text("Email: office@example.org\nPhone: 212-555-0142"), .paragraph),
    ])
    #expect(ContactExtractor().contacts(in: page).isEmpty)
  }

  @Test("items of a list that hold an email")
  func listItems() {
    var sketch = TreeSketch()
    let list = sketch.list(
      [
        ("1.", "Ada Lovelace, ada@example.org, (415) 555-0128"), ("2.", "Bring a pen"),
        ("3.", "Alan Turing – alan.turing@example.com – 212-555-0142"),
      ], type: .decimal)
    let page = DocumentObservation.sketch([.list(list)])
    #expect(ContactExtractor().contacts(in: page).map(\.short) == [adaRow, alanRow])
  }

  @Test("no input traps", arguments: 0..<80)
  func hostile(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "Name", "Email", "Phone", "a@example.org", "@", "\"", "do.", "212-555-0142", ",", "1.", "|",
      "\n", " ", "日本", "👩‍👩‍👧", "First", "Last", ":", "Total", "", "́", "99999999999999999999999",
    ]
    let columns = Int.random(in: 1..<5, using: &random)
    let grid = (0..<6).map { _ in (0..<columns).map { _ in random.text(from: pieces) } }
    for contact in ContactExtractor(requirement: .anything).contacts(in: .sketch(tables: [grid])) {
      #expect(!contact.fields.isEmpty)
      #expect(contact.fields.allSatisfy { !$0.value.isEmpty })
    }
  }
}
