import DocumentLayout
import DocumentModel
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
}
