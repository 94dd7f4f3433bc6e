internal import DocumentModel

/// Finds the lines of a region that begin with a list marker.
///
/// Markers are told by their signs; what recognisers make of bullets ("e", "o", "*", "¢") only by
/// position: several lines at one indent that all begin with such a sign, with text at one
/// distance behind it.
struct MarkerReading {
  let thresholds: LayoutThresholds.Lists
  let scale: TextScale

  /// The marker of each line, where it has one.
  ///
  /// n log n.
  func markers(of lines: [TextLine]) -> [MarkedLine?] {
    var marked: [MarkedLine?] = lines.map(printedMarker)
    let odd = lines.indices.filter { marked[$0] == nil && oddMarker(lines[$0]) != nil }
    let known = lines.indices.filter { marked[$0]?.marker.family == .bullet }
    let candidates = (odd + known).sorted()
    let tolerance = scale.length(thresholds.indentTolerance)
    let indents = PositionClusters(
      candidates.map { lines[$0].box.left }, tolerance: tolerance)
    for members in indents.members {
      let places = members.map { candidates[$0] }
      let texts = PositionClusters(places.map { textLeft(lines[$0]) }, tolerance: tolerance)
      for group in texts.members where group.count >= thresholds.fewestOddItems {
        for member in group where marked[places[member]] == nil {
          marked[places[member]] = oddMarker(lines[places[member]])
        }
      }
    }
    return withRomanNumbers(marked)
  }

  /// The markers with those letters as Roman numbers that a Roman number next to them counts on with.
  ///
  /// Linear, as looking ahead is bounded.
  private func withRomanNumbers(_ marked: [MarkedLine?]) -> [MarkedLine?] {
    var read = marked
    for (index, line) in marked.enumerated() {
      guard let line, let roman = line.marker.asRoman else { continue }
      func isNext(_ other: MarkedLine?, after step: Int) -> Bool {
        guard let other, case .roman = other.marker.family else { return false }
        return other.marker.family == roman.family && other.marker.value == roman.value + step
          && abs(other.left - line.left) <= scale.length(thresholds.siblingTolerance)
      }
      let ahead = marked[(index + 1)...].prefix(thresholds.farthestSibling)
      let before = read[..<index].suffix(thresholds.farthestSibling)
      guard
        ahead.contains(where: { isNext($0, after: 1) })
          || before.contains(where: { isNext($0, after: -1) })
      else { continue }
      read[index] = MarkedLine(
        marker: roman, left: line.left, textLeft: line.textLeft, gap: line.gap)
    }
    return read
  }

  private func textLeft(_ line: TextLine) -> Double {
    let words = line.words
    return words.count > 1 ? words[1].box.left : line.box.left
  }

  private func printedMarker(_ line: TextLine) -> MarkedLine? {
    let words = line.words
    guard let first = words.first, let marker = ListMarker(first.text) else { return nil }
    let isAlone = marker.utf8Count == first.text.utf8.count
    // A sign glued to its text is a bullet; a word that only starts like one is not.
    guard isAlone ? words.count > 1 : marker.family == .bullet || marker.family == .circled else {
      return nil
    }
    return MarkedLine(
      marker: marker, left: first.box.left,
      textLeft: isAlone ? textLeft(line) : first.box.left + scale.characterWidth,
      gap: isAlone ? textLeft(line) - first.box.right : 0)
  }

  private func gaps(between words: ArraySlice<LayoutWord>) -> [Double] {
    zip(words, words.dropFirst()).map { $1.box.left - $0.box.right }
  }

  private func oddMarker(_ line: TextLine) -> MarkedLine? {
    let words = line.words
    guard words.count > 1, OddMarker.isPossible(words[0]) else { return nil }
    let gap = words[1].box.left - words[0].box.right
    guard gap >= scale.length(thresholds.narrowestOddGap) else { return nil }
    // A letter that is a word of its own stands as near to the next one as the others do.
    if !OddMarker.texts.contains(words[0].text), words[0].shape.letterCount > 0,
      gap < (median(gaps(between: words.dropFirst())) ?? 0) * thresholds.widerOddGap.value
    {
      return nil
    }
    var marker = ListMarker(family: .odd, value: 0, utf8Count: words[0].text.utf8.count)
    if !OddMarker.printedSigns.contains(words[0].text) { marker.printed = OddMarker.bullet }
    return MarkedLine(
      marker: marker,
      left: words[0].box.left, textLeft: words[1].box.left, gap: gap)
  }
}

/// A line's marker with where it and the text behind it begin.
struct MarkedLine: Sendable {
  /// The marker.
  let marker: ListMarker
  /// The left edge of the marker.
  let left: Double
  /// The left edge of the text behind it.
  let textLeft: Double
  /// The gap between the marker and the text behind it.
  let gap: Double
}
