import DocumentModel
import Testing

@testable import DocumentLayout

@Suite struct DrawnGridTests {
  private func page(
    horizontal: [(Double, ClosedRange<Double>)], vertical: [(Double, ClosedRange<Double>)]
  ) -> WordPage {
    func rule(_ axis: Axis, _ position: Double, _ span: ClosedRange<Double>) -> RulingLine {
      RulingLine(
        axis: axis, span: Interval(span.lowerBound, span.upperBound), position: position,
        thickness: 2)
    }
    return WordPage(
      size: PageSize(width: 800, height: 600), words: [],
      rulingLines: horizontal.map { rule(.horizontal, $0.0, $0.1) }
        + vertical.map { rule(.vertical, $0.0, $0.1) })
  }

  @Test func crossingRulesAreAGridWithoutAnyWord() throws {
    let page = page(
      horizontal: [100, 140, 180, 220].map { ($0, 50...650) },
      vertical: [50, 250, 450, 650].map { ($0, 100...220) })
    let grid = try #require(DrawnGridSearch().grids(on: page, textHeight: 12).first)
    #expect(grid.box == PageRect(left: 50, top: 100, right: 650, bottom: 220))
    #expect(grid.cells.count == 9)
    #expect(grid.cells.first == PageRect(left: 50, top: 100, right: 250, bottom: 140))
  }

  @Test func aMissingPieceMakesOneCellOfTwo() throws {
    let page = page(
      horizontal: [100, 140, 180, 220].map { ($0, 50...650) },
      vertical: [(50, 100...220), (250, 140...220), (450, 100...220), (650, 100...220)])
    let grid = try #require(DrawnGridSearch().grids(on: page, textHeight: 12).first)
    #expect(grid.cells.count == 8)
    #expect(grid.cells.contains(PageRect(left: 50, top: 100, right: 450, bottom: 140)))
  }

  @Test func framesAndStacksAreNoGrids() {
    let frame = page(
      horizontal: [100, 400].map { ($0, 50...650) }, vertical: [50, 650].map { ($0, 100...400) })
    #expect(DrawnGridSearch().grids(on: frame, textHeight: 12).isEmpty)
    let stack = page(horizontal: [100, 140, 180].map { ($0, 50...650) }, vertical: [])
    #expect(DrawnGridSearch().grids(on: stack, textHeight: 12).isEmpty)
  }

  @Test(arguments: [0, -3, .nan, .infinity])
  func withoutATextHeightThereAreNone(_ height: Double) {
    let page = page(
      horizontal: [100, 140, 180].map { ($0, 50...650) },
      vertical: [50, 250, 650].map { ($0, 100...180) })
    #expect(DrawnGridSearch().grids(on: page, textHeight: height).isEmpty)
  }
}
