internal import DocumentModel

/// A word as layout sees it: its place on the straightened page and what its letters tell.
struct LayoutWord: Sendable {
  /// The word's place in the page's list of words.
  let index: Int
  /// The word's text.
  let text: String
  /// The box on the straightened page.
  var box: PageRect
  /// The number of characters.
  let characterCount: Int
  /// What the letters reach up and down to, and what kind of text they are.
  let shape: GlyphShape
  /// The estimated type size; the page's median where the letters don't tell.
  var typeSize: Double
  /// The vertical position of the baseline on the straightened page.
  var baseline: Double
  /// The recogniser's own number of the word's line, where it tells one.
  var lineHint: Int?
  /// The distances between the middles of neighbouring symbols; empty where the recogniser tells none.
  var advances: [Double] = []
  /// The width of the strokes as a share of the type size; `nil` where the recogniser doesn't tell,
  /// or where there are too few letters to compare.
  var weight: Double?

  /// Whether there are only marks as wide as Han characters, which have their room within.
  var isWideMark: Bool { text.unicodeScalars.allSatisfy(ScriptRanges.isWideMark) }

  /// The word moved by a distance.
  func moved(x: Double, y: Double) -> LayoutWord {
    var copy = self
    copy.box = PageRect(
      x: box.x.mapped(scale: 1, offset: x), y: box.y.mapped(scale: 1, offset: y))
    copy.baseline = baseline + y
    return copy
  }
}
