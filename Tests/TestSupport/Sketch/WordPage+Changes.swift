import Foundation
public import DocumentModel

extension WordPage {
  /// The page with everything a number of times as large.
  public func scaled(by factor: Double) -> WordPage {
    var copy = mapped {
      $0 * factor
    } y: {
      $0 * factor
    }
    copy.size = PageSize(
      width: Int(Double(size.width) * factor), height: Int(Double(size.height) * factor))
    copy.displayedSize = copy.size
    for index in copy.rulingLines.indices { copy.rulingLines[index].thickness *= factor }
    for index in copy.words.indices {
      copy.words[index].strokeWidth = words[index].strokeWidth.map { $0 * factor }
    }
    return copy
  }

  /// The page with everything moved, on a sheet as much larger.
  public func moved(x: Double, y: Double) -> WordPage {
    var copy = mapped {
      $0 + x
    } y: {
      $0 + y
    }
    copy.size = PageSize(width: size.width + Int(x) * 2, height: size.height + Int(y) * 2)
    copy.displayedSize = copy.size
    return copy
  }

  /// The page with its words and marks in another order.
  public func shuffled(seed: UInt64) -> WordPage {
    var generator = SeededRandom(seed: seed)
    var copy = self
    copy.words.shuffle(using: &generator)
    copy.rulingLines.shuffle(using: &generator)
    copy.fills.shuffle(using: &generator)
    copy.drawnBoxes.shuffle(using: &generator)
    return copy
  }

  /// The page as a scanner sees it that is turned a little: boxes stay level but slide.
  public func slanted(byDegrees degrees: Double) -> WordPage {
    let slope = tan(degrees / 180 * .pi)
    let (centerX, centerY) = (Double(size.width) / 2, Double(size.height) / 2)
    var copy = self
    func moved(_ box: PageRect) -> PageRect {
      let (dx, dy) = (-(box.y.center - centerY) * slope, (box.x.center - centerX) * slope)
      return PageRect(
        x: box.x.mapped(scale: 1, offset: dx), y: box.y.mapped(scale: 1, offset: dy))
    }
    for index in copy.words.indices { copy.words[index].box = moved(words[index].box) }
    copy.drawnBoxes = drawnBoxes.map {
      DrawnBox(box: moved($0.box), isTicked: $0.isTicked, inkShare: $0.inkShare)
    }
    for index in copy.rulingLines.indices {
      let line = rulingLines[index]
      let box = moved(line.box)
      copy.rulingLines[index].span = line.axis == .horizontal ? box.x : box.y
      copy.rulingLines[index].position =
        line.axis == .horizontal ? box.y.center : box.x.center
    }
    return copy
  }

  private func mapped(_ x: (Double) -> Double, y: (Double) -> Double) -> WordPage {
    func mapped(_ box: PageRect) -> PageRect {
      PageRect(left: x(box.left), top: y(box.top), right: x(box.right), bottom: y(box.bottom))
    }
    var copy = self
    for index in words.indices { copy.words[index].box = mapped(words[index].box) }
    for (index, line) in rulingLines.enumerated() {
      let isLevel = line.axis == .horizontal
      copy.rulingLines[index].position = isLevel ? y(line.position) : x(line.position)
      copy.rulingLines[index].span =
        isLevel
        ? Interval(x(line.span.lower), x(line.span.upper))
        : Interval(y(line.span.lower), y(line.span.upper))
    }
    copy.drawnBoxes = drawnBoxes.map {
      DrawnBox(box: mapped($0.box), isTicked: $0.isTicked, inkShare: $0.inkShare)
    }
    copy.leaders = leaders.map { Leader(box: mapped($0.box)) }
    copy.fills = fills.map { Fill(box: mapped($0.box), lightness: $0.lightness) }
    return copy
  }
}
