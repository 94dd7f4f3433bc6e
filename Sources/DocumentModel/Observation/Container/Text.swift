extension DocumentObservation.Container {
  /// A text with its lines, its words and the data in it.
  public struct Text: BoundingRegionProviding, Hashable, Sendable {
    /// The text as read, lines joined by line breaks.
    public let transcript: String
    /// The lines in reading order.
    public let lines: [RecognizedTextObservation]
    /// The words in reading order.
    ///
    /// `nil` where the script doesn't part words by spaces as a recogniser could see: Chinese,
    /// Japanese, Korean and Thai.
    public let words: [RecognizedTextObservation]?
    /// The data in the text, in order of place, not overlapping.
    public let detectedData: [DocumentObservation.Container.DataDetectorMatch]
    /// How the lines are aligned, where that can be told.
    public let textAlignment: Alignment?
    /// The outline of the text.
    public let boundingRegion: NormalizedRegion
    /// Which part of the transcript stands in which line.
    let pieces: [TextPiece]

    /// How lines are aligned.
    public enum Alignment: String, Codable, Hashable, Sendable {
      /// At the left.
      case leading
      /// At the middle.
      case center
      /// At the right.
      case trailing
    }

    init(
      transcript: String, lines: [RecognizedTextObservation],
      words: [RecognizedTextObservation]?, detectedData: [DataDetectorMatch],
      textAlignment: Alignment?, boundingRegion: NormalizedRegion, pieces: [TextPiece]
    ) {
      self.transcript = transcript
      self.lines = lines
      self.words = words
      self.detectedData = detectedData
      self.textAlignment = textAlignment
      self.boundingRegion = boundingRegion
      self.pieces = pieces
    }

    /// Where a part of the transcript stands in the image.
    ///
    /// Exact to the symbol where the recogniser told symbols. Returns `nil` where the range holds
    /// nothing printed or reaches beyond the transcript. Linear in the number of lines and the
    /// length of the range.
    public func boundingRegion(for range: Range<String.Index>) -> NormalizedRegion? {
      transcript.utf8Offsets(of: range).flatMap(region(ofUTF8:))
    }

    /// The mean confidence of the lines, weighted by their length; 1 without any.
    ///
    /// An addition to Apple's shape.
    public var confidence: Float {
      let lengths = lines.map { Float($0.transcript.utf8.count) }
      let total = lengths.reduce(0, +)
      guard total > 0 else { return 1 }
      return zip(lines, lengths).reduce(0) { $0 + $1.0.confidence * $1.1 } / total
    }
  }
}

/// The part of a transcript that is printed in one line.
struct TextPiece: Codable, Hashable, Sendable {
  /// The part, in offsets of the transcript's UTF-8 view.
  var utf8Range: Range<Int>
  /// The line's index.
  var line: Int
  /// Where the part begins in the line's own text.
  var lineOffset: Int
}

extension DocumentObservation.Container.Text {
  /// Where a part of the transcript stands, given by offsets of its UTF-8 view.
  package func region(ofUTF8 range: Range<Int>) -> NormalizedRegion? {
    let parts = pieces.flatMap { piece -> [NormalizedRegion] in
      let part = piece.utf8Range.clamped(to: range)
      guard !part.isEmpty, lines.indices.contains(piece.line),
        let best = lines[piece.line].candidates.first
      else { return [] }
      let start = part.lowerBound - piece.utf8Range.lowerBound + piece.lineOffset
      let regions = best.regions(in: start..<(start + part.count))
      let quad = RectangleObservation(covering: regions, confidence: 1)
      return quad.map { [$0.boundingRegion] } ?? []
    }
    return parts.isEmpty ? nil : .enclosing(parts)
  }
}
