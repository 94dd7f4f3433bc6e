import DocumentLayout
import DocumentModel
import TestSupport
import Testing

/// Charts of several kinds, none of which is a table.
@Suite struct ChartTests {
  @Test func numbersAlongAnUprightAxisMakeAChart() {
    expectChart(
      """
      40 |    41        38        35
         |
      30 |    North     South     West
         |
      20 |    12        14        19
         +-----------------------------
      """)
  }

  @Test func numbersAlongTheRightAxisMakeAChart() {
    expectChart(
      """
        Costs     41        38        35    |  0.8
                                            |
        Income    30        33        31    |  0.6
                                            |
        Taxes     12        14        19    |  0.4
      --------------------------------------+
      """)
  }

  @Test func numbersBelowTheLevelAxisMakeAChart() {
    expectChart(
      """
        | North      41      12       33
        |
        | South      30      11       31
        |
        | West       18      17       30
        +-----------------------------------
          0          20      40       60
      """)
  }

  @Test func barsWithTheirValuesAreNoTable() {
    let text = dump(
      """
      North   |                    41
              |
      South   |             30
              |
      West    |      18
              +------------------------
              0       20       40
      """)
    #expect(!text.contains("table"))
  }

  @Test func labelsRoundAPieAreNoTable() {
    let text = dump(
      """
                 North 41%
      West 12%                   South 30%

           Mid 17%
      """)
    #expect(!text.contains("table"))
  }

  @Test func keysBesideTheFrameOfAGridAreNoScale() {
    let text = dump(
      """
           +---------+---------+
      1990 | 41      | 12      |
           +---------+---------+
      1995 | 30      | 11      |
           +---------+---------+
      2000 | 18      | 17      |
           +---------+---------+
      """)
    #expect(text.hasPrefix("table 3×3"))
  }

  @Test func aTableAboveAChartStaysOne() {
    let text = dump(
      """
      Town      1990      1995
      Oakham    41        47
      Ashford   30        38
      Milton    12        19



      40 |    Towns by year
         |
      30 |    North     South
         |
      20 |    12        14
         +-----------------------
      """)
    #expect(text.hasPrefix("table 4×3"))
    #expect(!text.dropFirst().contains("table"))
  }

  private func expectChart(
    _ picture: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let layout = LayoutPipeline().layout(PageSketch(picture).page)
    #expect(layout.observation.document.tables.isEmpty, sourceLocation: sourceLocation)
    #expect(
      layout.trace.tables.map(\.verdict).contains(.refused(.chart)), sourceLocation: sourceLocation)
  }
}
