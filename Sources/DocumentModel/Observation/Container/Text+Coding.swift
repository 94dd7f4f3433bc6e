import DataDetectors

extension DocumentObservation.Container.Text: Codable {
  private enum CodingKeys: CodingKey {
    case transcript, lines, words, detectedData, textAlignment, boundingRegion, pieces
  }

  /// Reads a text; ranges of detected data are made anew for its transcript.
  ///
  /// Refuses a text whose parts reach beyond its transcript or its lines.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let transcript = try values.decode(String.self, forKey: .transcript)
    let lines = try values.decode([RecognizedTextObservation].self, forKey: .lines)
    let pieces = try values.decode([TextPiece].self, forKey: .pieces)
    let isSound = pieces.allSatisfy { piece in
      piece.utf8Range.lowerBound >= 0 && piece.utf8Range.upperBound <= transcript.utf8.count
        && lines.indices.contains(piece.line) && piece.lineOffset >= 0
        && piece.lineOffset <= lines[piece.line].transcript.utf8.count
    }
    guard isSound else {
      throw DecodingError.dataCorruptedError(
        forKey: .pieces, in: values,
        debugDescription: "A part of the text reaches beyond the transcript or its line.")
    }
    let data = try values.decodeIfPresent(
      [DocumentObservation.Container.DataDetectorMatch].self, forKey: .detectedData)
    self.init(
      transcript: transcript, lines: lines,
      words: try values.decodeIfPresent([RecognizedTextObservation].self, forKey: .words),
      detectedData: (data ?? []).map {
        DocumentObservation.Container.DataDetectorMatch(
          match: $0.match.rebound(to: transcript), boundingRegion: $0.boundingRegion)
      },
      textAlignment: try values.decodeIfPresent(Alignment.self, forKey: .textAlignment),
      boundingRegion: try values.decode(NormalizedRegion.self, forKey: .boundingRegion),
      pieces: pieces)
  }

  /// Writes all parts of the text.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(transcript, forKey: .transcript)
    try values.encode(lines, forKey: .lines)
    try values.encodeIfPresent(words, forKey: .words)
    if !detectedData.isEmpty { try values.encode(detectedData, forKey: .detectedData) }
    try values.encodeIfPresent(textAlignment, forKey: .textAlignment)
    try values.encode(boundingRegion, forKey: .boundingRegion)
    try values.encode(pieces, forKey: .pieces)
  }
}
