internal import DocumentModel

/// The order of the stages that make code, lists and paragraphs of text.
struct TextStages {
  let thresholds: LayoutThresholds
  let scale: TextScale
  let page: StraightPage
  let forms: FormStages
  let direction: PageDirection
  /// Whether the page is read from the right.
  let isRightToLeft: Bool

  /// The elements of flows in reading order; every line is in one.
  ///
  /// n log n.
  func elements(of flows: [FlowPart], trace: inout LayoutTrace) -> [PageElement] {
    let words = Dictionary(
      page.words.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
    let finding = CodeFinding(thresholds: thresholds.lists, scale: scale)
    let tellsCode = finding.tellsCode(
      flows.flatMap { flow -> [TextLine] in
        if case .text(let flow) = flow { flow.lines } else { [] }
      })
    return flows.flatMap { flow -> [PageElement] in
      switch flow {
      case .table(let draft): [.table(forms.tables.withBoxes(draft))]
      case .text(let flow):
        elements(of: flow, finding: tellsCode ? finding : nil, &trace).map { element in
          element.mapLines { TextFlow.restored($0, from: words) }
        }
      }
    }
  }

  private func elements(
    of flow: TextFlow, finding: CodeFinding?, _ trace: inout LayoutTrace
  ) -> [PageElement] {
    guard direction.isRightToLeft(flow.lines, onRightToLeftPage: isRightToLeft) else {
      return elements(ofStraight: flow, isMirrored: false, finding: finding, &trace)
    }
    // Mirrored, text from right to left begins at the left edge as other text does.
    return elements(ofStraight: flow.mirrored, isMirrored: true, finding: finding, &trace)
      .map { $0.mapLines(\.mirrored) }
  }

  private func elements(
    ofStraight flow: TextFlow, isMirrored: Bool, finding: CodeFinding?,
    _ trace: inout LayoutTrace
  ) -> [PageElement] {
    func printed(_ lines: [TextLine]) -> [TextLine] {
      isMirrored ? lines.map(\.mirrored) : lines
    }
    var scale = scale
    scale.linePitch = usualPitch(of: flow.lines)
    let markers = forms.grouping.markers(
      of: printed(flow.lines),
      MarkerReading(thresholds: thresholds.lists, scale: scale).markers(of: flow.lines)
    ).map { isMirrored && $0?.marker.family == .box ? nil : $0 }
    let code = finding?.code(in: flow.lines, markers: markers) ?? []
    let segments = ListGrouping(thresholds: thresholds.lists, scale: scale)
      .segments(of: flowLines(of: flow, markers, code), column: flow.column, trace: &trace)
    let grouping = ParagraphGrouping(
      thresholds: thresholds.paragraphs, scale: scale, column: flow.column)
    let wrapping = LineWrapping(
      thresholds: thresholds.paragraphs, scale: scale, column: flow.column)
    func wrapped(_ part: ListDraft.Part) -> ListDraft.Part {
      switch part {
      case .paragraph(let lines): .paragraph(wrapping.marked(lines))
      case .code(let lines): .code(lines.ended)
      case .list: part
      }
    }
    return segments.flatMap { segment -> [PageElement] in
      switch segment {
      case .list(let list): [.list(list.mapParts(wrapped))]
      case .code(let lines): [.paragraph(ParagraphDraft(lines: lines.ended, role: .code))]
      case .lines(let lines):
        forms.grouping.segments(of: printed(lines)).flatMap { segment -> [PageElement] in
          switch segment {
          case .form(let form): [.form(form)]
          case .lines(let plain):
            grouping.paragraphs(of: printed(plain)).map { draft in
              .paragraph(isMirrored ? draft.withMirroredAlignment : draft)
            }
          }
        }
      }
    }
  }

  /// The distance that most lines of a flow have.
  private func usualPitch(of lines: [TextLine]) -> Double {
    let thresholds = thresholds.paragraphs
    let distances = zip(lines, lines.dropFirst()).filter { !$1.beginsColumn }
      .map { $1.baseline - $0.baseline }
      .filter { $0 > 0 && $0 <= scale.length(thresholds.largestUsualPitch) }
    guard distances.count >= thresholds.fewestPitches else { return scale.linePitch }
    // Among few lines there are as many gaps of paragraphs as distances of lines.
    guard distances.count >= thresholds.manyPitches else {
      return distances.sorted()[distances.count / thresholds.lowPitches]
    }
    return median(distances) ?? scale.linePitch
  }

  private func flowLines(
    of flow: TextFlow, _ markers: [MarkedLine?], _ code: [Range<Int>]
  ) -> [FlowLine] {
    var lines: [FlowLine] = []
    var next = 0
    for range in code {
      lines += (next..<range.lowerBound).map { FlowLine(flow.lines[$0], marked: markers[$0]) }
      if let block = FlowLine(code: Array(flow.lines[range])) { lines.append(block) }
      next = range.upperBound
    }
    return lines
      + (next..<flow.lines.count).map { FlowLine(flow.lines[$0], marked: markers[$0]) }
  }
}
