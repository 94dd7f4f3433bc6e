internal import DocumentModel

/// Finds lines of program text.
///
/// The rule: in type of one pitch all symbols stand equally far apart, which no other type does. Lines
/// of such type that follow each other are code, with the short lines between and below them that are
/// too short to tell. A page that is set in such type throughout has none, and neither headings nor
/// list items nor lines that other text runs on from or to are code. Needs a recogniser that tells symbols.
struct CodeFinding {
  let thresholds: LayoutThresholds.Lists
  let scale: TextScale

  /// What a line's symbols tell about its type.
  private enum Pitch {
    case even(Double)
    case uneven
    case unknown
  }

  /// Whether type of one pitch tells code from other text on a page.
  ///
  /// Not where most lines are set in it, as on receipts and typewritten pages.
  func tellsCode(_ lines: [TextLine]) -> Bool {
    let pitches = lines.map(pitch)
    let even = pitches.count { if case .even = $0 { true } else { false } }
    let uneven = pitches.count { if case .uneven = $0 { true } else { false } }
    return thresholds.otherLines.isReached(by: uneven, of: uneven + even)
  }

  /// The ranges of lines that are code, from the top; `markers` tells which lines are list items.
  ///
  /// Linear.
  func code(in lines: [TextLine], markers: [MarkedLine?]) -> [Range<Int>] {
    let pitches = lines.indices.map { index -> Pitch in
      let isHeading = lines[index].typeSize >= scale.typeSize * thresholds.largestCode.value
      return isHeading ? .uneven : pitch(of: lines[index])
    }
    var ranges: [Range<Int>] = []
    var index = 0
    while index < lines.count {
      guard case .even(let pitch) = pitches[index], !isItem(index, markers, lines) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < lines.count, isNear(lines[end - 1], lines[end]), !isItem(end, markers, lines),
        goesOn(pitches[end], pitch, lines[index..<end], lines[end])
      {
        end += 1
      }
      if isBlock(index..<end, of: lines) { ranges.append(index..<end) }
      index = end
    }
    return ranges
  }

  private func pitch(of line: TextLine) -> Pitch {
    // Han characters and syllables stand equally far apart in any type.
    let ideographs = line.words.reduce(0) { $0 + ($1.shape.isIdeographic ? $1.characterCount : 0) }
    if thresholds.otherScript.isReached(by: ideographs, of: line.characterCount) { return .uneven }
    // Capitals are about equally wide in any type.
    let advances = line.words.filter { ![$0].isCapitals }.flatMap(\.advances)
    guard advances.count >= thresholds.fewestAdvances, let middle = median(advances), middle > 0
    else { return .unknown }
    let tolerance = middle * thresholds.evenTolerance.value
    let even = advances.count { abs($0 - middle) <= tolerance }
    return thresholds.evenShare.isReached(by: even, of: advances.count) ? .even(middle) : .uneven
  }

  private func goesOn(
    _ next: Pitch, _ pitch: Double, _ code: ArraySlice<TextLine>, _ line: TextLine
  ) -> Bool {
    switch next {
    case .even(let other): return abs(other - pitch) <= pitch * thresholds.pitchTolerance.value
    case .uneven: return false
    case .unknown:
      // A short line apart from the code that begins to its left is a text between two pieces.
      let left = code.lazy.map(\.box.left).min() ?? line.box.left
      let distance = line.baseline - (code.last?.baseline ?? line.baseline)
      return line.box.left >= left - pitch / 2
        || distance <= scale.length(thresholds.narrowestCodeGap)
    }
  }

  /// A code line that looks like an item, such as one with a hyphen, has its text one space behind.
  private func isItem(_ index: Int, _ markers: [MarkedLine?], _ lines: [TextLine]) -> Bool {
    guard let marked = markers[index], lines[index].words.count > 1 else { return false }
    return marked.marker.family == .bullet || marked.gap >= scale.length(thresholds.narrowestOddGap)
  }

  private func isNear(_ above: TextLine, _ below: TextLine) -> Bool {
    below.baseline - above.baseline <= scale.length(thresholds.widestCodeDistance)
  }

  /// Whether lines are more than a name that stands by itself.
  private func isBlock(_ range: Range<Int>, of lines: [TextLine]) -> Bool {
    let count = lines[range].reduce(0) { $0 + $1.words.reduce(0) { $0 + $1.advances.count } }
    guard count >= thresholds.fewestCodeAdvances else { return false }
    // A text in such type that only goes on with another, or is a term with its meaning, is no code.
    // Lines of code that stand closer to each other than the text does tell what is set off.
    let own = median(
      zip(lines[range], lines[range].dropFirst()).map { $1.baseline - $0.baseline })
    let setOff = min(own ?? .infinity, scale.linePitch) * thresholds.narrowestCodeGap.count
    let above =
      range.lowerBound == 0
      ? setOff : lines[range.lowerBound].baseline - lines[range.lowerBound - 1].baseline
    let below =
      range.upperBound == lines.count
      ? setOff : lines[range.upperBound].baseline - lines[range.upperBound - 1].baseline
    // Little room at one side is enough where there is more than that at the other.
    return above + below >= setOff * 2
      && min(above, below) >= setOff * thresholds.narrowSideOfCode.value
  }
}
