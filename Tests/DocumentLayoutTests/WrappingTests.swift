import DocumentLayout
import DocumentModel
import TestSupport
import Testing

/// Whether the text of a line goes on in the next one.
@Suite struct WrappingTests {
  private func wraps(_ picture: String, drawsRules: Bool = true) -> [Bool?] {
    LayoutPipeline().layout(PageSketch(picture, drawsRules: drawsRules).page)
      .observation.document.text.lines.map(\.shouldWrapToNextLine)
  }

  @Test func linesOfAParagraphGoOnButForTheLast() {
    #expect(
      wraps(
        """
        On Monday the water rose over the old
        bridge and took all that it carried
        down the valley.

        Nobody could cross it for a month.
        """) == [true, true, false, false])
  }

  @Test func linesOfAnAddressDont() {
    #expect(
      wraps(
        """
        Whoever wants to come may write to all of us here:

        Anna Muster
        5 Mill Lane
        Aton
        """) == [false, false, false, false])
  }

  @Test func linesOfItemsGoOnWithinTheItem() {
    #expect(
      wraps(
        """
        • food for the whole day of the walk
          and water to drink
        • boots
        """, drawsRules: false) == [true, false, false])
  }

  @Test func linesOfCellsGoOnWithinTheCell() {
    let tables = LayoutPipeline().layout(
      PageSketch(
        """
        +-------------------+---------+
        | Boots for the wet | two     |
        | path up the hill  |         |
        +-------------------+---------+
        | Gloves            | one     |
        +-------------------+---------+
        """
      ).page
    ).observation.document.tables
    let first = tables.first?.cell(row: 0, col: 0)?.content.text.lines
    #expect(first?.map(\.shouldWrapToNextLine) == [true, false])
    let last = tables.first?.cell(row: 1, col: 0)?.content.text.lines
    #expect(last?.map(\.shouldWrapToNextLine) == [false])
  }

  @Test func aParagraphGoesOnAtTheEndOfAColumn() {
    #expect(
      wraps(
        """
        On Monday the water rose    that nobody could cross
        and took the old bridge     it for a whole month.
        with all it carried, so     Then we built a new one.
        """) == [true, true, true, true, true, false])
  }
}
