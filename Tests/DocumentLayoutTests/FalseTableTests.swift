import DocumentLayout
import DocumentModel
import TestSupport
import Testing

/// What looks like a table and is none, with the evidence that says so.
@Suite struct FalseTableTests {
  @Test func aScaleUnderNumbersIsAChart() {
    expectRefusal(
      .chart,
      """
            41        47        45
            30        38        35
          1990      1995      2000
      """)
  }

  @Test func aScaleBesideLittleTextIsAChart() {
    expectRefusal(
      .chart,
      """
      500     North                      0.9
      400             South              0.8
      300                     Mid        0.7
      200                     West       0.6
      100                                0.5
      """)
  }

  @Test func yearsThatHeadOrKeyFullRowsAreNoScale() {
    #expect(
      dump(
        """
        Town         1990      1995      2000
        Oakham       41        47        45
        Ashford      30        38        35
        """
      ).hasPrefix("table 3×4"))
    #expect(
      dump(
        """
        Year         North     South     West
        1990         41        47        45
        1995         30        38        35
        2000         31        33        36
        """
      ).hasPrefix("table 4×4"))
  }

  @Test func boxesThatMakeNoGridAreADiagram() {
    expectRefusal(
      .diagram,
      """
      +-----------+     +-----------+
      | Town tax  +-----+ Towns     |
      +-----+-----+     +-----+-----+
            |                 |
      +-----+-----+           |
      | State     |           |
      +-----+-----+           |
            |                 |
            +--------+--------+
                     | Board  |
                     +--------+
      """)
  }

  @Test func piecesThatDontLineUpAreNoTable() {
    expectRefusal(
      .notAligned,
      """
      Estimated     Losses             Homes
      Liability            Of              Banks
      Households        And         Ours
      """)
  }

  @Test func aFewScatteredLabelsAreNoTable() {
    let layout = LayoutPipeline().layout(
      PageSketch(
        """
        North              South          West
        East                              Mid
        """
      ).page)
    #expect(layout.observation.document.tables.isEmpty)
  }

  @Test func oneRowOfBoxesIsNoTable() {
    expectRefusal(
      .tooSmall,
      """
      +--------+--------+--------+
      | Home   | News   | About  |
      +--------+--------+--------+
      """)
  }

  private func expectRefusal(
    _ objection: TableVerdict.Objection, _ picture: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let layout = LayoutPipeline().layout(PageSketch(picture).page)
    #expect(layout.observation.document.tables.isEmpty, sourceLocation: sourceLocation)
    #expect(
      layout.trace.tables.map(\.verdict).contains(.refused(objection)),
      sourceLocation: sourceLocation)
  }
}
