import DocumentLayout
import DocumentModel
import Foundation
import TestSupport
import Testing

@Suite struct HeadingTests {
  private static let text = """
    In summer a new one was built by the people of the
    village, who gave their time and wood for it freely.
    Winter came early that year and the ice was as thick
    as a door, but the bridge stood and stands there yet.
    """

  @Test(arguments: [
    "4 The new bridge", "4.1 How it was built", "VI. The feast", "C. Who was there", "THE FEAST",
  ])
  func aNumberOrCapitalsAboveTextMakeAHeading(heading: String) {
    #expect(dump(heading + "\n\n" + Self.text).hasPrefix("heading 1 \"\(heading)\""))
  }

  @Test(arguments: [
    "4 men came to help.", "and so it was", "1999 The bridge", "The new bridge",
  ])
  func thisIsNone(line: String) {
    #expect(!dump(line + "\n\n" + Self.text).contains("heading"))
  }

  @Test func aNumberedLineBesideATallTextAtTheTopIsNoPageHeader() {
    let text = dump(
      """
      On Monday the water rose    that nobody could cross
      and took the old bridge     it for a whole month.
      with all it carried down
      the valley, and nobody      4 The new bridge
      could cross it for long
      until the new one that      Then we built a new one
      was asked for was built     with the stones that we
      and opened with a feast     found in the fields far
      that went on for weeks.     below the town in May.
      """)
    #expect(text.contains("heading 1 \"4 The new bridge\""))
  }

  @Test func capitalsTellNothingWhereAllIsSetInThem() {
    let text = dump(
      "MILL LANE\n\nTEA AND CAKE FOR THE WHOLE FAMILY OF MISTER LEE AND FRIENDS\nPAID")
    #expect(!text.contains("heading"))
  }

  @Test func sizesThatAreNearlyOneAreOneLevel() {
    let picture = ["First", "Second", "Third"].map { $0 + " part\n" + Self.text }
      .joined(separator: "\n\n")
    let text = dump(picture, enlarged: [0: 1.5, 6: 1.46, 12: 1.25])
    #expect(text.contains("heading 1 \"First part\""))
    #expect(text.contains("heading 1 \"Second part\""))
    #expect(text.contains("heading 2 \"Third part\""))
    #expect(!text.contains("title"))
  }

  /// The text with a heading as close above it as its lines are, and strokes for each row.
  private func page(_ rows: String, stroke: (Int) -> Double) -> WordPage {
    var page = PageSketch(rows).page
    for index in page.words.indices {
      page.words[index].strokeWidth = stroke(Int(page.words[index].box.center.y / 24))
    }
    return page
  }

  @Test func boldTypeOfTheBodysSizeMakesAHeading() {
    let rows = Self.text + "\nThe new bridge\n" + Self.text
    let bold = tree(of: page(rows) { $0 == 4 ? 3 : 2 })
    #expect(bold.contains("heading 1 \"The new bridge\""))
    #expect(bold.split(separator: "\n").count == 3)
    #expect(!tree(of: page(rows) { _ in 2 }).contains("heading"))
  }

  @Test func aBoldTermBeforeAnIndentedTextIsNone() {
    let rows =
      Self.text + "\nThe new bridge\n"
      + Self.text.split(separator: "\n")
      .map { "    " + $0 }.joined(separator: "\n")
    #expect(!tree(of: page(rows) { $0 == 4 ? 3 : 2 }).contains("heading"))
  }

  @Test func boldTypeTellsNothingWhereMuchIsSetInIt() {
    let rows = "The feast\n\nThe new bridge\n\n" + Self.text
    #expect(!tree(of: page(rows) { $0 < 4 ? 3 : 2 }).contains("heading"))
  }

  @Test func boldWordsWithinATextMakeNoHeading() {
    var page = PageSketch(Self.text).page
    for index in page.words.indices { page.words[index].strokeWidth = index % 5 == 0 ? 3 : 2 }
    #expect(!tree(of: page).contains("heading"))
  }

  @Test func aNumberedLineInLargerTypeIsAHeadingHoweverClose() {
    let text = dump(
      Self.text + "\nB. The new bridge\n" + Self.text, enlarged: [4: 1.12])
    #expect(text.contains("heading 1 \"B. The new bridge\""))
  }

  @Test func smallCapitalsAreAsLargeAsTheirInitial() {
    var page = PageSketch("THANKS\n\n" + Self.text).page
    let box = page.words[0].box
    let low = PageRect(
      left: box.left, top: box.bottom - box.height * 0.76, right: box.right, bottom: box.bottom)
    page.words[0].symbols = "THANKS".enumerated().map { place, letter in
      RecognizedWord.Symbol(text: String(letter), box: place == 0 ? box : low, confidence: 0.9)
    }
    #expect(tree(of: page).hasPrefix("heading 1 \"THANKS\""))
  }

  @Test func capitalsAboveATableMakeAHeading() {
    let table = """
      Town        North       South      Total
      Aton        12          80         92
      Beham       14          81         95
      Cewick      15          82         97
      """
    let text = dump("VOTES\n\n" + table + "\n\n" + Self.text)
    #expect(text.hasPrefix("heading 1 \"VOTES\"\ntable"))
  }

  @Test(arguments: ["Temperature in summer", "(Lee and"])
  func labelsOfPicturesAndPiecesOfBracketsAreNoHeadings(line: String) {
    let text = dump(
      Self.text + "\n\n" + line + "\n\nFIG. 3. How warm it was over the year\n\n" + Self.text,
      enlarged: [5: 1.4])
    #expect(!text.contains("heading") && !text.contains("title"))
  }

  @Test func theEndOfASentenceIsNoneHoweverLargeItLooks() {
    let text = dump(Self.text + "\n\nof the feast.\n\n" + Self.text, enlarged: [5: 1.5])
    #expect(!text.contains("heading") && !text.contains("title"))
  }

  @Test func boldQuestionsAboveTheirAnswersAreHeadings() {
    let question = ["Why is the bridge closed?", "Who pays for the repair?", "When does it run?"]
    let answer = [
      "The council met on Monday and decided it would",
      "be repaired before the winter comes again.",
    ]
    let rows = question.flatMap { [$0] + answer + [""] }
    let text = tree(of: page(rows.joined(separator: "\n")) { $0 % 4 == 0 ? 3 : 2 })
    #expect(text.components(separatedBy: "heading").count == 4)
  }

  @Test func aQuotationInLargeTypeIsNoHeading() {
    let picture = """
      “Nobody could agree who should pay for the oil”

      """ + Self.text
    let large = PageSketch(picture, enlarged: [0: 1.5]).page
    #expect(!tree(of: large).contains("heading"))
    #expect(!tree(of: large).contains("title"))
  }
}
