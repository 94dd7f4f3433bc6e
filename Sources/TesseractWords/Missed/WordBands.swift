#if Tesseract
  import DocumentModel

  /// The words of a page by height, for finding those beside a mark.
  struct WordBands {
    private let boxes: [PageRect]
    private let textHeight: Double
    private var bands: [Int: [Int]] = [:]
    private typealias Limits = MissedInkThresholds

    init(_ words: [RecognizedWord], textHeight: Double) {
      boxes = words.map(\.box)
      self.textHeight = textHeight
      for (index, box) in boxes.enumerated() {
        for band in self.bands(of: box) { bands[band, default: []].append(index) }
      }
    }

    /// Whether words stand at the height of the box, and none so near that the box holds a piece
    /// of it.
    func isBesideWords(_ box: PageRect) -> Bool {
      let line = near(box).filter { $0.y.overlapFraction(box.y) >= Limits.bandOverlap }
      return !line.isEmpty
        && !line.contains { $0.x.gap(to: box.x) < Limits.wordGap * textHeight }
    }

    /// Whether the box stands before a word of its line, and near no other word.
    func beginsLine(_ box: PageRect) -> Bool {
      let line = near(box).filter { $0.y.contains(box.center.y) }
      let reach = Limits.bulletReach * textHeight
      let hasNext = line.contains {
        $0.height >= box.height * Limits.nextHeight && (0...reach).contains($0.left - box.right)
      }
      // What sticks out below a word, as the lower dot of a colon may, is a piece of it.
      let slack = Limits.wordGap * textHeight
      return hasNext
        && !near(box.expanded(by: slack)).contains {
          $0.y.expanded(by: slack).contains(box.center.y) && $0.left < box.left
            && $0.right > box.left - reach / 2
        }
    }

    /// Whether the box stands before a word of its line, apart from it and within a part of its
    /// height, and near no other word.
    func beginsLine(_ box: PageRect, at level: ClosedRange<Double>) -> Bool {
      let reach = Limits.bulletReach * textHeight
      let next = near(box).filter { $0.y.contains(box.center.y) && $0.left > box.left }
        .min { $0.left < $1.left }
      guard let next, next.height > 0 else { return false }
      return (Limits.dashGap * textHeight...reach).contains(next.left - box.right)
        && level.contains((box.center.y - next.top) / next.height) && beginsLine(box)
    }

    private func near(_ box: PageRect) -> [PageRect] {
      Set(bands(of: box).flatMap { bands[$0] ?? [] }).map { boxes[$0] }
    }

    private func bands(of box: PageRect) -> ClosedRange<Int> {
      Int(box.top / (2 * textHeight))...Int(box.bottom / (2 * textHeight))
    }
  }
#endif
