package import DataDetectors

extension DocumentObservation.Container.Text {
  /// Makes a text from its lines.
  ///
  /// - Parameters:
  ///   - lines: The lines in reading order.
  ///   - words: The words in reading order; `nil` for scripts without word spaces.
  ///   - skippedPrefixes: For each line the number of UTF-8 units at its start that don't belong to
  ///     the text, such as a list item's marker; lines beyond the end have none.
  ///   - textAlignment: How the lines are aligned.
  ///   - boundingRegion: The outline; by default that of the lines.
  public init(
    lines: [RecognizedTextObservation], words: [RecognizedTextObservation]?,
    skippedPrefixes: [Int] = [], textAlignment: Alignment? = nil,
    boundingRegion: NormalizedRegion? = nil
  ) {
    var transcript = ""
    var pieces: [TextPiece] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { transcript += "\n" }
      let string = line.transcript
      let skipped = min(
        max(0, index < skippedPrefixes.count ? skippedPrefixes[index] : 0),
        string.utf8.count)
      let start = transcript.utf8.count
      transcript += string.substring(utf8Range: skipped..<string.utf8.count)
      pieces.append(
        TextPiece(utf8Range: start..<transcript.utf8.count, line: index, lineOffset: skipped))
    }
    self.init(
      transcript: transcript, lines: lines, words: words, detectedData: [],
      textAlignment: textAlignment,
      boundingRegion: boundingRegion ?? .enclosing(lines.map(\.boundingRegion)), pieces: pieces)
  }

  /// Makes a text of the start of a line, such as a list item's marker.
  ///
  /// - Parameters:
  ///   - line: The whole line.
  ///   - utf8Count: How many UTF-8 units at its start belong to the text.
  ///   - words: The words of that part.
  public init(
    startOf line: RecognizedTextObservation, utf8Count: Int, words: [RecognizedTextObservation]?
  ) {
    let string = line.transcript
    let range = 0..<min(max(0, utf8Count), string.utf8.count)
    let parts = line.candidates.first?.regions(in: range) ?? []
    self.init(
      transcript: String(string.substring(utf8Range: range)), lines: [line], words: words,
      detectedData: [], textAlignment: nil,
      boundingRegion: parts.isEmpty ? line.boundingRegion : .enclosing(parts),
      pieces: [TextPiece(utf8Range: range, line: 0, lineOffset: 0)])
  }

  /// A text of nothing.
  public static var empty: Self { Self(lines: [], words: []) }

  /// The same text with other data found in it.
  ///
  /// Each match needs a place in this text's transcript; matches without one, or that are printed
  /// nowhere, are left out.
  package func replacingDetectedData(_ matches: [DataDetector.Match]) -> Self {
    let placed = matches.compactMap { match in
      match.utf8Range.flatMap(region(ofUTF8:)).map {
        DocumentObservation.Container.DataDetectorMatch(match: match, boundingRegion: $0)
      }
    }
    return Self(
      transcript: transcript, lines: lines, words: words, detectedData: placed,
      textAlignment: textAlignment, boundingRegion: boundingRegion, pieces: pieces)
  }
}
