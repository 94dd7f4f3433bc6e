import DocumentLayout
import DocumentModel
import TestSupport
import Testing

/// Program text is told by symbols that stand equally far apart.
@Suite struct CodeTests {
  private static let text = """
    The settings are read when the service starts, and they
    are read again when it gets a signal from the outside.
    """
  private static let code = """
    listen 8080
    workers 4

    log on
    """

  /// The page with symbols: in even steps in the given rows, in the steps of book type elsewhere.
  private func page(_ picture: String, evenRows: Set<Int>) -> WordPage {
    var page = PageSketch(picture, drawsRules: false).page
    for index in page.words.indices {
      let box = page.words[index].box
      let row = Int(box.y.center / 24)
      let texts = page.words[index].text.map(String.init)
      var left = box.left
      page.words[index].symbols = texts.map { text in
        let narrow = "ijlrtf.,:;I'".contains(text)
        let width = evenRows.contains(row) ? 10.0 : narrow ? 4 : "mwMW".contains(text) ? 16 : 11
        defer { left += width }
        return RecognizedWord.Symbol(
          text: text,
          box: PageRect(left: left, top: box.top, right: left + width - 1, bottom: box.bottom),
          confidence: 0.9)
      }
    }
    return page
  }

  @Test func linesOfOnePitchAreCodeWithTheirBlankLines() {
    let picture = Self.text + "\n\n" + Self.code + "\n\n" + Self.text
    #expect(
      tree(of: page(picture, evenRows: [3, 4, 6])) == """
        paragraph "The settings are read when the service starts, and they\\nare read again when it gets a signal from the outside."
        code "listen 8080\\nworkers 4\\nlog on"
        paragraph "The settings are read when the service starts, and they\\nare read again when it gets a signal from the outside."
        """)
  }

  @Test func codeKeepsItsIndentsAndGaps() {
    let code = "listen {\n    port    8080\n  workers 4\n}"
    let page = page(Self.text + "\n\n" + code + "\n\n" + Self.text, evenRows: [3, 4, 5, 6])
    #expect(tree(of: page).contains("code \"listen {\\n    port    8080\\n  workers 4\\n}\""))
    let document = LayoutPipeline().layout(page).observation.document
    #expect(document.text.transcript.contains("\n    port    8080\n"))
  }

  @Test func textOfEvenCharactersIsNoneAndTellsCodeFromItself() {
    let line = "床前明月光疑是地上霜举头望明月低头思故乡"
    let text = [line, line, line, "床前明月光"].joined(separator: "\n")
    let tree = tree(of: page(text + "\n\n" + Self.code + "\n\n" + text, evenRows: Set(0...13)))
    #expect(tree.contains("code \"listen 8080\\nworkers 4\\nlog on\""))
    #expect(tree.split(separator: "\n").count { $0.hasPrefix("paragraph") } == 2)
  }

  @Test func aWordBetweenTwoPiecesOfCodeIsNone() {
    let code = "  listen 8080\n  workers 4\n\nbut\n\n  listen 8081\n  workers 5"
    let text = tree(
      of: page(Self.text + "\n\n" + code + "\n\n" + Self.text, evenRows: [3, 4, 6, 8, 9]))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("code") } == 2)
    #expect(text.contains("paragraph \"but\""))
  }

  @Test func aTypewrittenPageHasNone() {
    let picture = Self.text + "\n\n" + Self.code
    #expect(!tree(of: page(picture, evenRows: Set(0...7))).contains("code"))
  }

  @Test func aNameThatATextGoesOnFromIsNone() {
    let picture = Self.text + "\n\nlisten_on_port\n" + Self.text
    #expect(!tree(of: page(picture, evenRows: [3])).contains("code"))
  }

  @Test func itemsInSuchTypeStayItems() {
    let picture = Self.text + "\n\n•  listen_on_port\n•  workers_at_most"
    let text = tree(of: page(picture, evenRows: [3, 4]))
    #expect(text.contains("item bullet \"•\"") && !text.contains("code"))
  }
}
