public import DataDetectors

extension DocumentObservation.Container {
  /// A piece of data in a text, with its place in the image.
  public struct DataDetectorMatch: BoundingRegionProviding, Codable, Hashable, Sendable {
    /// What was found, with its range in the text's transcript.
    public let match: DataDetector.Match
    /// Where it stands in the image.
    public let boundingRegion: NormalizedRegion

    /// Makes a match with its place.
    public init(match: DataDetector.Match, boundingRegion: NormalizedRegion) {
      self.match = match
      self.boundingRegion = boundingRegion
    }
  }
}
