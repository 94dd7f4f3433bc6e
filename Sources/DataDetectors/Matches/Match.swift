extension DataDetector {
  /// One piece of data found in a text.
  ///
  /// Two matches are equal when their details, place in UTF-8 offsets, style, repair, doubt and
  /// other readings are; ``range`` takes no part, since an index means nothing without its string.
  public struct Match: Sendable {
    /// What was found.
    public let details: SemanticDetails

    /// Where it was found, in indices of the scanned string, on character boundaries.
    ///
    /// `nil` after decoding, until ``rebound(to:)`` is called.
    public let range: Range<String.Index>?

    /// Where it was found: offsets into the UTF-8 view of the scanned string.
    ///
    /// An addition to Apple's shape that outlives encoding. `nil` when the place is unknown.
    public let utf8Range: Range<Int>?

    /// How an interface should show the match.
    public let preferredHighlightStyle: HighlightStyle

    /// What was put right to read the value; `nil` when it stands in the text as it is.
    ///
    /// An addition to Apple's shape.
    public let repair: Repair?

    /// How sure the kind and the value are, 0 to 1; repairs and weak evidence lower it.
    ///
    /// An addition to Apple's shape.
    public let confidence: Float

    /// Other values that the same text may stand for, likeliest first, such as 3 April for 03/04.
    ///
    /// Empty when there is one reading. An addition to Apple's shape.
    public let otherReadings: [SemanticDetails]

    /// Creates a match from its parts.
    public init(
      details: SemanticDetails,
      range: Range<String.Index>?,
      utf8Range: Range<Int>? = nil,
      preferredHighlightStyle: HighlightStyle = .regular,
      repair: Repair? = nil,
      confidence: Float = 1,
      otherReadings: [SemanticDetails] = []
    ) {
      self.details = details
      self.range = range
      self.utf8Range = utf8Range
      self.preferredHighlightStyle = preferredHighlightStyle
      self.repair = repair
      self.confidence = confidence
      self.otherReadings = otherReadings
    }

    /// How an interface should show a match.
    public enum HighlightStyle: String, Hashable, Sendable, Codable {
      /// Not at all: the match only serves as context.
      case hidden
      /// As data of its kind.
      case regular
      /// As a link.
      case url
    }
  }
}

extension DataDetector.Match: Hashable {
  /// Compares everything but ``range``.
  public static func == (left: Self, right: Self) -> Bool {
    left.utf8Range == right.utf8Range && left.details == right.details
      && left.preferredHighlightStyle == right.preferredHighlightStyle
      && left.repair == right.repair && left.confidence == right.confidence
      && left.otherReadings == right.otherReadings
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(utf8Range)
    hasher.combine(details)
    hasher.combine(preferredHighlightStyle)
    hasher.combine(repair)
    hasher.combine(confidence)
    hasher.combine(otherReadings)
  }
}

extension DataDetector.Match: Codable {
  private enum CodingKeys: String, CodingKey {
    case details, utf8Range, preferredHighlightStyle, repair, confidence, otherReadings
  }

  /// Decodes a match whose ``range`` is `nil` until it is rebound to its text.
  ///
  /// - Throws: `DecodingError` when a part is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      details: try values.decode(SemanticDetails.self, forKey: .details),
      range: nil,
      utf8Range: try values.decodeIfPresent(Range<Int>.self, forKey: .utf8Range),
      preferredHighlightStyle: try values.decode(
        HighlightStyle.self, forKey: .preferredHighlightStyle),
      repair: try values.decodeIfPresent(Repair.self, forKey: .repair),
      confidence: try values.decodeIfPresent(Float.self, forKey: .confidence) ?? 1,
      otherReadings: try values.decodeIfPresent([SemanticDetails].self, forKey: .otherReadings)
        ?? [])
  }

  /// Encodes everything but ``range``.
  ///
  /// - Throws: `EncodingError` when the details hold a unit that ``KnownUnit`` doesn't list.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(details, forKey: .details)
    try values.encodeIfPresent(utf8Range, forKey: .utf8Range)
    try values.encode(preferredHighlightStyle, forKey: .preferredHighlightStyle)
    try values.encodeIfPresent(repair, forKey: .repair)
    try values.encode(confidence, forKey: .confidence)
    if !otherReadings.isEmpty {
      try values.encode(otherReadings, forKey: .otherReadings)
    }
  }
}
