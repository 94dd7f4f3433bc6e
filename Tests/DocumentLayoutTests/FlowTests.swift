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
        On Monday the water rose    that nobody could cross
        and took the old bridge     it for a whole month.
        with all it carried, so     Then we built a new one.
        """) == """
          paragraph "On Monday the water rose\\nand took the old bridge\\nwith all it carried, so\\nthat nobody could cross\\nit for a whole month.\\nThen we built a new one."
          """)
  }

  @Test func aWholeSentenceEndsAtTheEndOfAColumn() {
    let text = dump(
      """
      On Monday the water rose    Nobody was able to cross
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

  @Test func anItemGoesOnInAColumnThatHoldsNothingElse() {
    let text = dump(
      """
      What all have to bring along      all of the wet path up
      on that day in the month of       to the mill and down to
      May, whatever the weather is:     the village in the end
      • food for all the long day
        and some water to drink in
        a can that does not break
      • boots that are of use for
      """, drawsRules: false)
    #expect(
      text.hasSuffix(
        "are of use for\\nall of the wet path up\\nto the mill and down to\\nthe village in the end\""
      ))
  }

  @Test func aCaptionBetweenColumnsIsReadAfterThem() {
    #expect(
      dump(
        """
        On Monday the water rose very hard      when the water fell again on
        and took away the old stone gate of     the next day, and at once the
        the town, though all had come at once   men and women of the place began
        to save what they could, and all the    to look for stones that could be
        sheds and cellars down by the harbour   used once more, and they found
        the most. At once a             seen from    so many that they came
        new one was made by             the old      up the road on carts
        all who could come,             town hall    and sledges for a week
        by hand and over one whole summer at    and were put up at the end of
        a cost that no one had thought could    the stone road, where all who
        be borne by so small a town as that,    came to the town could see the
        but hands were many and hearts full,    new gate and read the names of
        so that all was done before the snow    those who had made and set it
        """
      ).hasSuffix("paragraph \"seen from\\nthe old\\ntown hall\""))
  }
}
