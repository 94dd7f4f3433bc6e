import DocumentLayout
import DocumentModel
import TestSupport
import Testing

/// What goes on over the ends of columns, and what doesn't.
@Suite struct FlowTests {
  @Test func aParagraphGoesOnInTheNextColumn() {
    #expect(
      dump(
        """
        In spring the river rose    that nobody could cross
        and took the old bridge     it for a whole month.
        with all it carried, so     Then a new one was built.
        """) == """
          paragraph "In spring the river rose\\nand took the old bridge\\nwith all it carried, so\\nthat nobody could cross\\nit for a whole month."
          paragraph "Then a new one was built."
          """)
  }

  @Test func aWholeSentenceEndsAtTheEndOfAColumn() {
    let text = dump(
      """
      In spring the river rose    Nobody was able to cross
      and took the old bridge     it for a whole month, so
      with all that was on it.    that a new one was built.
      """)
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test func aListGoesOnInTheNextColumnAtItsLevels() {
    #expect(
      dump(
        """
        What everyone has to bring  • a pair of warm gloves and
        along on that day in May:     a hat against the rain
        • food for the whole day      – not too small a one
          and water to drink          – not too large a one
        • boots for the wet path    • a map of all the valley
        """, drawsRules: false) == """
          paragraph "What everyone has to bring\\nalong on that day in May:"
          list
            item bullet "•"
              paragraph "food for the whole day\\nand water to drink"
            item bullet "•"
              paragraph "boots for the wet path"
            item bullet "•"
              paragraph "a pair of warm gloves and\\na hat against the rain"
              list
                item hyphen "–"
                  paragraph "not too small a one"
                item hyphen "–"
                  paragraph "not too large a one"
            item bullet "•"
              paragraph "a map of all the valley"
          """)
  }

  @Test func aCaptionBetweenColumnsIsReadAfterThem() {
    #expect(
      dump(
        """
        In spring the river rose very high    when the water fell again in
        and took away the old stone bridge    June, and it was built by the
        of the village. It      The new         people, who gave their
        was rebuilt at once     bridge          time and wood and iron
        by all the people in the valley,      and all that they could spare
        by hand and in one single summer      from their own work at home.
        """) == """
          paragraph "In spring the river rose very high\\nand took away the old stone bridge\\nof the village. It\\nwas rebuilt at once\\nby all the people in the valley,\\nby hand and in one single summer\\nwhen the water fell again in\\nJune, and it was built by the"
          paragraph "people, who gave their\\ntime and wood and iron"
          paragraph "and all that they could spare\\nfrom their own work at home."
          paragraph "The new\\nbridge"
          """)
  }
}
