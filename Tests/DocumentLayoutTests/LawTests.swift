import DocumentLayout
import DocumentModel
import Foundation
import TestSupport
import Testing

/// What must hold for every page.
@Suite struct LawTests {
  static let pages: [WordPage] = [
    PageSketch(
      """
      Sign-up for the choir

      +-------------+----------------+-----------+
      | Name        | Email          | Phone     |
      +-------------+----------------+-----------+
      | Ann Lee     | ann@site.net   | 555-0101  |
      +-------------+----------------+-----------+
      | Bob Roe     |                | 555-0102  |
      +-------------+----------------+-----------+

      - bring your own lunch and
        a warm coat
      - be there at nine
      """, enlarged: [0: 1.8]
    ).page,
    PageSketch(
      """
      Notes on the repair of the old road in winter

      The committee met on      approved the plan for
      Monday and decided        next year. The work is
      that the old road         to begin in spring and
      would be repaired         to end before the first
      before winter comes.      snow falls on the hills.

      Town        North       South      Total
      Aton        12          80         92
      Beham       14          81         95
      Cewick      15          82         97
      """
    ).page,
    PageSketch(
      """
                    2019              2020
                Rent    Heat      Rent    Heat
      North     100     20        110     21
      South     200     30        210     31
      West      300     40        310     41
      """
    ).page,
    formPage(
      """
      Application for a garden plot

      Name:  ~~~~~~~~~~~~~~~~~     Date:  ~~~~~~~~~~~~~

      Gender  ¤ male  ¥ female     [ ] old member

      Please bring:
      ¤ tea and cups
      ¥ cake
      ¤ plates
      """),
  ]

  @Test(arguments: pages.indices, [0.5, 2, 3.7])
  func scalingKeepsTheTree(number: Int, factor: Double) {
    let page = Self.pages[number]
    #expect(tree(of: page.scaled(by: factor)) == tree(of: page))
  }

  @Test(arguments: pages.indices)
  func movingKeepsTheTree(number: Int) {
    let page = Self.pages[number]
    #expect(tree(of: page.moved(x: 311, y: 97)) == tree(of: page))
  }

  @Test(arguments: pages.indices, [1, 2, 3])
  func shufflingKeepsTheTree(number: Int, seed: UInt64) {
    let page = Self.pages[number]
    #expect(tree(of: page.shuffled(seed: seed)) == tree(of: page))
  }

  @Test(arguments: pages.indices, [-0.5, 0.3, 0.5])
  func aSlightSlantKeepsTheTree(number: Int, degrees: Double) {
    let page = Self.pages[number]
    #expect(tree(of: page.slanted(byDegrees: degrees)) == tree(of: page))
  }

  @Test(arguments: pages.indices)
  func wordsInAreWordsOut(number: Int) {
    let page = Self.pages[number]
    let layout = LayoutPipeline().layout(page)
    #expect(leafWords(of: layout) == page.words.map(\.text).sorted())
    #expect(layout.observation.invariantViolations.isEmpty)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func wordsAtRandomAreAllKept(seed: UInt64) {
    let page = RandomPages.page(seed: seed, words: 300, rules: 40)
    let layout = LayoutPipeline().layout(page)
    #expect(leafWords(of: layout) == page.words.map(\.text).sorted())
    #expect(layout.observation.invariantViolations.isEmpty)
    #expect(layout.grids.count == layout.observation.document.tables.count)
  }

  @Test func equalPagesGiveEqualObservations() {
    let page = Self.pages[0]
    let (first, second) = (LayoutPipeline().layout(page), LayoutPipeline().layout(page))
    #expect(first == second)
    #expect(first.observation.uuid == second.observation.uuid)
  }
}

/// Pages of words and rules at random.
enum RandomPages {
  static func page(seed: UInt64, words: Int, rules: Int) -> WordPage {
    var generator = SeededRandom(seed: seed)
    let made = (0..<words).map { number in
      let (left, top) = (
        Double.random(in: 0...1000, using: &generator),
        Double.random(in: 0...1400, using: &generator).rounded(.down)
      )
      return RecognizedWord(
        text: "w\(number)",
        box: PageRect(
          left: left, top: top, right: left + Double.random(in: 5...120, using: &generator),
          bottom: top + Double.random(in: 8...30, using: &generator)),
        confidence: 0.5)
    }
    let lines = (0..<rules).map { _ in
      let start = Double.random(in: 0...800, using: &generator)
      return RulingLine(
        axis: Bool.random(using: &generator) ? .horizontal : .vertical,
        span: Interval(start, start + Double.random(in: 50...600, using: &generator)),
        position: Double.random(in: 0...1200, using: &generator), thickness: 2)
    }
    return WordPage(size: PageSize(width: 1100, height: 1500), words: made, rulingLines: lines)
  }
}
