@testable import DocumentLayout
import DocumentModel
import TestSupport
import Testing

/// No input makes layout trap or lose words.
@Suite struct OddInputTests {
  @Test func anEmptyPageIsAnEmptyContainer() {
    let layout = LayoutPipeline().layout(
      WordPage(size: PageSize(width: 100, height: 100), words: []))
    #expect(layout.observation.document.blocks.isEmpty)
    #expect(layout.grids.isEmpty)
    #expect(layout.trace.unsure.isEmpty)
  }

  @Test func oneWordIsOneParagraph() {
    #expect(dump("Hello") == "paragraph \"Hello\"")
  }

  @Test func blankWordsAreNoWords() {
    var page = PageSketch("Hello there").page
    page.words[1].text = " \n"
    #expect(tree(of: page) == "paragraph \"Hello\"")
  }

  @Test(arguments: [0, -5, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude])
  func coordinatesOfAnyKindAreTaken(_ value: Double) {
    var page = LawTests.pages[0]
    for index in page.words.indices where index % 3 == 0 {
      let box = page.words[index].box
      page.words[index].box = PageRect(
        left: box.left, top: value, right: index % 2 == 0 ? value : box.right, bottom: value)
    }
    page.rulingLines.append(
      RulingLine(axis: .horizontal, span: Interval(value, 3), position: value, thickness: value))
    page.rulingLines.append(
      RulingLine(axis: .vertical, span: Interval(value, -value), position: 40, thickness: 1))
    page.fills = [
      Fill(box: PageRect(left: value, top: 0, right: 9, bottom: value), lightness: value)
    ]
    page.leaders = [Leader(box: PageRect(left: value, top: value, right: value, bottom: value))]
    let layout = LayoutPipeline().layout(page)
    #expect(leafWords(of: layout) == page.words.map(\.text).sorted())
  }

  @Test func zeroSizedBoxesAreTaken() {
    let words = (0..<50).map { number in
      RecognizedWord(
        text: "w\(number)", box: PageRect(left: 5, top: 5, right: 5, bottom: 5), confidence: .nan)
    }
    let layout = LayoutPipeline().layout(
      WordPage(size: PageSize(width: 1, height: 1), words: words))
    #expect(leafWords(of: layout) == words.map(\.text).sorted())
    #expect(layout.observation.invariantViolations.isEmpty)
  }

  @Test func equalWordsInOnePlaceAreAllKept() {
    let word = RecognizedWord(
      text: "same", box: PageRect(left: 10, top: 10, right: 60, bottom: 30), confidence: 1)
    let layout = LayoutPipeline().layout(
      WordPage(
        size: PageSize(width: 100, height: 100), words: Array(repeating: word, count: 5000)))
    #expect(leafWords(of: layout).count == 5000)
  }

  /// The comparisons for each word are bounded, however many words share a place.
  @Test(arguments: [500, 5000, 20_000])
  func linkingAsksABoundedNumberOfTimes(count: Int) {
    let linking = ChainLinking(bandHeight: 10, mostBands: 4, mostEnds: 12)
    let boxes = (0..<count).map { _ in PageRect(left: 0, top: 0, right: 10, bottom: 40) }
    var asked = 0
    let chains = linking.chains(of: boxes) { _, _ in
      asked += 1
      return nil
    }
    #expect(chains.count == count)
    #expect(asked <= count * 5 * 12)
  }

  @Test func smallTextIsLeftOutOnlyWhereAsked() {
    let page = LawTests.pages[0]
    let layout = LayoutPipeline(options: LayoutOptions(minimumTextHeightFraction: 0.06))
      .layout(page)
    #expect(layout.observation.document.text.transcript == "Sign-up for the choir")
    #expect(layout.observation.wordsBelowMinimumHeight.count == page.words.count - 4)
  }
}
