internal import DocumentModel

/// Finds the check boxes of lines, and the texts that belong to each.
///
/// The rule: a box's label stands behind it, up to the next box or a wide gap; where a line's last box
/// has nothing behind it and its first one has text before it, labels stand before their boxes. What
/// stands before the first box, or after a gap between two, heads the group that follows.
struct BoxReading {
  let thresholds: LayoutThresholds.Forms
  let scale: TextScale
  let printed: PrintedMarks
  let drawn: DrawnMarks

  /// The boxes of a line of words from left to right, in that order.
  ///
  /// n log n.
  func marks(in words: [LayoutWord]) -> [BoxMark] {
    let indices = words.flatMap { drawn.byWord[$0.index] ?? [] }
    let own = Set(indices).map { drawn.marks[$0] }
    let taken = Set(own.flatMap(\.words))
    let others = printed.marks(in: words).filter { mark in
      mark.words.allSatisfy { !taken.contains($0) }
        && !own.contains { $0.box.overlaps(mark.box) }
    }
    return (own + others).sorted { ($0.box.left, $0.box.top) < ($1.box.left, $1.box.top) }
  }

  /// The boxes of a line with their texts.
  ///
  /// - Parameters:
  ///   - marks: The line's boxes from the left.
  ///   - words: The line's words from the left.
  ///   - line: Which of the form's lines it is.
  ///   - before: The heading of the group that the line before left open.
  /// - Returns: The boxes from the left.
  func boxes(
    _ marks: [BoxMark], in words: [LayoutWord], line: Int, before: [LayoutWord] = []
  ) -> [BoxDraft] {
    guard let first = marks.first else { return [] }
    let places = marks.map { mark in
      words.count { !mark.holds($0) && $0.box.x.center < mark.box.x.center }
    }
    let stretches = stretches(between: marks, in: words)
    let isBefore =
      (stretches.last ?? []).isEmpty
      && stretches.first?.last.map { isNear($0, first) } ?? false
    var group = before
    var boxes: [BoxDraft] = []
    for (index, mark) in marks.enumerated() {
      var draft = BoxDraft(mark: mark, line: line, place: places[index])
      draft.isLabelBefore = isBefore
      if isBefore {
        var label = stretches[index]
        if let split = headingEnd(label) {
          group = Array(label[..<split])
          label = Array(label[split...])
        }
        draft.label = label
      } else {
        let heading = lastPart(stretches[index], after: boxes.last)
        if !heading.isEmpty { group = heading }
        draft.label = firstPart(stretches[index + 1], after: mark)
      }
      draft.group = group
      boxes.append(draft)
    }
    return boxes
  }

  /// The words before the first box, between each two, and behind the last.
  private func stretches(
    between marks: [BoxMark], in words: [LayoutWord]
  ) -> [[LayoutWord]] {
    var stretches = [[LayoutWord]](repeating: [], count: marks.count + 1)
    for word in words where !marks.contains(where: { $0.holds(word) }) {
      let isStart = marks.firstIndex { $0.start?.word == word.index }
      let place =
        isStart.map { $0 + 1 } ?? marks.count { $0.box.x.center < word.box.x.center }
      stretches[place].append(word)
    }
    return stretches
  }

  private func isNear(_ word: LayoutWord, _ mark: BoxMark) -> Bool {
    word.box.x.gap(to: mark.box.x) <= scale.length(thresholds.widestLabelGap)
  }

  /// The words right behind a box, up to a wide gap.
  private func firstPart(_ words: [LayoutWord], after mark: BoxMark) -> [LayoutWord] {
    guard let first = words.first, isNear(first, mark) else { return [] }
    return Array(words[..<(gapPlaces(in: words).first ?? words.count)])
  }

  /// The words that are no label of the box before: behind a wide gap, or all of them.
  private func lastPart(_ words: [LayoutWord], after box: BoxDraft?) -> [LayoutWord] {
    guard let box, !box.label.isEmpty else { return words }
    return Array(words.dropFirst(box.label.count))
  }

  /// Where a heading before the label of the first option ends: behind a colon or a wide gap.
  private func headingEnd(_ words: [LayoutWord]) -> Int? {
    if let colon = words.lastIndex(where: { $0.text.hasSuffix(":") }), colon + 1 < words.count {
      return colon + 1
    }
    return gapPlaces(in: words).last
  }

  /// The places of words with a wide gap before them.
  private func gapPlaces(in words: [LayoutWord]) -> [Int] {
    let widest = scale.length(thresholds.widestGapInLabel)
    return words.indices.dropFirst().filter {
      words[$0].box.left - words[$0 - 1].box.right > widest
    }
  }
}
