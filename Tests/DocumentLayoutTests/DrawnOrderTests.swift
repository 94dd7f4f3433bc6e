import DocumentLayout
import DocumentModel
import TestSupport
import Testing

/// The order of reading on pages of many layouts, drawn by chance, with exact truth.
@Suite struct DrawnOrderTests {
  /// The texts as found, lines joined by spaces.
  private func read(_ page: WordPage) -> [String] {
    LayoutPipeline().layout(page).observation.document.blocks.compactMap { block in
      if case .text(let text, _) = block {
        text.transcript.replacing("\n", with: " ")
      } else {
        nil
      }
    }
  }

  @Test(arguments: UInt64(1)...12)
  func threeColumnsBelowARunningHead(seed: UInt64) {
    var drawn = DrawnLayout(seed: seed)
    _ = drawn.set("Notes of the town 27", x: 100, top: 40, width: 1200, size: 0.8)
    for place in 0..<3 {
      _ = drawn.column(
        x: 100 + Double(place) * 400, top: 120, width: 350, paragraphs: [30, 24, 40, 28])
    }
    #expect(read(drawn.page(width: 1400, height: 1800)) == drawn.texts)
  }

  @Test(arguments: UInt64(1)...12)
  func aHeadingOverThreeColumns(seed: UInt64) {
    var drawn = DrawnLayout(seed: seed)
    _ = drawn.set(
      "The bridge over the river and what came of it", x: 100, top: 40, width: 1300, size: 1.8)
    for place in 0..<3 {
      _ = drawn.column(
        x: 100 + Double(place) * 400, top: 140, width: 350, paragraphs: [20 + Int(seed), 24, 40])
    }
    #expect(read(drawn.page(width: 1400, height: 1800)) == drawn.texts)
  }

  @Test(arguments: UInt64(1)...12)
  func aSidebarStaysApart(seed: UInt64) {
    var drawn = DrawnLayout(seed: seed)
    _ = drawn.column(x: 100, top: 100, width: 800, paragraphs: [60, 80, 50, 70])
    _ = drawn.column(x: 960, top: 148, width: 260, paragraphs: [14, 18], size: 0.85)
    #expect(read(drawn.page(width: 1300, height: 1500)) == drawn.texts)
  }

  @Test(arguments: UInt64(1)...12)
  func aSidebarAtTheLeftStaysApart(seed: UInt64) {
    var drawn = DrawnLayout(seed: seed)
    _ = drawn.column(x: 80, top: 148, width: 260, paragraphs: [14, 18], size: 0.85)
    _ = drawn.column(x: 400, top: 100, width: 800, paragraphs: [60, 80, 50, 70])
    #expect(read(drawn.page(width: 1300, height: 1500)) == drawn.texts)
  }

  @Test(arguments: UInt64(1)...12)
  func notesComeAfterBothColumns(seed: UInt64) {
    var drawn = DrawnLayout(seed: seed)
    let left = drawn.column(x: 100, top: 100, width: 500, paragraphs: [60, 40, 50])
    let right = drawn.column(x: 660, top: 100, width: 500, paragraphs: [50, 60, 45])
    drawn.rules.append(
      RulingLine(axis: .horizontal, span: Interval(100, 260), position: left + 6, thickness: 2))
    _ = drawn.set(
      "1 As the papers of that year tell of it in many words and pictures", x: 100, top: left + 14,
      width: 500, size: 0.8)
    drawn.rules.append(
      RulingLine(axis: .horizontal, span: Interval(660, 820), position: right + 6, thickness: 2))
    _ = drawn.set("2 By hand and for bread", x: 660, top: right + 14, width: 500, size: 0.8)
    let page = drawn.page(width: 1260, height: 1500)
    #expect(read(page) == drawn.texts)
    let notes = LayoutPipeline().layout(page).observation.document.blocks.filter { block in
      if case .text(_, .footnote) = block { true } else { false }
    }
    #expect(notes.count == 2)
  }

  @Test(arguments: UInt64(1)...12)
  func twoColumnsFromTheRight(seed: UInt64) {
    var drawn = DrawnLayout(seed: seed)
    let letters = Array("אבגדהוזחטיכלמנסעפצקרשת")
    for place in 0..<2 {
      _ = drawn.column(
        x: 100 + Double(place) * 600, top: 100, width: 540, paragraphs: [40, 30, 50],
        alphabet: letters)
    }
    #expect(read(drawn.page(width: 1340, height: 1500, isMirrored: true)) == drawn.texts)
  }
}
