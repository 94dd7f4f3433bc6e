import DocumentLayout
import DocumentModel
import Foundation
import TestSupport
import Testing

/// Paragraphs, lists and columns of text from right to left, drawn as a mirror shows them.
@Suite struct RightToLeftTests {
  private func mirrored(_ picture: String) -> WordPage {
    var page = PageSketch(picture, drawsRules: false).page
    let width = Double(page.size.width)
    for index in page.words.indices {
      page.words[index].box = PageRect(
        x: page.words[index].box.x.mapped(scale: -1, offset: width), y: page.words[index].box.y)
    }
    return page
  }

  @Test func paragraphsAreToldByIndentsAndShortLastLinesAtTheOtherEdge() {
    #expect(
      tree(
        of: mirrored(
          """
            ביום שני עלו המים מעל הגשר
          הישן וסחפו את כל מה שנשאו
          במורד העמק
            איש לא יכול היה לעבור חודש
          שלם עד שנבנה הגשר החדש של
          העיר
          """)) == """
          paragraph "ביום שני עלו המים מעל הגשר\\nהישן וסחפו את כל מה שנשאו\\nבמורד העמק"
          paragraph "איש לא יכול היה לעבור חודש\\nשלם עד שנבנה הגשר החדש של\\nהעיר"
          """)
  }

  @Test func markersStandAtTheRight() {
    #expect(
      tree(
        of: mirrored(
          """
          • תפוחים מן הדרום
          • אגסים
            – קטנים
            – גדולים
          • לחם
          """)) == """
          list
            item bullet "•"
              paragraph "תפוחים מן הדרום"
            item bullet "•"
              paragraph "אגסים"
              list
                item hyphen "–"
                  paragraph "קטנים"
                item hyphen "–"
                  paragraph "גדולים"
            item bullet "•"
              paragraph "לחם"
          """)
  }

  @Test func aParagraphGoesOnInTheColumnToTheLeft() {
    let text = tree(
      of: mirrored(
        """
        ביום שני עלו המים מעל      שאיש לא יכול היה לעבור
        הגשר הישן וסחפו את כל      בו חודש שלם עד שנבנה
        מה שנשאו במורד העמק כך      הגשר החדש של העיר
        """))
    #expect(text.hasPrefix("paragraph \"ביום שני עלו המים מעל\\n"))
    #expect(text.contains("העמק כך\\nשאיש לא"))
  }

  /// English words stand in the picture in the order in which a mirror shows them.
  private let twoLanguages = """
    הוועדה התכנסה ביום שני בערב       rise the saw who people Most
    והחליטה לתקן את הדרך              old the from water the of
    לפני החורף.                       that ago long wrote bridge
                                      but winter in repaired was it
    all it of wrote they what And     there near lived who others
    itself meeting the of true is     those from it of heard had
    bridge the on place took that     across. went who
    May. in
    """

  @Test func aPageThatBeginsAtTheRightDoesSoWhateverItsLanguages() {
    let text = tree(of: mirrored(twoLanguages))
    let first = text.range(of: "And what they wrote")
    let second = text.range(of: "Most people who saw")
    #expect(first != nil && second != nil)
    if let first, let second { #expect(first.lowerBound < second.lowerBound) }
  }

  @Test func aQuotationOnAPageThatBeginsAtTheLeftTurnsNothingRound() {
    let text = tree(
      of: PageSketch(
        """
        Most people who saw the rise      And what they wrote of it is
        of the water from the bridge      true of all that took place on
        wrote that it was cold.           the old bridge in winter.

        שני ביום התכנסה הוועדה           but others had heard of it from
        הדרך את לתקן                      those who still lived there.
        """, drawsRules: false
      ).page)
    let first = text.range(of: "Most people who saw")
    let second = text.range(of: "And what they wrote")
    #expect(first != nil && second != nil)
    if let first, let second { #expect(first.lowerBound < second.lowerBound) }
  }

  @Test func aLineOfNamesRunsAsItsParagraphDoes() {
    let text = tree(
      of: mirrored(
        """
        הוועדה התכנסה ביום שני והחליטה לתקן את
        installer-debian על שרת Apache Foundation Software
        הדרך לפני החורף.
        """))
    #expect(text.contains("installer-debian על שרת Software Foundation Apache"))
  }
}
