internal import DocumentModel

/// Turns a page of vertical text by a quarter, so that its lines run like any others.
///
/// The rule: where most characters stand in words that run from top to bottom, as in vertical
/// Japanese, the page is turned left. Its lines, which follow each other from right to left, then
/// follow from top to bottom, and all that layout knows of lines, paragraphs and columns holds. The
/// page's transform takes the turn back. Known failure: horizontal lines on such a page.
struct VerticalTurning {
  private let page: WordPage
  private let width: Double

  /// The page turned, or `nil` where its text isn't vertical, and on curled pages.
  ///
  /// Linear.
  static func turned(_ page: WordPage) -> WordPage? {
    let (vertical, all) = page.words.reduce(into: (0, 0)) { counts, word in
      counts.1 += word.text.count
      if word.direction == .topToBottom { counts.0 += word.text.count }
    }
    guard vertical * 2 > all else { return nil }
    return VerticalTurning(page: page, width: Double(page.size.width)).turned
  }

  private var turned: WordPage? {
    let back = Homography(affine: 0, -1, width, 1, 0, 0)
    var turned = page
    switch page.transform {
    case .identity: turned.transform = .homography(back)
    case .homography(let map): turned.transform = .homography(back.followed(by: map))
    case .displacement: return nil
    }
    turned.size = PageSize(width: page.size.height, height: page.size.width)
    turned.words = page.words.map(moved)
    turned.rulingLines = page.rulingLines.map(moved)
    turned.leaders = page.leaders.map { Leader(box: moved($0.box)) }
    turned.fills = page.fills.map { Fill(box: moved($0.box), lightness: $0.lightness) }
    turned.drawnBoxes = page.drawnBoxes.map {
      DrawnBox(box: moved($0.box), isTicked: $0.isTicked)
    }
    turned.providedTables = []
    return turned
  }

  private func moved(_ box: PageRect) -> PageRect {
    PageRect(x: box.y, y: across(box.x))
  }

  private func across(_ interval: Interval) -> Interval {
    Interval(width - interval.upper, width - interval.lower)
  }

  private func moved(_ word: RecognizedWord) -> RecognizedWord {
    var copy = word
    copy.box = moved(word.box)
    copy.baseline = nil
    copy.symbols = word.symbols?.map { symbol in
      RecognizedWord.Symbol(
        text: symbol.text, box: moved(symbol.box), confidence: symbol.confidence)
    }
    return copy
  }

  private func moved(_ line: RulingLine) -> RulingLine {
    line.axis == .horizontal
      ? RulingLine(
        axis: .vertical, span: across(line.span), position: line.position,
        thickness: line.thickness, stroke: line.stroke)
      : RulingLine(
        axis: .horizontal, span: line.span, position: width - line.position,
        thickness: line.thickness, stroke: line.stroke)
  }
}
