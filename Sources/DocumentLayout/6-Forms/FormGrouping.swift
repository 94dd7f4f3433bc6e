internal import DocumentModel

/// Parts the lines of a region that have check boxes, or room to write on, from the others.
///
/// A line that begins with its only box is an item of a list; other lines with boxes are forms, and those of one kind that
/// follow each other at usual distances are one.
struct FormGrouping {
  let thresholds: LayoutThresholds.Forms
  let scale: TextScale
  let reading: BoxReading
  let fields: FieldReading

  /// A part of a region's text: lines without boxes, or a form.
  enum Segment: Sendable {
    case lines([TextLine])
    case form(FormDraft)
  }

  /// The markers of lines, with the boxes of those that begin with one.
  ///
  /// n log n.
  func markers(of lines: [TextLine], _ markers: [MarkedLine?]) -> [MarkedLine?] {
    zip(lines, markers).map { line, marker in
      let words = line.words
      let marks = reading.marks(in: words)
      guard let mark = marks.first else { return marker }
      // A box that doesn't lead its line leaves the line to the form stage.
      guard marks.count == 1, let box = reading.boxes(marks, in: words, line: 0).first,
        box.place == 0, let text = box.label.first
      else { return nil }
      var marked = ListMarker(
        family: .box, value: 0, utf8Count: mark.start?.utf8Count ?? 0)
      marked.box = mark
      return MarkedLine(
        marker: marked, left: mark.box.left, textLeft: text.box.left,
        gap: text.box.left - mark.box.right)
    }
  }

  /// The lines as forms and what is between them, in order; every line is in one.
  ///
  /// n log n.
  func segments(of lines: [TextLine]) -> [Segment] {
    var segments: [Segment] = []
    var plain: [TextLine] = []
    var form: FormDraft?
    var last: TextLine?
    func close() {
      if let form { segments.append(.form(form)) }
      form = nil
    }
    for line in lines {
      let marks = reading.marks(in: line.words)
      let filled = marks.isEmpty ? fields.filledIn(line) : nil
      guard !marks.isEmpty || filled != nil else {
        close()
        plain.append(line)
        continue
      }
      if !plain.isEmpty { segments.append(.lines(plain)) }
      plain = []
      let widest = scale.length(thresholds.widestGroupDistance)
      let isOther = form.map { $0.boxes.isEmpty != marks.isEmpty } ?? false
      if isOther || last.map({ line.baseline - $0.baseline > widest }) ?? false { close() }
      var draft = form ?? FormDraft(lines: [])
      draft.boxes += reading.boxes(
        marks, in: line.words, line: draft.lines.count, before: draft.boxes.last?.group ?? [])
      draft.fields += filled ?? []
      draft.lines.append(line.words)
      form = draft
      last = line
    }
    close()
    if !plain.isEmpty { segments.append(.lines(plain)) }
    return segments
  }
}
