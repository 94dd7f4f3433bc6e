internal import DocumentModel

/// What lists are made of: a line of text, or a block of program text as a whole.
struct FlowLine: Sendable {
  /// The line, or the lines of program text; never empty.
  let lines: [TextLine]
  /// Whether it is program text.
  let isCode: Bool
  /// The list marker that it begins with.
  let marked: MarkedLine?
  /// The box around the lines.
  let box: PageRect
  /// The type size.
  let typeSize: Double
  /// The height of the first line's baseline.
  let firstBaseline: Double
  /// The height of the last line's baseline.
  let lastBaseline: Double

  /// Makes a line of text.
  init(_ line: TextLine, marked: MarkedLine?) {
    lines = [line]
    isCode = false
    self.marked = marked
    box = line.box
    typeSize = line.typeSize
    firstBaseline = line.baseline
    lastBaseline = line.baseline
  }

  /// Makes a block of program text; `nil` of no lines.
  init?(code: [TextLine]) {
    guard let first = code.first, let last = code.last,
      let box = PageRect.bounding(code.lazy.map(\.box))
    else { return nil }
    lines = code
    isCode = true
    marked = nil
    self.box = box
    typeSize = first.typeSize
    firstBaseline = first.baseline
    lastBaseline = last.baseline
  }

  /// The width of the first word.
  var firstWordWidth: Double { lines.first?.runs.first?.words.first?.box.width ?? 0 }
}
