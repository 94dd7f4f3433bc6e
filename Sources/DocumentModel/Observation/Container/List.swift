extension DocumentObservation.Container {
  /// A list of items.
  public struct List: BoundingRegionProviding, Codable, Hashable, Sendable {
    /// The items in order; lists within an item stand in its content.
    public let items: [Item]
    /// The outline of the list.
    public let boundingRegion: NormalizedRegion

    /// Makes a list.
    public init(items: [Item], boundingRegion: NormalizedRegion? = nil) {
      self.items = items
      self.boundingRegion = boundingRegion ?? .enclosing(items.map(\.content.boundingRegion))
    }

    /// One item of a list.
    public struct Item: Codable, Hashable, Sendable {
      /// What the item holds, without its marker.
      ///
      /// Lists within the item stand in the content's `lists`.
      public let content: DocumentObservation.Container
      /// The marker as a text with its line and words; `nil` where an item has none.
      ///
      /// The marker's line is the item's first line where both stand in one. An addition to
      /// Apple's shape.
      public let marker: Text?
      /// The kind of marker, where it is one of the known ones.
      public let markerType: Marker?

      /// Makes an item.
      public init(
        content: DocumentObservation.Container, marker: Text?, markerType: Marker?
      ) {
        self.content = content
        self.marker = marker
        self.markerType = markerType
      }

      /// The item's own text without its marker and without the lists in it.
      public var itemString: String {
        content.paragraphs.map(\.transcript).joined(separator: "\n")
      }

      /// The marker as printed; empty where there is none.
      public var markerString: String { marker?.transcript ?? "" }
    }

    /// The kinds of marker.
    public enum Marker: String, Codable, Hashable, Sendable {
      /// A bullet or another symbol.
      case bullet
      /// A dash.
      case hyphen
      /// A number, such as 1.
      case decimal
      /// A number of several parts, such as 1.2.
      case compositeDecimal
      /// A number in a circle.
      case decorativeDecimal
      /// A small letter, such as a.
      case lowercaseLatin
      /// A capital letter, such as A.
      case uppercaseLatin
    }
  }
}
