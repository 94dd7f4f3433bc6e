import DocumentModel
import TestSupport

/// A page of running text set in boxes, with the order it is to be read in.
///
/// Words are drawn by chance from a seed; lines are broken where the next word doesn't fit.
struct DrawnLayout {
  private(set) var words: [RecognizedWord] = []
  /// The paragraphs' texts in the order of drawing, lines joined by spaces.
  private(set) var texts: [String] = []
  var rules: [RulingLine] = []
  private var random: SeededRandom
  private var count = 0

  static let pitch = 24.0
  private static let characterWidth = 10.0

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// The page, mirrored where it is to be read from the right.
  func page(width: Double, height: Double, isMirrored: Bool = false) -> WordPage {
    var page = WordPage(
      size: PageSize(width: Int(width), height: Int(height)), words: words, rulingLines: rules)
    guard isMirrored else { return page }
    for index in page.words.indices {
      page.words[index].box = PageRect(
        x: page.words[index].box.x.mapped(scale: -1, offset: width), y: page.words[index].box.y)
    }
    return page
  }

  /// Sets paragraphs of so many words below each other; gives the place below.
  mutating func column(
    x: Double, top: Double, width: Double, paragraphs: [Int], size: Double = 1,
    alphabet: [Character] = Array("abcdefghklmnorstuvw")
  ) -> Double {
    var y = top
    for length in paragraphs {
      let text = sentence(of: length, alphabet)
      y = set(text, x: x, top: y, width: width, size: size) + Self.pitch * 0.6 * size
    }
    return y
  }

  /// Sets one text; gives the place below.
  mutating func set(
    _ text: String, x: Double, top: Double, width: Double, size: Double = 1
  ) -> Double {
    texts.append(text)
    var (left, y) = (x, top)
    let character = Self.characterWidth * size
    for word in text.split(separator: " ").map(String.init) {
      let wide = Double(word.count) * character
      if left > x, left + wide > x + width { (left, y) = (x, y + Self.pitch * size) }
      words.append(
        RecognizedWord(
          text: word,
          box: SketchLetters.box(
            of: word, left: left, right: left + wide - 2, baseline: y + Self.pitch * 0.75 * size,
            size: character * 2),
          confidence: 0.9))
      left += wide + character
    }
    return y + Self.pitch * size
  }

  private mutating func sentence(of length: Int, _ alphabet: [Character]) -> String {
    count += 1
    var words = (0..<length).map { _ in
      String(
        (0..<Int.random(in: 2...8, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "a"
        })
    }
    words[0] = words[0].prefix(1).uppercased() + words[0].dropFirst()
    return words.joined(separator: " ") + "."
  }
}
