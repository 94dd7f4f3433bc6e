import DocumentLayout
import DocumentModel
import Foundation
import TestSupport
import Testing

@Suite struct FieldTests {
  static let lines: [(picture: String, fields: [String])] = [
    ("Name: Ann Miller", ["Name = Ann Miller"]),
    ("Name: ~~~~~~~~~~~~~", ["Name = "]),
    ("Name ~~~~~~~~~~~~~", ["Name = "]),
    ("Name: __________", ["Name = "]),
    ("Name: ..........", ["Name = "]),
    ("Date       12 May 2024", ["Date = 12 May 2024"]),
    ("Email      ann@example.org", ["Email = ann@example.org"]),
    ("Date of birth:      3 June 1990", ["Date of birth = 3 June 1990"]),
    ("Name: Ann       City: Springfield", ["Name = Ann", "City = Springfield"]),
    ("Name ~~~~~~~~~~~~     Date ~~~~~~~~~", ["Name = ", "Date = "]),
    ("Address: 12 Mill Lane\n         Springfield", ["Address = 12 Mill Lane\nSpringfield"]),
  ]

  @Test(arguments: lines)
  func labelsWithValuesAreFields(picture: String, fields: [String]) {
    let document = formDocument(picture)
    #expect(document.fields.map(\.short) == fields)
    #expect(document.paragraphs.count == 1)
  }

  @Test func aValueOnItsRuleBelongsToTheLabel() throws {
    var page = formPage("Name ~~~~~~~~~~~~~~~~~~~~~")
    let value = PageSketch("       Ann Miller").page
    page.words += value.words
    let document = LayoutPipeline().layout(page).observation.document
    #expect(document.fields.map(\.short) == ["Name = Ann Miller"])
    let field = try #require(document.fields.first)
    // The room to write on belongs to the field.
    #expect(field.boundingRegion.boundingBox.width > 0.85)
  }

  @Test func piecesOfABrokenRuleAreNoRoomToWriteOn() {
    var page = PageSketch("Unit price     Amount of all").page
    let words = page.words
    // One rule under both, broken right behind the first.
    page.rulingLines = [(0.0, words[1].box.right + 8), (words[1].box.right + 10, 400)].map {
      RulingLine(
        axis: .horizontal, span: Interval($0.0, $0.1), position: words[1].box.bottom, thickness: 2)
    }
    #expect(LayoutPipeline().layout(page).observation.document.fields.isEmpty)
    page.rulingLines.removeFirst()
    page.words.removeLast(3)
    #expect(
      LayoutPipeline().layout(page).observation.document.fields.map(\.short) == ["Unit price = "])
  }

  @Test func labelsUnderRulesAreFieldsWithWhatStandsOnTheRules() {
    let blank = formDocument(
      """
      This is to say that the garden is to be kept in good order by all

      ~~~~~~~~~~~~~~~~       ~~~~~~~~~~~~~~~~
      Signature              Date
      """)
    #expect(blank.fields.map(\.short) == ["Signature = ", "Date = "])
    var filled = formPage(
      """
      This is to say that the garden is to be kept in good order by all

      ~~~~~~~~~~~~~~~~~~
      Name in full
      """)
    filled.words += PageSketch("\n\n  Ann Miller").page.words
    let document = LayoutPipeline().layout(filled).observation.document
    #expect(document.fields.map(\.short) == ["Name in full = Ann Miller"])
    #expect(document.paragraphs.count == 2)
  }

  @Test func aLabelOverARuleWithRoomIsAField() {
    let document = formDocument(
      """
      This is to say that the garden is to be kept in good order by all

      Remarks

      ~~~~~~~~~~~~~~~~~~~~~
      """)
    #expect(document.fields.map(\.short) == ["Remarks = "])
  }

  static let innocent = [
    "Source: LSA, 1998", "Note: Totals may differ\nSource: Yearly report, 1998",
    "Data source: LSA, 1998", "NB: Years end in May", "Ingredients:",
    "Note: this sentence is no value of a field, it is a note.",
    "Contents .......... 12", "Name ~~~~~~~~~~~~~~~~~~ 12", "federations of ~~~~~~~~~~~~",
    "[9] F. Robert: A Metric Study", "a_b = c: d",
    "That is done as told: see the note that follows:",
    "Chapter 3      Page 12", "Introduction       7",
    "The garden: a place of rest for all those who\nlive near the river and the mill",
    "see https://example.org/a: the page", "at 10:30 we meet", "one two three       four five six",
  ]

  @Test(arguments: innocent)
  func othersAreNoFields(picture: String) { #expect(formDocument(picture).fields.isEmpty) }

  @Test func labelsBelowFramesAndAxesAreNoFields() {
    let document = formDocument(
      """
      +------------------------+
      | A picture of the river |
      |                        |
      +------------------------+
        Year of opening

      This is to say that the garden is to be kept in good order by all of them
      """)
    #expect(document.fields.isEmpty)
  }

  @Test func blanksBelowEachOtherAreNoTable() {
    let document = formDocument(
      """
      Name:  ~~~~~~~~~~~~~~~~~     Date:  ~~~~~~~~~~~~~

      City:  ~~~~~~~~~~~~~~~~~     Phone: ~~~~~~~~~~~~~

      Club:  ~~~~~~~~~~~~~~~~~     Team:  ~~~~~~~~~~~~~
      """)
    #expect(document.tables.isEmpty)
    #expect(
      Set(document.fields.map(\.short)) == [
        "Name = ", "Date = ", "City = ", "Phone = ", "Club = ", "Team = ",
      ])
  }

  @Test func decisionsAreTold() {
    let options = LayoutOptions(recordsDecisions: true)
    let trace = LayoutPipeline(options: options)
      .layout(formPage("Name: ~~~~~~~~~~~~~\n\nGender ¤ male ¥ female")).trace
    #expect(trace.decisions.contains { $0.subject == .field && $0.outcome == .accepted })
    #expect(trace.decisions.count { $0.subject == .checkbox && $0.outcome == .accepted } == 2)
  }
}
