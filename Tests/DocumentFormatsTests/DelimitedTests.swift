import DocumentFormats
import DocumentModel
import Testing
import TestSupport

@Suite("TSV and CSV")
struct DelimitedTests {
  private func table(_ grid: [[String]]) throws -> DocumentObservation.Container.Table {
    try #require(.sketch(grid))
  }

  @Test("plain TSV turns tabs and line breaks into a space and knows no quotes")
  func plain() throws {
    let table = try table([["a\tb", "c\n d"], ["say \"hi\"", ""]])
    #expect(table.formatted(.tsv) == "a b\tc d\nsay \"hi\"\t")
  }

  @Test("TSV for spreadsheets quotes what needs it")
  func spreadsheet() throws {
    let table = try table([["a\tb", "c\nd"], ["say \"hi\"", "plain"]])
    #expect(
      table.formatted(.tsv(quoting: .spreadsheet))
        == "\"a\tb\"\t\"c\nd\"\n\"say \"\"hi\"\"\"\tplain")
  }

  @Test("CSV ends rows as RFC 4180 says, or with a line feed")
  func lineEndings() throws {
    let table = try table([["a,b", "c"], ["d", " e"]])
    #expect(table.formatted(.csv) == "\"a,b\",c\r\nd,\" e\"")
    #expect(table.formatted(.csv(lineEnding: .lineFeed)) == "\"a,b\",c\nd,\" e\"")
  }

  @Test("spanning cells are written once, or in every place they cover")
  func spans() throws {
    let table = try table([["", "Contact details", "<"], ["Name", "Email", "Phone"]])
    #expect(table.formatted(.tsv) == "\tContact details\t\nName\tEmail\tPhone")
    #expect(
      table.formatted(.tsv(spans: .repeat))
        == "\tContact details\tContact details\nName\tEmail\tPhone")
    let down = try self.table([["Day", "a"], ["^", "b"]])
    #expect(down.formatted(.csv(spans: .repeat, lineEnding: .lineFeed)) == "Day,a\nDay,b")
    #expect(down.formatted(.csv(spans: .blank, lineEnding: .lineFeed)) == "Day,a\n,b")
  }

  static let formulas = [
    "=1+1", "@name", "+cmd|' /C calc'!A0", "-2+3+cmd", " =A1", "＝1+1", "=", "+x",
  ]

  @Test(
    "the guard puts an apostrophe before formulas",
    arguments: formulas)
  func guarded(_ text: String) throws {
    let table = try table([[text, "x"]])
    let format = CSVFormat(formulaGuard: .apostrophe)
    #expect(DelimitedReader.parse(table.formatted(format), delimiter: ",")[0][0] == "'" + text)
    #expect(DelimitedReader.parse(table.formatted(.csv), delimiter: ",")[0][0] == text)
  }

  @Test(
    "the guard leaves numbers and phone numbers alone",
    arguments: ["-5.00", "+1 202 555 0143", "+1 (202) 555-0143", "-1,234.56 €", "-", "--", "a=b"])
  func unguarded(_ text: String) throws {
    let table = try table([[text, "x"]])
    #expect(table.formatted(.tsv(formulaGuard: .apostrophe)) == text + "\tx")
  }

  @Test("control characters are left out and all line ends are one kind")
  func controls() throws {
    let table = try table([["a\u{0}b\u{7}c\u{FFFE}", "d\u{2028}e"]])
    #expect(table.formatted(.tsv) == "abc\td e")
  }

  @Test("tables of lists and of all pages follow each other, parted by an empty line")
  func severalTables() {
    let page = DocumentObservation.sketch(tables: [[["a", "b"]], [["c"]]])
    #expect(page.formatted(.tsv) == "a\tb\n\nc")
    #expect([page, page].formatted(.tsv) == "a\tb\n\nc\n\na\tb\n\nc")
    #expect([DocumentObservation]().formatted(.csv).isEmpty)
  }

  @Test("what is written reads back as the same grid", arguments: 0..<60)
  func roundTrip(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let grid = random.grid()
    let table = try table(grid)
    let read = table.rows.map { $0.map(\.content.text.transcript) }
    #expect(read == grid)
    #expect(DelimitedReader.parse(table.formatted(.csv), delimiter: ",") == grid)
    #expect(
      DelimitedReader.parse(table.formatted(.csv(lineEnding: .lineFeed)), delimiter: ",") == grid)
    #expect(
      DelimitedReader.parse(table.formatted(.tsv(quoting: .spreadsheet)), delimiter: "\t") == grid)
    let plain = DelimitedReader.split(table.formatted(.tsv))
    #expect(plain.map(\.count) == grid.map(\.count))
  }
}
