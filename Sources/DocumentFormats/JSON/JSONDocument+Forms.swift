extension JSONDocument {
  /// A box that can be ticked.
  public struct Checkbox: Codable, Hashable, Sendable {
    /// Whether there is a mark in it.
    public var isChecked: Bool
    /// How sure that is, 0…1.
    public var confidence: Double
    /// What is ticked; absent where no text is near.
    public var label: String?
    /// What the choice is about; absent where nothing tells.
    public var group: String?
    /// Where the box stands.
    public var place: Place?
  }

  /// A label with its value, or with room for one.
  public struct Field: Codable, Hashable, Sendable {
    /// The label, without the colon behind it.
    public var key: String
    /// The value; absent where nothing is filled in.
    public var value: String?
    /// The data in the value; absent without any.
    public var data: [Datum]?
    /// Where label, value and the room for it stand.
    public var place: Place?
  }
}
