internal import DocumentModel

/// Finds the notes at the foot of columns, so that text goes on over them and they come after it.
///
/// The rule: the last lines of a column, in smaller type than the body and with nothing but a page
/// number below them, are notes if a short rule parts them from the text or if they begin with a
/// note's mark. Each mark that counts on begins a note of its own. Notes below tables stay there.
struct FootnoteFinding {
  let thresholds: LayoutThresholds.Regions
  let paragraphs: LayoutThresholds.Paragraphs
  let rows: RowLinking
  /// The page's horizontal rules, sorted from the top.
  let horizontals: [StraightPage.Rule]

  private var scale: TextScale { rows.scale }

  /// The regions without notes, and the notes in reading order.
  struct Division {
    /// Everything else.
    var body: [PageRegion] = []
    /// The notes.
    var notes: [PageElement] = []
  }

  /// Parts the notes from the regions they end; every run is in one of both.
  ///
  /// n log n, and quadratic in the number of regions.
  func division(of regions: [PageRegion]) -> Division {
    var division = Division()
    let boxes = regions.map { PageRect.bounding($0.runs.lazy.map(\.box)) }
    let all = regions.map { region in
      region.kind.isText ? LineJoining(rows: rows).lines(of: region.runs) : []
    }
    for (place, region) in regions.enumerated() {
      let lines = all[place]
      let isBelowArea = place > 0 && !regions[place - 1].kind.isText
      guard let start = start(in: lines, isBelowArea: isBelowArea),
        let notes = PageRect.bounding(lines[start...].lazy.map(\.box)),
        !regions.indices.contains(where: { other in
          other != place && isText(regions[other], boxes[other], below: notes)
            && self.start(in: all[other], isBelowArea: false) != 0
        }), start > 0 || place > 0
      else {
        division.body.append(region)
        continue
      }
      if start > 0 {
        division.body.append(PageRegion(kind: .text, runs: lines[..<start].flatMap(\.runs)))
      }
      division.notes += elements(Array(lines[start...]), column: boxes[place]?.x ?? notes.x)
    }
    return division
  }

  /// The line that the notes at the end of a column begin with.
  private func start(in lines: [TextLine], isBelowArea: Bool) -> Int? {
    let limit = scale.typeSize * thresholds.largestNote.value
    let small = lines.indices.reversed().prefix { lines[$0].typeSize <= limit }
    guard let first = small.last, let column = PageRect.bounding(lines.lazy.map(\.box))?.x else {
      return nil
    }
    return (first..<lines.count).first { index in
      let above = index > 0 ? lines[index - 1].box : nil
      if isRuled(lines[index].box, below: above, in: column) { return true }
      guard NoteMark(lines[index]) != nil, index > 0 || !isBelowArea else { return false }
      let gap = above.map { lines[index].box.top - $0.bottom } ?? .infinity
      return index == first && gap >= scale.length(thresholds.noteGap)
    }
  }

  /// Whether a rule much shorter than the column stands right above a line, at the column's edge.
  private func isRuled(_ line: PageRect, below above: PageRect?, in column: Interval) -> Bool {
    let top = max(above?.y.center ?? -.infinity, line.top - scale.length(thresholds.noteRuleReach))
    let edge = scale.length(thresholds.stackTolerance)
    for rule in horizontals[horizontals.firstPosition(atLeast: top)...] {
      guard rule.position <= line.y.center else { return false }
      let isAtEdge =
        abs(rule.span.lower - column.lower) <= edge || abs(rule.span.upper - column.upper) <= edge
      if isAtEdge, rule.span.length <= column.length * thresholds.longestNoteRule.value {
        return true
      }
    }
    return false
  }

  private func isText(_ region: PageRegion, _ box: PageRect?, below notes: PageRect) -> Bool {
    guard let box else { return false }
    return box.bottom > notes.y.center && box.x.overlaps(notes.x)
      && !region.runs.flatMap(\.words).isPageNumber
  }

  private func elements(_ lines: [TextLine], column: Interval) -> [PageElement] {
    var notes: [[TextLine]] = []
    var last: NoteMark?
    for line in lines {
      let mark = NoteMark(line)
      if let mark, notes.isEmpty || mark.follows(last) {
        notes.append([line])
        last = mark
      } else if notes.isEmpty {
        notes.append([line])
      } else {
        notes[notes.count - 1].append(line)
      }
    }
    let wrapping = LineWrapping(thresholds: paragraphs, scale: scale, column: column)
    return notes.map { .paragraph(ParagraphDraft(lines: wrapping.marked($0), role: .footnote)) }
  }
}

/// The number or sign that a note begins with.
struct NoteMark {
  /// The number; `nil` of a sign.
  let value: Int?

  /// Reads the mark at the start of a line; `nil` where there is none.
  init?(_ line: TextLine) {
    guard let word = line.words.first?.text, let first = word.first else { return nil }
    if Self.signs.contains(first) {
      value = nil
      return
    }
    let digits = word.drop { "([".contains($0) }.prefix { $0.wholeNumberValue != nil }
    guard (1...Self.mostDigits).contains(digits.count),
      let number = Int(String(digits.compactMap(\.wholeNumberValue).map(String.init).joined()))
    else { return nil }
    value = number
  }

  /// Whether a mark is the next one after another.
  func follows(_ last: NoteMark?) -> Bool {
    guard let value else { return true }
    return last?.value.map { value == $0 + 1 } ?? true
  }

  private static let signs = Set("*†‡§¶")
  private static let mostDigits = 2
}
