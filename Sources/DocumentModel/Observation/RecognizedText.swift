import Foundation

/// One reading of a line or a word.
public struct RecognizedText: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The text.
  public let string: String
  /// How sure the recogniser is of it, 0…1.
  public let confidence: Float
  /// Where parts of the text stand, in the order of the text.
  ///
  /// As fine as the recogniser tells: symbols, else words.
  public let spans: [Span]

  /// Makes a reading.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - confidence: How sure the recogniser is of it, 0…1.
  ///   - spans: Where the parts of the text stand; may be empty for readings that aren't the best.
  public init(string: String, confidence: Float, spans: [Span] = []) {
    self.string = string
    self.confidence = confidence
    self.spans = spans
  }

  /// A part of a text, with its place.
  public struct Span: Codable, Hashable, Sendable {
    /// The part, in offsets of the text's UTF-8 view.
    public let utf8Range: Range<Int>
    /// The part's outline: top left, top right, bottom right, bottom left.
    public let region: NormalizedRegion

    /// Makes a part.
    public init(utf8Range: Range<Int>, region: NormalizedRegion) {
      self.utf8Range = utf8Range
      self.region = region
    }
  }

  /// Where a part of the text stands in the image.
  ///
  /// Exact to the symbol where the recogniser told symbols, else to the word. Returns `nil` where
  /// the range holds nothing printed, or reaches beyond the text.
  public func boundingBox(for range: Range<String.Index>) -> RectangleObservation? {
    guard let utf8Range = string.utf8Offsets(of: range) else { return nil }
    return RectangleObservation(covering: regions(in: utf8Range), confidence: confidence)
  }

  /// The outlines of all parts that the range touches.
  package func regions(in utf8Range: Range<Int>) -> [NormalizedRegion] {
    spans.filter { $0.utf8Range.overlaps(utf8Range) }.map(\.region)
  }

  /// The text.
  public var description: String { string }
}

extension RectangleObservation {
  /// The quadrilateral from the start of the first part to the end of the last.
  ///
  /// Parts that don't follow each other on one line give the box round all of them.
  init?(covering regions: [NormalizedRegion], confidence: Float) {
    let quads = regions.map(\.boundingQuad)
    guard let first = quads.first, let last = quads.last else { return nil }
    let box = NormalizedRegion(points: regions.flatMap(\.points)).boundingBox
    let ends = NormalizedRegion(points: [
      first.topLeft, last.topRight, last.bottomRight, first.bottomLeft,
    ])
    // The straight quadrilateral loses parts taller than both ends; then the box is right.
    let isWhole = ends.boundingBox.cgRect.insetBy(dx: -1e-9, dy: -1e-9).contains(box.cgRect)
    self = (isWhole ? ends : NormalizedRegion(box)).quad(confidence: confidence)
  }
}

extension ContoursObservation.Contour {
  fileprivate func quad(confidence: Float) -> RectangleObservation {
    let quad = boundingQuad
    return RectangleObservation(
      topLeft: quad.topLeft, topRight: quad.topRight, bottomRight: quad.bottomRight,
      bottomLeft: quad.bottomLeft, confidence: confidence)
  }
}
