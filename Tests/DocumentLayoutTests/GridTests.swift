import DocumentLayout
import DocumentModel
import TestSupport
import Testing

@Suite struct GridTests {
  @Test func gridsTellWhereCellsLieAndWhichWordsTheyHold() throws {
    let page = LawTests.pages[0]
    let layout = LayoutPipeline().layout(page)
    let grid = try #require(layout.grids.first)
    let cell = try #require(grid.cells.first { $0.rowRange == 1...1 && $0.columnRange == 0...0 })
    #expect(cell.words.map { page.words[$0].text } == ["Ann", "Lee"])
    #expect(cell.words.allSatisfy { cell.box.contains(page.words[$0].box) })
    #expect(grid.cells.count == 9)
    #expect(grid.evidence.source == .ruledGrid)
  }

  @Test func gridsOfASlantedPageLieWhereThePageIs() throws {
    let page = LawTests.pages[0].slanted(byDegrees: 0.5)
    let layout = LayoutPipeline().layout(page)
    let grid = try #require(layout.grids.first)
    for cell in grid.cells {
      for word in cell.words { #expect(cell.box.contains(page.words[word].box.center)) }
    }
  }

  @Test func tablesOfAnotherEngineAreTakenOver() {
    var page = PageSketch(
      """
      Name      Phone
      Ann Lee   555-0101

      The rest is text.
      """
    ).page
    func cell(_ row: Int, _ columns: ClosedRange<Int>, isHeader: Bool = false)
      -> ProvidedTable.Cell
    {
      ProvidedTable.Cell(
        rowRange: row...row, columnRange: columns, box: nil, isHeader: isHeader)
    }
    page.providedTables = [
      ProvidedTable(
        box: PageRect(left: 0, top: 0, right: 190, bottom: 48),
        cells: [cell(0, 0...0, isHeader: true), cell(0, 1...1), cell(1, 0...0), cell(1, 1...1)])
    ]
    #expect(
      tree(of: page) == """
        table 2×2
          cell 0,0 header "Name"
          cell 0,1 "Phone"
          cell 1,0 "Ann Lee"
          cell 1,1 "555-0101"
        paragraph "The rest is text."
        """)
  }

  @Test func brokenTablesOfAnotherEngineLoseNoWord() {
    var page = PageSketch("Name      Phone\nAnn Lee   555-0101").page
    page.providedTables = [
      ProvidedTable(
        box: PageRect(left: 0, top: 0, right: 190, bottom: 48),
        cells: [
          .init(rowRange: 0...3, columnRange: 0...2, box: nil),
          .init(rowRange: 1...1, columnRange: 1...1, box: nil),
          .init(rowRange: -2 ... -1, columnRange: 0...0, box: nil),
          .init(rowRange: 0...Int.max - 1, columnRange: 0...0, box: nil),
        ])
    ]
    let layout = LayoutPipeline().layout(page)
    #expect(leafWords(of: layout) == page.words.map(\.text).sorted())
    #expect(layout.observation.invariantViolations.isEmpty)
  }
}
