#if Tesseract
  package import DocumentModel

  /// A very high or very wide part of a page, cut into pieces that are read one after another.
  ///
  /// Recognisers can't address pictures of any length, and can't be stopped while they look at one.
  /// A cut is made where there is a blank gap across the whole part; where there is none, the pieces
  /// overlap by more than a line or a word, and ``joined(_:)`` merges what both show.
  package struct PagePieces: Sendable {
    /// The pieces along the longer side, from its start; at least two.
    package let boxes: [PageRect]
    private let axis: Axis
    private let cuts: [Double]
    private let overlap: Double

    /// Cuts a part of a page, or gives `nil` where it is short enough to be read whole.
    ///
    /// - Complexity: Linear in the pixels near the cuts.
    package init?(of box: PageRect, on page: PreparedPage) {
      self.init(of: box, on: page, thresholds: ImagingThresholds())
    }

    init?(of box: PageRect, on page: PreparedPage, thresholds: ImagingThresholds) {
      guard let part = box.intersection(page.size.bounds) else { return nil }
      let axis: Axis = part.height >= part.width ? .vertical : .horizontal
      let whole = axis == .vertical ? part.y : part.x
      guard whole.length > Double(thresholds.longestWhole), thresholds.pieceLength > 0 else {
        return nil
      }
      let textHeight = page.textHeight ?? thresholds.assumedPieceText
      let runsAlong = (page.textAxis ?? .horizontal) == axis
      let wanted =
        textHeight * (runsAlong ? thresholds.overlapAlongLines : thresholds.overlapAcrossLines)
      let overlap = min(wanted, Double(thresholds.pieceLength) * thresholds.mostOverlap)
      let count = Int((whole.length / Double(thresholds.pieceLength)).rounded(.up))
      let search = GapSearch(
        image: page.image, part: part, axis: axis, leastGap: thresholds.cutGap * textHeight)
      var (cuts, gaps): ([Double], [Bool]) = ([], [])
      for number in 1..<max(2, count) {
        let target = whole.lower + whole.length * Double(number) / Double(max(2, count))
        let reach = Double(thresholds.pieceLength) * thresholds.cutReach
        let gap = search.gap(near: target, reach: reach)
        cuts.append(gap ?? target)
        gaps.append(gap != nil)
      }
      func edge(_ index: Int, _ side: Double) -> Double {
        guard cuts.indices.contains(index) else { return index < 0 ? whole.lower : whole.upper }
        return gaps[index] ? cuts[index] : cuts[index] + side * overlap / 2
      }
      (self.axis, self.cuts, self.overlap) = (axis, cuts, overlap)
      boxes = (0...cuts.count).map { index in
        let along = Interval(
          max(whole.lower, edge(index - 1, -1)), min(whole.upper, edge(index, 1)))
        return axis == .vertical
          ? PageRect(x: part.x, y: along) : PageRect(x: along, y: part.y)
      }
    }

    /// The words of all pieces, each once.
    ///
    /// A word belongs to the piece that holds its middle, in which it stands whole. Where the pieces
    /// part words differently, the longer word stays, and what no other word covers is kept.
    ///
    /// - Parameter words: The words of each piece, in the order of ``boxes``.
    /// - Returns: All words in the order of the pieces.
    /// - Complexity: Linear, but for words near cuts, which are compared with one another.
    package func joined(_ words: [[RecognizedWord]]) -> [RecognizedWord] {
      var kept: [RecognizedWord] = []
      var (settled, rejected): ([RecognizedWord], [RecognizedWord]) = ([], [])
      for (index, words) in words.enumerated() {
        let start = index > 0 ? cuts[index - 1] : -Double.infinity
        let end = index < cuts.count ? cuts[index] : Double.infinity
        for word in words {
          let middle = along(word.box).center
          let isNear =
            abs(middle - start) <= overlap / 2 || abs(middle - end) <= overlap / 2
          switch (middle > start && middle <= end, isNear) {
          case (true, false): kept.append(word)
          case (true, true): settled.append(word)
          // Nearer to the cut than to the piece's end, so that it stands whole in the piece.
          case (false, true) where abs(middle - (middle > end ? end : start)) <= overlap / 4:
            rejected.append(word)
          case (false, _): break
          }
        }
      }
      return kept + Self.merged(settled, rejected)
    }

    private func along(_ box: PageRect) -> Interval { axis == .vertical ? box.y : box.x }

    private static func merged(
      _ settled: [RecognizedWord], _ rejected: [RecognizedWord]
    ) -> [RecognizedWord] {
      var result: [RecognizedWord] = []
      for word in settled.sorted(by: { $0.box.area > $1.box.area }) + rejected
      where !result.contains(where: { $0.covers(word) }) { result.append(word) }
      return result
    }
  }

  extension RecognizedWord {
    /// Whether the two words show the same ink, or the smaller one a part of it.
    fileprivate func covers(_ other: RecognizedWord) -> Bool {
      let smaller = min(box.area, other.box.area)
      return smaller > 0 && box.overlapArea(other.box) > smaller / 2
    }
  }
#endif
