import DocumentLayout
import DocumentModel
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

  @Test func theEndOfASentenceIsNoneHoweverLargeItLooks() {
    let text = dump(Self.text + "\n\nof the feast.\n\n" + Self.text, enlarged: [5: 1.5])
    #expect(!text.contains("heading") && !text.contains("title"))
  }
}
