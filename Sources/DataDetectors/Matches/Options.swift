public import Foundation

extension DataDetector {
  /// What is known of the document a text comes from.
  ///
  /// Every property is a hint: a wrong or missing hint changes how a doubtful match is read, never
  /// whether the call succeeds.
  public struct Options: Hashable, Sendable, Codable {
    /// The day the document was written, for dates without a year and words such as "tomorrow".
    ///
    /// `nil` means now.
    public var documentDate: Date?

    /// The time zone of times that name none; `nil` means the user's.
    public var documentTimeZone: TimeZone?

    /// The language of the text; `nil` means unknown.
    public var documentLanguageCode: Locale.LanguageCode?

    /// The region whose habits decide phone numbers without a country, "$", and dates with slashes.
    ///
    /// `nil` means unknown.
    public var documentRegion: Locale.Region?

    /// Creates options that know nothing.
    public init() {}

    /// Creates options from what is known.
    public init(
      documentDate: Date?,
      documentTimeZone: TimeZone? = nil,
      documentLanguageCode: Locale.LanguageCode? = nil,
      documentRegion: Locale.Region? = nil
    ) {
      self.documentDate = documentDate
      self.documentTimeZone = documentTimeZone
      self.documentLanguageCode = documentLanguageCode
      self.documentRegion = documentRegion
    }
  }
}
