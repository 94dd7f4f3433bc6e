internal import DocumentModel

/// Groups lines that begin with markers into lists, with the lines that go on with their items.
///
/// Counting markers must follow each other, so that a sentence that starts with a number is no item;
/// a lone hyphen is none either. Items nest by indent. A line goes on with an item if it begins at the
/// item's text, or right below a line that is full; after a gap it begins a further paragraph of the
/// item whose text it stands below. Lists go on over program text that stands within their items.
struct ListGrouping {
  let thresholds: LayoutThresholds.Lists
  let scale: TextScale

  /// The lines of a flow as lists and what is between them, in order; every line is in one.
  ///
  /// Linear, as looking ahead is bounded.
  func segments(
    of lines: [FlowLine], column: Interval, trace: inout LayoutTrace
  ) -> [TextSegment] {
    var segments: [TextSegment] = []
    var plain: [TextLine] = []
    func close() {
      if !plain.isEmpty { segments.append(.lines(plain)) }
      plain = []
    }
    var index = 0
    let wrapPitch = wrapPitch(of: lines, column: column)
    while index < lines.count {
      var open = OpenList(
        thresholds: thresholds, scale: scale, column: column, wrapPitch: wrapPitch)
      let end = open.take(lines, from: index)
      if end > index {
        close()
        let list = ListNesting(thresholds: thresholds, scale: scale).list(of: open.entries)
        trace.record(.list(list))
        segments.append(.list(list))
        index = end
      } else {
        if lines[index].isCode {
          close()
          segments.append(.code(lines[index].lines))
        } else {
          if lines[index].marked != nil { trace.record(.loneMarker(lines[index].lines[0])) }
          plain += lines[index].lines
        }
        index += 1
      }
    }
    close()
    return segments
  }

  /// The distance of lines that go on from full ones, which the gaps between items say nothing of.
  private func wrapPitch(of lines: [FlowLine], column: Interval) -> Double {
    let slack = scale.length(thresholds.fullLineSlack) + scale.length(thresholds.wordSpace)
    let widest = scale.length(thresholds.widestItemDistance)
    let distances = zip(lines, lines.dropFirst()).compactMap { above, below -> Double? in
      let distance = below.firstBaseline - above.lastBaseline
      let isFull = column.upper - above.box.right <= below.firstWordWidth + slack
      guard isFull, !above.isCode, !below.isCode, below.marked == nil, distance > 0,
        distance <= widest
      else { return nil }
      return distance
    }
    guard distances.count >= thresholds.fewestWraps, let usual = median(distances) else {
      return scale.linePitch
    }
    return min(usual, scale.linePitch)
  }
}
