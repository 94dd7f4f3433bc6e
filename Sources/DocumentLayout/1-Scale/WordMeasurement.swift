internal import DocumentModel

/// Takes the words of a page in, in one order whatever order they came in.
///
/// Words without a visible character are left out. Coordinates that are no finite numbers, or too
/// large to calculate with, are drawn in to where they can be calculated with.
struct WordMeasurement {
  let thresholds: LayoutThresholds.Scale

  /// Gives the words with the shapes of their letters; type sizes are measured from those alone.
  ///
  /// n log n in the number of words.
  func words(of page: WordPage) -> [LayoutWord] {
    var words: [LayoutWord] = []
    words.reserveCapacity(page.words.count)
    for (index, word) in page.words.enumerated() where word.text.contains(where: isVisible) {
      let box = bounded(word.box)
      let shape = GlyphShape(word.text)
      let (above, below) = reach(of: shape)
      let size = shape.hasLetter ? box.height / (above + below) : 0
      words.append(
        LayoutWord(
          index: index, text: word.text, box: box, characterCount: word.text.count, shape: shape,
          typeSize: size, baseline: box.bottom - below * size))
    }
    return words.sorted(by: isBefore)
  }

  private func isVisible(_ character: Character) -> Bool { !character.isWhitespace }

  /// How far a word's letters reach above and below the baseline, as shares of the type size.
  private func reach(of shape: GlyphShape) -> (above: Double, below: Double) {
    if shape.isIdeographic {
      return (thresholds.ideographHeight.value, thresholds.ideographDepth.value)
    }
    return (
      shape.hasAscender ? thresholds.capitalHeight.value : thresholds.smallLetterHeight.value,
      shape.hasDescender ? thresholds.descenderDepth.value : 0
    )
  }

  private func bounded(_ box: PageRect) -> PageRect {
    let limit = thresholds.farthestCoordinate
    func bounded(_ interval: Interval) -> Interval {
      Interval(min(max(interval.lower, -limit), limit), min(max(interval.upper, -limit), limit))
    }
    return PageRect(x: bounded(box.x), y: bounded(box.y))
  }

  private func isBefore(_ a: LayoutWord, _ b: LayoutWord) -> Bool {
    let (p, q) = (a.box, b.box)
    if p.top != q.top { return p.top < q.top }
    if p.left != q.left { return p.left < q.left }
    if p.bottom != q.bottom { return p.bottom < q.bottom }
    if p.right != q.right { return p.right < q.right }
    return a.text < b.text
  }
}
