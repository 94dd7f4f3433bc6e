import DocumentLayout
import DocumentModel
import TestSupport

/// The tree dump of a drawn page, without the page's own line.
func dump(_ picture: String, enlarged: [Int: Double] = [:], drawsRules: Bool = true) -> String {
  tree(of: PageSketch(picture, enlarged: enlarged, drawsRules: drawsRules).page)
}

/// The tree dump of a page, without the page's own line and the first indent.
func tree(of page: WordPage) -> String {
  let lines = LayoutPipeline().layout(page).observation.treeDump.split(separator: "\n")
  return lines.dropFirst().map { $0.dropFirst(2) }.joined(separator: "\n")
}

/// The words of all leaves of a page's tree, sorted.
func leafWords(of layout: PageLayout) -> [String] {
  var collector = LeafWords()
  collector.walk(layout.observation)
  return collector.words.sorted()
}

private struct LeafWords: DocumentWalker {
  var words: [String] = []

  mutating func visit(
    _ text: DocumentObservation.Container.Text, role: DocumentObservation.TextRole
  ) {
    words += split(text)
  }

  mutating func visit(_ item: DocumentObservation.Container.List.Item) {
    if let marker = item.marker { words += split(marker) }
    visit(item.content)
  }

  private func split(_ text: DocumentObservation.Container.Text) -> [String] {
    text.transcript.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
