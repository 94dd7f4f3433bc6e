internal import DocumentModel

/// The order of the stages that make code, lists and paragraphs of text.
struct TextStages {
  let thresholds: LayoutThresholds
  let scale: TextScale
  let page: StraightPage
  let forms: FormStages

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
    var scale = scale
    scale.linePitch = usualPitch(of: flow.lines)
    let markers = forms.grouping.markers(
      of: flow.lines,
      MarkerReading(thresholds: thresholds.lists, scale: scale).markers(of: flow.lines))
    let code = finding?.code(in: flow.lines, markers: markers) ?? []
    let segments = ListGrouping(thresholds: thresholds.lists, scale: scale)
      .segments(of: flowLines(of: flow, markers, code), column: flow.column, trace: &trace)
    let grouping = ParagraphGrouping(
      thresholds: thresholds.paragraphs, scale: scale, column: flow.column)
    return segments.flatMap { segment -> [PageElement] in
      switch segment {
      case .list(let list): [.list(list)]
      case .code(let lines): [.paragraph(ParagraphDraft(lines: lines, role: .code))]
      case .lines(let lines):
        forms.grouping.segments(of: lines).flatMap { segment -> [PageElement] in
          switch segment {
          case .form(let form): [.form(form)]
          case .lines(let plain): grouping.paragraphs(of: plain).map(PageElement.paragraph)
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
    return distances.count >= thresholds.fewestPitches
      ? median(distances) ?? scale.linePitch : scale.linePitch
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
