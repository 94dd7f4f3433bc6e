extension DocumentObservation.Container.Text {
  /// A part of the text as a text of its own, such as a label.
  ///
  /// Holds the lines that the part touches, whole and with their names, so that they can be found
  /// again in the text it is part of. Spaces at its ends are left out. Linear in the lines.
  ///
  /// - Parameters:
  ///   - range: The part, in offsets of the transcript's UTF-8 view.
  ///   - words: The words of the part.
  /// - Returns: The part; `nil` where it holds nothing visible.
  package func part(
    utf8Range range: Range<Int>, words: [RecognizedTextObservation]?
  ) -> Self? {
    var whole = transcript.substring(utf8Range: range)
    var start = range.lowerBound
    while let first = whole.first, first.isWhitespace {
      start += first.utf8.count
      whole.removeFirst()
    }
    while whole.last?.isWhitespace == true { whole.removeLast() }
    guard !whole.isEmpty else { return nil }
    let own = start..<(start + whole.utf8.count)
    var lines: [RecognizedTextObservation] = []
    var parts: [TextPiece] = []
    for piece in pieces
    where piece.utf8Range.overlaps(own) && self.lines.indices.contains(piece.line) {
      let common = piece.utf8Range.clamped(to: own)
      parts.append(
        TextPiece(
          utf8Range: (common.lowerBound - own.lowerBound)..<(common.upperBound - own.lowerBound),
          line: lines.count,
          lineOffset: piece.lineOffset + common.lowerBound - piece.utf8Range.lowerBound))
      lines.append(self.lines[piece.line])
    }
    return Self(
      transcript: String(whole), lines: lines, words: words, detectedData: [], textAlignment: nil,
      boundingRegion: region(ofUTF8: own) ?? .enclosing(lines.map(\.boundingRegion)), pieces: parts)
  }
}
