internal import DocumentModel

/// Takes back boxes that a recogniser stretched over the lines above and below.
///
/// Chinese, Japanese and Korean characters of one line are about equally high. The rule: a word's box
/// that is much higher than those of the line's characters are in the middle is drawn in to where the
/// word's other characters stand, or else to where the line's do.
struct StretchedBoxes {
  let thresholds: LayoutThresholds.Scale

  /// The boxes of words, in their order.
  ///
  /// n log n.
  func boxes(of words: [RecognizedWord]) -> [PageRect] {
    var lines: [Int: [PageRect]] = [:]
    let squares = words.map { word in
      (word.symbols ?? []).filter { GlyphShape($0.text).isIdeographic }.map(\.box)
    }
    for (word, boxes) in zip(words, squares) {
      if let line = word.lineHint { lines[line, default: []] += boxes }
    }
    let extents = lines.compactMapValues(extent)
    return zip(words, squares).map { word, boxes in
      guard !boxes.isEmpty, let line = word.lineHint.flatMap({ extents[$0] }),
        word.box.height > line.length * thresholds.stretchedBox.value
      else { return word.box }
      let sound = boxes.filter { $0.height <= line.length * thresholds.stretchedBox.value }
      return PageRect(x: word.box.x, y: PageRect.bounding(sound)?.y ?? line)
    }
  }

  /// Where the characters of a line stand in the middle.
  private func extent(of boxes: [PageRect]) -> Interval? {
    guard boxes.count >= thresholds.fewestSquares, let top = median(boxes.map(\.top)),
      let bottom = median(boxes.map(\.bottom)), bottom > top
    else { return nil }
    return Interval(top, bottom)
  }
}
