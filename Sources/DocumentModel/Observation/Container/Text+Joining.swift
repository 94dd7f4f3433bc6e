import DataDetectors

extension DocumentObservation.Container.Text {
  /// Makes the text of a container from its blocks.
  init(joining blocks: [DocumentObservation.Block]) {
    if case .text(let only, _)? = blocks.first, blocks.count == 1 {
      self = only
      return
    }
    if case .form(let only)? = blocks.first, blocks.count == 1 {
      self = only.text
      return
    }
    var joiner = TextJoiner()
    joiner.append(blocks)
    self = joiner.text
  }
}

/// Puts texts one after another, with what parts them, into one.
///
/// Data found in the parts is restated in the whole. Linear in the length of the whole, but for
/// the restating, which is linear for each match.
struct TextJoiner {
  private var transcript = ""
  private var lines: [RecognizedTextObservation] = []
  private var words: [RecognizedTextObservation]? = []
  private var pieces: [TextPiece] = []
  private var found: [(match: DocumentObservation.Container.DataDetectorMatch, offset: Int)] = []
  private var regions: [NormalizedRegion] = []

  var text: DocumentObservation.Container.Text {
    let data = found.map { part in
      DocumentObservation.Container.DataDetectorMatch(
        match: part.match.match.shifted(byUTF8: part.offset, in: transcript),
        boundingRegion: part.match.boundingRegion)
    }
    return DocumentObservation.Container.Text(
      transcript: transcript, lines: lines, words: words, detectedData: data, textAlignment: nil,
      boundingRegion: .enclosing(regions), pieces: pieces)
  }

  mutating func append(_ blocks: [DocumentObservation.Block]) {
    for block in blocks {
      switch block {
      case .text(let text, _): append(text, after: "\n\n")
      case .list(let list): append(list, after: "\n\n")
      case .table(let table): append(table, after: "\n\n")
      case .form(let form): append(form, after: "\n\n")
      }
    }
  }

  private mutating func append(_ list: DocumentObservation.Container.List, after separator: String)
  {
    for (index, item) in list.items.enumerated() {
      appendMarker(of: item, after: index == 0 ? separator : "\n")
      for (position, block) in item.content.blocks.enumerated() {
        switch block {
        case .text(let text, _): append(text, after: position == 0 ? "" : "\n")
        case .list(let inner): append(inner, after: "\n")
        case .table(let table): append(table, after: "\n")
        case .form(let form): append(form, after: position == 0 ? "" : "\n")
        }
      }
    }
  }

  private mutating func append(
    _ form: DocumentObservation.Container.Form, after separator: String
  ) {
    if !form.text.lines.isEmpty { append(form.text, after: separator) }
  }

  /// Writes a marker that stands in the line of the item's own text, or alone.
  private mutating func appendMarker(
    of item: DocumentObservation.Container.List.Item, after separator: String
  ) {
    guard let marker = item.marker, !marker.transcript.isEmpty else {
      if !item.content.text.transcript.isEmpty { appendSeparator(separator) }
      return
    }
    append(marker, after: separator)
    if !item.content.text.transcript.isEmpty { transcript += " " }
  }

  private mutating func append(
    _ table: DocumentObservation.Container.Table, after separator: String
  ) {
    var previous: Int?
    for cell in table.cells where !cell.content.text.transcript.isEmpty {
      let isSameRow = previous == cell.rowRange.lowerBound
      append(
        cell.content.text, after: previous == nil ? separator : isSameRow ? "\t" : "\n")
      previous = cell.rowRange.lowerBound
    }
  }

  private mutating func append(
    _ text: DocumentObservation.Container.Text, after separator: String
  ) {
    if !text.transcript.isEmpty { appendSeparator(separator) }
    let (start, firstLine) = (transcript.utf8.count, lines.count)
    transcript += text.transcript
    // A line that a marker and its item share is listed once.
    let isContinued = firstLine > 0 && text.lines.first?.uuid == lines.last?.uuid
    lines += text.lines.dropFirst(isContinued ? 1 : 0)
    pieces += text.pieces.map { piece in
      TextPiece(
        utf8Range: (piece.utf8Range.lowerBound + start)..<(piece.utf8Range.upperBound + start),
        line: piece.line + firstLine - (isContinued ? 1 : 0), lineOffset: piece.lineOffset)
    }
    if let new = text.words { words?.append(contentsOf: new) } else { words = nil }
    found += text.detectedData.map { ($0, start) }
    regions.append(text.boundingRegion)
  }

  private mutating func appendSeparator(_ separator: String) {
    if !transcript.isEmpty { transcript += separator }
  }
}
