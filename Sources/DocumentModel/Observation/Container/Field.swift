public import Foundation

extension DocumentObservation.Container {
  /// A label outside tables with its value, or with room for one.
  ///
  /// An addition to Apple's shape.
  public struct Field: BoundingRegionProviding, Codable, Hashable, Sendable {
    /// The label, without the colon behind it.
    public let key: Text
    /// The value; `nil` where nothing is filled in.
    public let value: Text?
    /// The outline of label, value and the room for it.
    public let boundingRegion: NormalizedRegion

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - key: The label.
    ///   - value: The value, if there is one.
    ///   - boundingRegion: The outline; by default that of label and value.
    public init(key: Text, value: Text?, boundingRegion: NormalizedRegion? = nil) {
      self.key = key
      self.value = value
      self.boundingRegion =
        boundingRegion
        ?? .enclosing([key.boundingRegion] + (value.map { [$0.boundingRegion] } ?? []))
    }

    /// The field's name, made from its label, its value and its place.
    public var uuid: UUID {
      var name = ContentName()
      name.add("field")
      name.add(key.transcript)
      name.add(value?.transcript ?? "")
      name.add(boundingRegion.points)
      return name.uuid
    }
  }
}
