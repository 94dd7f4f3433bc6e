import DocumentLayout
import DocumentVision
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ExplanationTests {
  /// A grid of two rows and columns on a picture twice as large as the upright page.
  private var page: WordPage {
    func word(_ text: String, _ x: Double, _ y: Double) -> RecognizedWord {
      RecognizedWord(
        text: text,
        box: PageRect(left: x, top: y, right: x + Double(text.count) * 10, bottom: y + 16),
        confidence: 0.9)
    }
    let rules = [20.0, 60, 100].flatMap { place in
      [
        RulingLine(axis: .horizontal, span: Interval(20, 260), position: place, thickness: 2),
        RulingLine(
          axis: .vertical, span: Interval(20, 100), position: 20 + (place - 20) * 3, thickness: 2),
      ]
    }
    return WordPage(
      size: PageSize(width: 300, height: 200), displayedSize: PageSize(width: 600, height: 400),
      transform: .homography(Homography(affine: 2, 0, 0, 0, 2, 0)),
      words: [
        word("Name", 40, 32), word("Rooms & <more>", 160, 32), word("Ann", 40, 72),
        word("12", 160, 72),
      ], rulingLines: rules, fills: [Fill(box: rules[0].box, lightness: 0.8)])
  }

  @Test func theObservationIsTheUsualOne() {
    let explanation = explainDocument(from: page)
    #expect(explanation.observation == understandDocument(from: page))
    #expect(explanation.page == page)
    #expect(explanation.trace.decisions.contains { $0.subject == .table })
  }

  @Test func textAndJSONTellPlacesInTheDisplayedImage() throws {
    let explanation = explainDocument(from: page)
    #expect(explanation.description.hasPrefix("page 1, 600×400: 4 words, 3 horizontal and 3 vert"))
    #expect(explanation.description.contains("accepted table at 40,40–520,200: "))
    #expect(explanation.json.contains("\"outcome\" : \"accepted\""))
    let data = try JSONEncoder().encode(explanation)
    #expect(try JSONDecoder().decode(DocumentExplanation.self, from: data) == explanation)
  }

  @Test func svgIsWellFormedAndHoldsTheLayersInOrder() {
    let layers = Set(OverlayLayer.allCases)
    let svg = explainDocument(from: page).svgOverlay(
      over: .linked("a&b.png"), layers: layers)
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    let groups = svg.matches(of: #/<g id="(\w+)"/#).map { String($0.1) }
    #expect(groups == OverlayLayer.allCases.map(\.rawValue))
    #expect(svg.contains("href=\"a&amp;b.png\" width=\"600\" height=\"400\""))
    #expect(svg.contains("<title>Rooms &amp; &lt;more&gt;</title>"))
    #expect(svg.contains("<title>fill</title>"))
  }

  @Test func layersNotAskedForAreLeftOut() {
    let explanation = explainDocument(from: page)
    let cells = explanation.svgOverlay(layers: [.cells])
    #expect(!cells.contains("<image") && !cells.contains("id=\"lines\""))
    #expect(cells.matches(of: #/<polygon/#).count == 4)
    #expect(
      explanation.observation.svgOverlay(layers: [.rules]).matches(of: #/<polygon/#).isEmpty)
  }
}
