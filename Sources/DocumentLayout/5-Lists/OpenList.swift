internal import DocumentModel

/// A list in the making: the items so far, and those that the next line may belong to.
struct OpenList {
  let thresholds: LayoutThresholds.Lists
  let scale: TextScale
  /// How far lines may reach.
  let column: Interval
  /// The distance of lines that go on from full ones.
  let wrapPitch: Double
  /// The items and their further parts, in order.
  private(set) var entries: [Entry] = []
  /// The latest item and those it stands in, outermost first.
  private var open: [MarkedLine] = []

  init(
    thresholds: LayoutThresholds.Lists, scale: TextScale, column: Interval, wrapPitch: Double
  ) {
    self.thresholds = thresholds
    self.scale = scale
    self.column = column
    self.wrapPitch = wrapPitch
  }

  /// An item, or a further part of one.
  struct Entry {
    /// The item's marker and place.
    let marked: MarkedLine
    /// Whether it begins the item.
    let isStart: Bool
    /// Whether it is program text.
    let isCode: Bool
    /// The lines.
    var lines: [TextLine]
  }

  /// Takes lines that make a list, and says which line is the first that belongs to it no more; the
  /// given one where no list begins.
  mutating func take(_ lines: [FlowLine], from start: Int) -> Int {
    guard lines[start].marked != nil else { return start }
    var index = start
    while index < lines.count {
      if let marked = lines[index].marked, isItem(marked, at: index, lines) {
        let isNear = index == start || isNear(lines[index - 1], lines[index])
        if !isNear || !begin(marked, lines[index]) { break }
      } else if index == start || !goOn(lines, at: index) {
        break
      }
      index += 1
    }
    return index
  }

  /// Begins an item; says whether it belongs to this list.
  private mutating func begin(_ marked: MarkedLine, _ line: FlowLine) -> Bool {
    let tolerance = scale.length(thresholds.indentTolerance)
    var kept = open
    kept.removeAll { $0.left > marked.left + tolerance }
    if let last = kept.last, marked.left <= last.left + tolerance {
      // Another kind of marker, or one that counts anew, begins another list.
      if kept.count == 1, !follows(marked.marker, last.marker) { return false }
      kept.removeLast()
    } else if kept.isEmpty, !open.isEmpty {
      return false
    }
    open = kept + [marked]
    entries.append(Entry(marked: marked, isStart: true, isCode: false, lines: line.lines))
    return true
  }

  /// Takes a line that belongs to one of the open items; says whether it did.
  private mutating func goOn(_ lines: [FlowLine], at index: Int) -> Bool {
    let (above, line) = (lines[index - 1], lines[index])
    guard let last = open.last else { return false }
    if !line.isCode, !above.isCode, isSameText(line, above, last) {
      entries[entries.count - 1].lines += line.lines
      return true
    }
    guard let owner = open.lastIndex(where: { isPart(of: $0, lines, at: index) }) else {
      return false
    }
    open.removeLast(open.count - 1 - owner)
    entries.append(
      Entry(marked: open[owner], isStart: false, isCode: line.isCode, lines: line.lines))
    return true
  }

  /// Whether a line goes on with the text of the line above it.
  private func isSameText(_ line: FlowLine, _ above: FlowLine, _ item: MarkedLine) -> Bool {
    let distance = line.firstBaseline - above.lastBaseline
    let tolerance = scale.length(thresholds.indentTolerance)
    guard line.typeSize <= above.typeSize * thresholds.largestSizeChange.value else { return false }
    if line.box.left >= item.textLeft - tolerance {
      return distance <= thresholds.widestLineDistance.count * wrapPitch
    }
    let room = column.upper - above.box.right - scale.length(thresholds.wordSpace)
    return room <= line.firstWordWidth + scale.length(thresholds.fullLineSlack)
      && line.box.left >= item.left - tolerance
      && distance <= scale.length(thresholds.widestWrapDistance)
  }

  /// Whether a line begins a further part of an item: right below its text, after a gap or deeper.
  private func isPart(of item: MarkedLine, _ lines: [FlowLine], at index: Int) -> Bool {
    let (above, line) = (lines[index - 1], lines[index])
    let distance = line.firstBaseline - above.lastBaseline
    let tolerance = scale.length(thresholds.indentTolerance)
    guard distance <= scale.length(thresholds.widestItemDistance),
      line.typeSize <= scale.typeSize * thresholds.largestSizeChange.value
    else { return false }
    if line.isCode { return line.box.left >= item.textLeft - tolerance }
    guard abs(line.box.left - item.textLeft) <= tolerance else { return false }
    // A first line that is indented by chance as far as the item's text goes on at the edge.
    guard index + 1 < lines.count, lines[index + 1].marked == nil, !lines[index + 1].isCode else {
      return true
    }
    let next = lines[index + 1]
    return next.firstBaseline - line.lastBaseline > scale.length(thresholds.widestLineDistance)
      || next.box.left >= item.textLeft - tolerance
  }

  private func isItem(_ marked: MarkedLine, at index: Int, _ lines: [FlowLine]) -> Bool {
    let family = marked.marker.family
    if family == .bullet || family == .box || family == .hyphen && isWithinItem(marked) {
      return true
    }
    let siblings = open.filter { isSibling($0, marked) }
    if family.isCounting {
      if siblings.contains(where: { $0.marker.value + 1 == marked.marker.value }) { return true }
    } else if !siblings.isEmpty {
      return true
    }
    return next(after: index, marked, lines).map { next in
      !family.isCounting || next.marker.value == marked.marker.value + 1
    } ?? false
  }

  /// Whether a marker stands deeper than the latest item's, and where no line of its text begins.
  private func isWithinItem(_ marked: MarkedLine) -> Bool {
    guard let last = open.last else { return false }
    let tolerance = scale.length(thresholds.indentTolerance)
    return marked.left > last.left + tolerance && marked.textLeft > last.textLeft + tolerance
      && abs(marked.left - last.textLeft) > tolerance
  }

  private func follows(_ marker: ListMarker, _ last: ListMarker) -> Bool {
    guard marker.family.isCounting || last.family.isCounting else {
      return (marker.family == .hyphen) == (last.family == .hyphen)
        && (marker.family == .box) == (last.family == .box)
    }
    return marker.family == last.family && marker.value == last.value + 1
  }

  private func isSibling(_ a: MarkedLine, _ b: MarkedLine) -> Bool {
    (a.marker.family == b.marker.family
      || a.marker.family.isBullet && b.marker.family.isBullet)
      && abs(a.left - b.left) <= scale.length(thresholds.siblingTolerance)
  }

  /// The next sibling of a line's marker, if only lines of its item or deeper items come between.
  private func next(after index: Int, _ marked: MarkedLine, _ lines: [FlowLine]) -> MarkedLine? {
    let end = min(lines.count, index + 1 + thresholds.farthestSibling)
    for place in (index + 1)..<max(index + 1, end) {
      if let other = lines[place].marked {
        if isSibling(other, marked) { return other }
        if other.left > marked.left { continue }
      }
      let isWithin =
        isSameText(lines[place], lines[place - 1], marked) || isPart(of: marked, lines, at: place)
        || lines[place].box.left > marked.textLeft
      guard isWithin else { return nil }
    }
    return nil
  }

  private func isNear(_ above: FlowLine, _ below: FlowLine) -> Bool {
    below.firstBaseline - above.lastBaseline <= scale.length(thresholds.widestItemDistance)
  }
}
