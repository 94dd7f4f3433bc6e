internal import DocumentModel

/// Groups lines that begin with markers into lists, with the lines that go on with their items.
///
/// Counting markers must follow each other, so that a sentence that starts with a number is no item;
/// a lone hyphen is none either. Items nest by indent. A line goes on with an item if it begins at the
/// item's text, or right below a line that is full.
struct ListGrouping {
  let thresholds: LayoutThresholds.Lists
  let scale: TextScale

  /// The lines of a region as lists and what is between them, in order; every line is in one.
  ///
  /// Linear, as looking ahead is bounded.
  func segments(
    of lines: [TextLine], markers: [MarkedLine?], trace: inout LayoutTrace
  ) -> [TextSegment] {
    var segments: [TextSegment] = []
    var plain: [TextLine] = []
    var index = 0
    let right = lines.lazy.map(\.box.right).max() ?? 0
    while index < lines.count {
      let items = items(of: lines, markers, from: index, right: right)
      guard let last = items.last else {
        if markers[index] != nil { trace.record(.loneMarker(lines[index])) }
        plain.append(lines[index])
        index += 1
        continue
      }
      if !plain.isEmpty { segments.append(.lines(plain)) }
      plain = []
      let list = nested(items, lines)
      trace.record(.list(list))
      segments.append(.list(list))
      index = last.range.upperBound
    }
    if !plain.isEmpty { segments.append(.lines(plain)) }
    return segments
  }

  private struct FlatItem {
    let marked: MarkedLine
    var range: Range<Int>
  }

  /// The items that follow each other from a line on; empty where no list begins.
  private func items(
    of lines: [TextLine], _ markers: [MarkedLine?], from start: Int, right: Double
  ) -> [FlatItem] {
    guard markers[start] != nil else { return [] }
    var items: [FlatItem] = []
    var open: [MarkedLine] = []
    var index = start
    while index < lines.count {
      if let marked = markers[index],
        isItem(marked, at: index, lines, markers, open: open, right: right),
        items.isEmpty || isNear(lines[index - 1], lines[index])
      {
        let tolerance = scale.length(thresholds.indentTolerance)
        open.removeAll { $0.left > marked.left + tolerance }
        if let last = open.last, marked.left <= last.left + tolerance {
          // Another kind of marker, or one that counts anew, begins another list.
          if open.count == 1, !follows(marked.marker, last.marker) { break }
          open.removeLast()
        }
        open.append(marked)
        items.append(FlatItem(marked: marked, range: index..<(index + 1)))
      } else if let item = items.last,
        goesOn(lines[index], after: lines[index - 1], item.marked, right: right)
      {
        items[items.count - 1].range = item.range.lowerBound..<(index + 1)
      } else {
        break
      }
      index += 1
    }
    return items
  }

  private func isItem(
    _ marked: MarkedLine, at index: Int, _ lines: [TextLine], _ markers: [MarkedLine?],
    open: [MarkedLine], right: Double
  ) -> Bool {
    let family = marked.marker.family
    if family == .bullet || family == .box { return true }
    let siblings = open.filter { isSibling($0, marked) }
    if family.isCounting {
      if siblings.contains(where: { $0.marker.value + 1 == marked.marker.value }) { return true }
    } else if !siblings.isEmpty {
      return true
    }
    return next(after: index, marked, lines, markers, right: right).map { next in
      !family.isCounting || next.marker.value == marked.marker.value + 1
    } ?? false
  }

  private func follows(_ marker: ListMarker, _ last: ListMarker) -> Bool {
    guard marker.family.isCounting || last.family.isCounting else {
      return (marker.family == .hyphen) == (last.family == .hyphen)
        && (marker.family == .box) == (last.family == .box)
    }
    return marker.family == last.family && marker.value == last.value + 1
  }

  private func isSibling(_ a: MarkedLine, _ b: MarkedLine) -> Bool {
    a.marker.family == b.marker.family
      && abs(a.left - b.left) <= scale.length(thresholds.siblingTolerance)
  }

  /// The next sibling of a line's marker, if only lines of its item or deeper items come between.
  private func next(
    after index: Int, _ marked: MarkedLine, _ lines: [TextLine], _ markers: [MarkedLine?],
    right: Double
  ) -> MarkedLine? {
    let end = min(lines.count, index + 1 + thresholds.farthestSibling)
    for place in (index + 1)..<max(index + 1, end) {
      if let other = markers[place] {
        if isSibling(other, marked) { return other }
        if other.left > marked.left { continue }
      }
      guard goesOn(lines[place], after: lines[place - 1], marked, right: right) else { return nil }
    }
    return nil
  }

  private func isNear(_ above: TextLine, _ below: TextLine) -> Bool {
    below.baseline - above.baseline <= scale.length(thresholds.widestItemDistance)
  }

  private func goesOn(
    _ line: TextLine, after above: TextLine, _ marked: MarkedLine, right: Double
  ) -> Bool {
    let distance = line.baseline - above.baseline
    let tolerance = scale.length(thresholds.indentTolerance)
    guard line.typeSize <= above.typeSize * thresholds.largestSizeChange.value else { return false }
    if line.box.left >= marked.textLeft - tolerance {
      return distance <= scale.length(thresholds.widestLineDistance)
    }
    let isFull = right - above.box.right <= scale.length(thresholds.fullLineSlack)
    return isFull && line.box.left >= marked.left - tolerance
      && distance <= scale.length(thresholds.widestWrapDistance)
  }

  /// Items in one row as a list, each deeper one within the item before.
  private func nested(_ items: [FlatItem], _ lines: [TextLine]) -> ListDraft {
    let tolerance = scale.length(thresholds.indentTolerance)
    var stack: [(left: Double, list: ListDraft)] = []
    func close() {
      guard let inner = stack.popLast() else { return }
      if let outer = stack.indices.last, let item = stack[outer].list.items.indices.last {
        stack[outer].list.items[item].lists.append(inner.list)
      } else {
        stack.append(inner)
      }
    }
    for flat in items {
      let left = flat.marked.left
      while stack.count > 1, let last = stack.last, last.left > left + tolerance { close() }
      let isDeeper = stack.last.map { left > $0.left + tolerance } ?? true
      if isDeeper, stack.count < thresholds.deepestNesting {
        stack.append((left, ListDraft(items: [])))
      }
      stack[stack.count - 1].list.items.append(
        ListDraft.Item(
          marker: flat.marked.marker, lines: Array(lines[flat.range]), lists: []))
    }
    while stack.count > 1 { close() }
    return stack.first?.list ?? ListDraft(items: [])
  }
}
