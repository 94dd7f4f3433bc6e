#if Tesseract
  import DocVisionCommand
  import Foundation
  import TestPictures
  import Testing

  @Suite struct FormatTests {
    static let beginnings: [(format: String, text: String)] = [
      ("text", "Open day\n\nName\tEmail\tPhone\n"),
      ("tsv", "Name\tEmail\tPhone\nAnn Miller\tann.miller@example.org\t617-555-0101\n"),
      ("csv", "Name,Email,Phone\nAnn Miller,ann.miller@example.org,617-555-0101\n"),
      ("markdown", "Open day\n\n| Name | Email | Phone |\n"),
      ("html", "<!DOCTYPE html>\n"),
      ("json", "{\n  \"pages\" : [\n"),
      ("tree", "container\n  paragraph \"Open day\"\n  table 4×3\n"),
      ("contacts", "{\n  \"contacts\" : [\n    {\n      \"email\" : \"ann.miller@example.org\""),
      ("vcard", "BEGIN:VCARD\r\nVERSION:4.0\r\n"),
    ]

    @Test(arguments: beginnings)
    func aSheetIsWritten(format: String, text: String) async throws {
      let sheet = try DrawnPage.signUpSheet.png()
      let run = await RecordedRun.docvision("read", "-", "--format", format, input: sheet)
      #expect(run.status == .success)
      #expect(run.output.hasPrefix(text), "\(run.output)")
      #expect(run.output.last?.isNewline == true)
      #expect(run.output.suffix(2) != "\n\n")
    }

    @Test func textIsTheStandard() async throws {
      let sheet = try DrawnPage.signUpSheet.png()
      let run = await RecordedRun.docvision("read", "-", input: sheet)
      let named = await RecordedRun.docvision("read", "--format=TEXT", "-", input: sheet)
      #expect(run.output == named.output && run.output.hasPrefix("Open day"))
    }

    @Test func pagesAreJoinedAsTheFormatSays() async throws {
      let folder = try TestFolder()
      let sheet = DrawnPage.signUpSheet
      let pages = try folder.file("pages.tiff", TIFFPages.file([sheet, sheet]))
      let single = try folder.file("single.png", sheet.png())
      let tsv = await RecordedRun.docvision("read", pages, single, "--format", "tsv")
      #expect(tsv.output.components(separatedBy: "\n\n").count == 3)
      let text = await RecordedRun.docvision("read", pages, single)
      #expect(text.output.components(separatedBy: "\n\u{0C}\n").count == 3)
      let json = await RecordedRun.docvision("read", pages, single, "--format", "json")
      #expect(json.output.components(separatedBy: "\"Open day\"").count > 3)
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(json.output.utf8))
      }
    }

    @Test func oneTableIsChosenAmongAll() async throws {
      var first = DrawnPage(width: 900, height: 300)
      first.table(
        [["Fruit", "Count"], ["Apples", "12"]], x: 40, y: 60, columnWidths: [300, 300])
      let folder = try TestFolder()
      let files = [
        try folder.file("1.png", first.png()),
        try folder.file("2.png", DrawnPage.signUpSheet.png()),
      ]
      let run = await RecordedRun.docvision(
        "read", files[0], files[1], "--table", "2", "--format", "csv")
      #expect(run.output.hasPrefix("Name,Email,Phone\n") && !run.output.contains("Fruit"))
      let text = await RecordedRun.docvision("read", files[0], files[1], "--table", "1")
      #expect(text.output == "Fruit\tCount\nApples\t12\n")
      let contacts = await RecordedRun.docvision(
        "read", files[0], files[1], "--table", "1", "--format", "contacts")
      #expect(!contacts.output.contains("ann.miller"))
      let none = await RecordedRun.docvision("read", files[0], files[1], "--table", "3")
      #expect(none.status == .badData && none.output.isEmpty)
      #expect(none.errors == "docvision: --table 3: there are only 2 tables in the output.\n")
    }

    @Test func whatIsNotFoundIsSaid() async throws {
      var page = DrawnPage(width: 700, height: 200)
      page.write("Nothing but a line of text", x: 40, y: 80)
      let data = try page.png()
      let tsv = await RecordedRun.docvision("read", "-", "--format", "tsv", input: data)
      #expect(tsv.status == .success && tsv.output.isEmpty)
      #expect(tsv.errors.contains("no table was found"))
      let contacts = await RecordedRun.docvision("read", "-", "--format", "contacts", input: data)
      #expect(contacts.errors.contains("no contact was found"))
      let blank = try DrawnPage(width: 60, height: 60).png()
      let text = await RecordedRun.docvision("read", "-", input: blank)
      #expect(text.status == .success && text.errors.contains("no text was found"))
    }

    @Test func doubtfulContactsAreMarked() async throws {
      var page = DrawnPage(width: 1000, height: 300)
      page.table(
        [
          ["Name", "Email", "Phone"], ["Ann Miller", "ann.miller(at)home", "617-555-0101"],
          ["Bob Carter", "bob@example.com", "212-555-0144"],
        ], x: 40, y: 60, columnWidths: [260, 400, 240])
      let run = await RecordedRun.docvision(
        "read", "-", "--format", "contacts", input: try page.png())
      #expect(run.errors.contains("please check: "), "\(run.output)\(run.errors)")
      #expect(!run.errors.contains("bob@example.com"))
    }
  }
#endif
