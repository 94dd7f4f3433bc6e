#if Tesseract
  import DocumentModel

  /// Lines of text that a layout analysis passed over as a whole.
  ///
  /// The rule: several groups of marks of the size of text on one row, with no word at their height,
  /// right above or below lines that were read. Pictures have marks of other sizes; what stands apart
  /// from all text stays out.
  struct MissedLines {
    /// Where the lines are, from the top; none where there are so many that they are a picture.
    let boxes: [PageRect]

    private typealias Limits = MissedInkThresholds

    /// Finds the lines.
    ///
    /// Grows with the words for each line that is found.
    ///
    /// - Parameters:
    ///   - groups: Marks that stand beside one another, outside of words.
    ///   - words: All words of the page.
    ///   - textHeight: The height of lower case letters.
    init(_ groups: [PageRect], among words: [RecognizedWord], textHeight: Double) {
      let texts = groups.filter {
        Limits.runHeight.contains($0.height / textHeight)
          && $0.width >= $0.height * Limits.leastAspect
      }
      let slack = Limits.wordGap * textHeight
      let reach = Limits.lineReach * textHeight
      let found = Self.rows(texts, gap: Limits.lineGap * textHeight).filter { row in
        guard row.count >= Limits.fewestLineTexts, let box = PageRect.bounding(row),
          box.width >= Limits.lineWidth * textHeight,
          Limits.runHeight.contains(box.height / textHeight)
        else { return false }
        let near = words.filter {
          $0.box.x.overlaps(box.x) && $0.box.y.gap(to: box.y) <= reach
        }
        return !near.isEmpty && !near.contains { $0.box.y.overlap(box.y) > slack }
      }.compactMap(PageRect.bounding)
      boxes =
        found.count <= Limits.mostLines
        ? found.sorted { ($0.top, $0.left) < ($1.top, $1.left) } : []
    }

    /// Boxes on one row whose gaps are no wider than `gap`.
    private static func rows(_ boxes: [PageRect], gap: Double) -> [[PageRect]] {
      var rows: [[PageRect]] = []
      var open: [[PageRect]] = []
      for box in boxes.sorted(by: { ($0.left, $0.top) < ($1.left, $1.top) }) {
        rows += open.filter { ($0.last?.right ?? 0) + gap < box.left }
        open.removeAll { ($0.last?.right ?? 0) + gap < box.left }
        let place = open.firstIndex {
          ($0.last?.y.overlapFraction(box.y) ?? 0) >= Limits.bandOverlap
        }
        if let place { open[place].append(box) } else { open.append([box]) }
      }
      return rows + open
    }
  }
#endif
