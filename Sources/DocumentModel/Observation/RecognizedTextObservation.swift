public import Foundation

/// A line or a word that was read in an image.
///
/// The same value, with the same ``uuid``, stands in every view that shows the line: the whole
/// text, its paragraph, its cell.
public struct RecognizedTextObservation: VisionObservation, QuadrilateralProviding {
  /// The line's name, made from its text and its place.
  public let uuid: UUID
  /// The readings, best first; at least one.
  public let candidates: [RecognizedText]
  /// The corner at the start of the top edge.
  public let topLeft: NormalizedPoint
  /// The corner at the end of the top edge.
  public let topRight: NormalizedPoint
  /// The corner at the end of the bottom edge.
  public let bottomRight: NormalizedPoint
  /// The corner at the start of the bottom edge.
  public let bottomLeft: NormalizedPoint
  /// Whether the line belongs to the document's title.
  public let isTitle: Bool
  /// Whether the sentence goes on in the next line, where known.
  public let shouldWrapToNextLine: Bool?
  /// The languages the text was read in.
  public let recognitionLanguages: [Locale.Language]
  /// The direction the text runs in, where known.
  public let textDirection: Direction?
  /// The request that led to the observation, where there was one.
  public let originatingRequestDescriptor: RequestDescriptor?
  /// What was read of a word, or of all its cell, before a second look read it differently.
  public let firstReading: RecognizedText?

  /// The direction that text runs in.
  public typealias Direction = TextDirection

  /// Makes a line or a word.
  ///
  /// - Parameters:
  ///   - best: The best reading.
  ///   - others: Other readings, best first.
  ///   - region: The outline; its ``ContoursObservation/Contour/boundingQuad`` gives the corners.
  ///   - place: What tells the line from an equal one elsewhere, such as its page's number.
  ///   - isTitle: Whether the line belongs to the document's title.
  ///   - shouldWrapToNextLine: Whether the sentence goes on in the next line.
  ///   - recognitionLanguages: The languages the text was read in.
  ///   - textDirection: The direction the text runs in.
  ///   - originatingRequestDescriptor: The request that led to the observation.
  ///   - firstReading: What was read before a look with knowledge of the column.
  public init(
    best: RecognizedText, others: [RecognizedText] = [], region: NormalizedRegion,
    place: String = "", isTitle: Bool = false, shouldWrapToNextLine: Bool? = nil,
    recognitionLanguages: [Locale.Language] = [], textDirection: Direction? = nil,
    originatingRequestDescriptor: RequestDescriptor? = nil, firstReading: RecognizedText? = nil
  ) {
    let quad = region.boundingQuad
    var name = ContentName()
    name.add(place)
    name.add(best.string)
    name.add(quad.boundingRegion.points)
    uuid = name.uuid
    candidates = [best] + others
    (topLeft, topRight) = (quad.topLeft, quad.topRight)
    (bottomLeft, bottomRight) = (quad.bottomLeft, quad.bottomRight)
    self.isTitle = isTitle
    self.shouldWrapToNextLine = shouldWrapToNextLine
    self.recognitionLanguages = recognitionLanguages
    self.textDirection = textDirection
    self.originatingRequestDescriptor = originatingRequestDescriptor
    self.firstReading = firstReading
  }

  /// The best readings, best first, at most as many as asked for.
  public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] {
    Array(candidates.prefix(max(0, maxCandidateCount)))
  }

  /// The best reading's text.
  public var transcript: String { candidates.first?.string ?? "" }

  /// How sure the recogniser is of the best reading, 0…1.
  public var confidence: Float { candidates.first?.confidence ?? 0 }

  /// The four corners as an outline.
  public var boundingRegion: NormalizedRegion {
    NormalizedRegion(points: [topLeft, topRight, bottomRight, bottomLeft])
  }

  /// The upright box round the four corners.
  public var boundingBox: NormalizedRect { boundingRegion.boundingBox }

  /// The text and its confidence.
  public var description: String { "\"\(transcript)\" (\(confidence))" }
}
