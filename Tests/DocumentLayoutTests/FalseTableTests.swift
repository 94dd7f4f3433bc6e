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

  @Test func justifiedLinesThatHappenToLineUpAreProse() {
    expectRefusal(
      .prose,
      """
      Losses    on    the    basis    of    homes
      Values    in    two    towns    at    times
      """)
  }

  @Test func shortJustifiedLinesAreProseThoughTheyEndAtOneEdge() {
    expectRefusal(
      .prose,
      """
      warmth in winter          and
      shelter comes            from
      planting hedges        around
      gardens that              lie
      exposed to wind         which
      otherwise would           dry
      seedlings before         they
      take root and            grow
      """)
  }

  @Test func proseWithSpecksBesideItIsProse() {
    let specks = """
      the old town did not touch them at       H        :
      large and the new one by the river       m        /
      was not touched by the years either      n        ;
      """
    #expect(LayoutPipeline().layout(PageSketch(specks).page).observation.document.tables.isEmpty)
  }

  @Test func signsAloneMakeNoColumn() {
    expectRefusal(
      .sparse,
      """
      -------------------------------
      Add footer pages             |!
      -------------------------------
      Add header pages             |!
      -------------------------------
      """)
  }

  @Test func notesBelowATableAreNoTable() {
    let notes = """
      Note:     Towns with no club
      NB:       Years end in May
      Source:   Yearly reports of both
      """
    #expect(LayoutPipeline().layout(PageSketch(notes).page).observation.document.tables.isEmpty)
    let keys = """
      Club:     Towns with no club
      Year:     Years end in May
      Report:   Yearly papers of both
      """
    #expect(LayoutPipeline().layout(PageSketch(keys).page).observation.document.tables.count == 1)
  }

  @Test func twoRulesThatCrossAreADrawing() {
    let text = dump(
      """
      M        |
               |    T
      ---------+-----------
         c     |
               |        x
      """)
    #expect(!text.contains("table"))
  }

  @Test func textsOverColumnsBelowOthersAreNoRow() {
    let text = dump(
      """
      --------------------------------------------
      12        29                  11        17
      --------------------------------------------
      Excellenttoall                Satisfactoryto
      --------------------------------------------
      """)
    #expect(!text.contains("table"))
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
