public import DocumentModel
public import Foundation

extension Contact {
  /// One piece of a contact, with what it rests on.
  public struct Field: Codable, Hashable, Sendable {
    /// What the field is taken to say: a name, an email address, or a phone number as printed.
    public var value: String
    /// The value in a form for machines, where there is one: a phone number as E.164 where its
    /// country is explicit, an email address with its domain in small letters.
    public var normalized: String?
    /// The text as printed.
    public var printed: String
    /// Where it stands in the image.
    public var region: NormalizedRegion
    /// The names of the lines it stands in.
    public var lines: [UUID]
    /// How sure the reading is, 0…1.
    public var confidence: Float
    /// What is doubtful about it; empty for a field that can be used as it is.
    public var doubts: [Doubt]

    /// Makes a field; the printed text is the value unless given.
    public init(
      value: String, normalized: String? = nil, printed: String? = nil,
      region: NormalizedRegion = .empty, lines: [UUID] = [], confidence: Float = 1,
      doubts: [Doubt] = []
    ) {
      self.value = value
      self.normalized = normalized
      self.printed = printed ?? value
      self.region = region
      self.lines = lines
      self.confidence = confidence
      self.doubts = doubts
    }

    /// The value's digits, for comparing phone numbers.
    public var digits: String { value.filter { $0.wholeNumberValue != nil && $0.isNumber } }

    /// Whether anything is doubtful about the field.
    public var isDoubtful: Bool { !doubts.isEmpty }
  }
}
