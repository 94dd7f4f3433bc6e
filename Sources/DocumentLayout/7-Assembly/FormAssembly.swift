internal import DocumentModel

/// Builds the public form of a draft whose lines are made.
struct FormAssembly {
  typealias Text = DocumentObservation.Container.Text
  typealias Checkbox = DocumentObservation.Container.Checkbox
  typealias Field = DocumentObservation.Container.Field

  let page: WordPage
  let slant: Slant
  let text: Text
  /// Where each word stands in the text, by its place in the page's list of words.
  private let ranges: [Int: Range<Int>]
  /// Where each line ends in the text.
  private let lineEnds: [Int]
  private let words: [Int: RecognizedTextObservation]

  /// Takes the lines of a text.
  init(_ text: Text, lines: [ObservationFactory.Line], page: WordPage, slant: Slant) {
    self.page = page
    self.slant = slant
    self.text = text
    var ranges: [Int: Range<Int>] = [:]
    var words: [Int: RecognizedTextObservation] = [:]
    var ends: [Int] = []
    var start = 0
    for line in lines {
      let sorted = line.ranges.sorted { $0.value.lowerBound < $1.value.lowerBound }
      for ((index, range), word) in zip(sorted, line.words) {
        ranges[index] = (range.lowerBound + start)..<(range.upperBound + start)
        words[index] = word
      }
      start += line.observation.transcript.utf8.count
      ends.append(start)
      start += 1
    }
    self.ranges = ranges
    self.words = words
    lineEnds = ends
  }

  /// The form; `elsewhere` gives the texts of other cells by the first of their words, `above` is
  /// the text that heads boxes without a heading of their own.
  func form(
    of draft: FormDraft, above: Text? = nil, elsewhere: [Int: Text] = [:]
  ) -> DocumentObservation.Container.Form {
    func other(_ lines: [[LayoutWord]]) -> Text? {
      lines.first?.first.flatMap { elsewhere[$0.index] }
    }
    var end = 0
    let boxes = draft.boxes.map { box -> Checkbox in
      let label = part(box.label, without: box.mark) ?? other(box.labelElsewhere)
      var range = place(of: box, in: draft)
      // Boxes come in the order of their places.
      range = max(end, range.lowerBound)..<max(end, range.upperBound)
      end = range.upperBound
      return Checkbox(
        isChecked: box.mark.isChecked, confidence: confidence(of: box.mark), label: label,
        groupLabel: part(box.group, isKey: true) ?? other(box.heading) ?? above,
        boundingRegion: page.region(of: slant.original(box.mark.box)), utf8Range: range)
    }
    let fields = draft.fields.compactMap { field -> Field? in
      guard let key = part(field.key, isKey: true) else { return nil }
      let box = PageRect.bounding(
        (field.key + field.value).map { page.words[$0.index].box }
          + (field.blank.map { [slant.original($0)] } ?? []))
      return Field(
        key: key, value: part(field.value), boundingRegion: box.map { page.region(of: $0) })
    }
    return DocumentObservation.Container.Form(text: text, checkboxes: boxes, fields: fields)
  }

  /// How sure a box's state is; a printed one is as sure as its words were read.
  private func confidence(of mark: BoxMark) -> Float {
    let read =
      mark.words.map { page.words[$0].confidence }
      + (mark.start.map { [page.words[$0.word].confidence] } ?? [])
    let least = read.min().map { $0.isNaN ? 0 : min(max($0, 0), 1) } ?? 1
    return min(Float(mark.confidence), read.isEmpty ? 1 : max(least, Float(mark.confidence) / 2))
  }

  /// The words as a part of the text.
  private func part(
    _ own: [LayoutWord], without mark: BoxMark? = nil, isKey: Bool = false
  ) -> Text? {
    let places = own.compactMap { ranges[$0.index] }
    guard var lower = places.map(\.lowerBound).min(), var upper = places.map(\.upperBound).max()
    else { return nil }
    if let start = mark?.start, own.first?.index == start.word { lower += start.utf8Count }
    let string = text.transcript.utf8
    if isKey, upper > lower, string.dropFirst(upper - 1).first == UInt8(ascii: ":") { upper -= 1 }
    guard lower < upper else { return nil }
    return text.part(
      utf8Range: lower..<upper,
      words: text.words == nil ? nil : own.compactMap { words[$0.index] })
  }

  /// Where a box stands in the text.
  private func place(of box: BoxDraft, in draft: FormDraft) -> Range<Int> {
    let own = box.mark.words.compactMap { ranges[$0] }
    if let lower = own.map(\.lowerBound).min(), let upper = own.map(\.upperBound).max() {
      return lower..<upper
    }
    if let start = box.mark.start, let range = ranges[start.word] {
      return range.lowerBound..<min(range.upperBound, range.lowerBound + start.utf8Count)
    }
    if box.isLabelBefore, let end = box.label.compactMap({ ranges[$0.index]?.upperBound }).max() {
      return end..<end
    }
    let line = draft.lines.indices.contains(box.line) ? draft.lines[box.line] : []
    if let next = line.dropFirst(box.place).first, let range = ranges[next.index] {
      return range.lowerBound..<range.lowerBound
    }
    let end = lineEnds.indices.contains(box.line) ? lineEnds[box.line] : text.transcript.utf8.count
    return end..<end
  }
}
