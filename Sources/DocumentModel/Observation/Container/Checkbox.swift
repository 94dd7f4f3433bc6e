public import Foundation

extension DocumentObservation.Container {
  /// A box that can be ticked: drawn, or printed as a sign or as brackets.
  ///
  /// An addition to Apple's shape.
  public struct Checkbox: BoundingRegionProviding, Codable, Hashable, Sendable {
    /// Whether there is a mark in the box.
    public let isChecked: Bool
    /// How sure that is, 0…1.
    public let confidence: Float
    /// What is ticked: the nearest text; `nil` where none is near.
    public let label: Text?
    /// What the choice is about: the text before the first box of its group, else the heading of
    /// its row or of the texts above it; `nil` where there is none.
    public let groupLabel: Text?
    /// The outline of the box.
    public let boundingRegion: NormalizedRegion
    /// Where the box stands in its form's text, in offsets of the UTF-8 view.
    ///
    /// Covers the mark where that is printed, and is empty where the box is drawn.
    public let utf8Range: Range<Int>

    /// Makes a check box.
    public init(
      isChecked: Bool, confidence: Float, label: Text?, groupLabel: Text? = nil,
      boundingRegion: NormalizedRegion, utf8Range: Range<Int>
    ) {
      self.isChecked = isChecked
      self.confidence = confidence
      self.label = label
      self.groupLabel = groupLabel
      self.boundingRegion = boundingRegion
      self.utf8Range = utf8Range
    }

    /// The box's name, made from its place and its label.
    public var uuid: UUID {
      var name = ContentName()
      name.add("checkbox")
      name.add(label?.transcript ?? "")
      name.add(boundingRegion.points)
      return name.uuid
    }

    /// The box as plain text: "[x]" or "[ ]".
    public var mark: String { isChecked ? "[x]" : "[ ]" }
  }
}
