public import Foundation

extension DataDetector {
  /// What stands around a text: the kinds it should hold, and other readings of its characters.
  ///
  /// An empty context knows nothing, and is what plain strings get.
  public struct Context: Hashable, Sendable, Codable {
    /// The kinds that the place of the text shows, such as those of the other cells in its column.
    ///
    /// Empty means nothing is known. An expected kind is repaired more bravely, and a text that is
    /// nothing but a damaged value is then read as a whole.
    public var expected: MatchType

    /// Other readings that a recogniser had for parts of the text.
    ///
    /// Ranges that lie outside the text or overlap an earlier one are ignored.
    public var alternatives: [Alternative]

    /// The currency of amounts that print none, such as that of the other cells in the column.
    ///
    /// Counts only where ``MatchType/moneyAmount`` is expected: a line that is nothing but a number
    /// is then an amount. `nil` means that amounts without a currency are none.
    public var currency: Locale.Currency?

    /// Creates a context.
    public init(
      expected: MatchType = [], alternatives: [Alternative] = [], currency: Locale.Currency? = nil
    ) {
      self.expected = expected
      self.alternatives = alternatives
      self.currency = currency
    }
  }

  /// A part of a text for which a recogniser had other readings.
  public struct Alternative: Hashable, Sendable, Codable {
    /// Where the part lies: offsets into the UTF-8 view of the text.
    public var utf8Range: Range<Int>

    /// The other readings, likeliest first.
    public var readings: [Reading]

    /// Creates an alternative.
    public init(utf8Range: Range<Int>, readings: [Reading]) {
      self.utf8Range = utf8Range
      self.readings = readings
    }

    /// One other reading of a part of a text.
    public struct Reading: Hashable, Sendable, Codable {
      /// What the part reads instead.
      public var text: String

      /// How sure the recogniser was, 0 to 1.
      public var confidence: Float

      /// Creates a reading.
      public init(text: String, confidence: Float) {
        self.text = text
        self.confidence = confidence
      }
    }
  }
}
