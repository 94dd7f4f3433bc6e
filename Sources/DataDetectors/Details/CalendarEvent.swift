public import Foundation

extension DataDetector.Match.SemanticDetails {
  /// A date, a time, or a range of them.
  public struct CalendarEvent: Hashable, Sendable, Codable {
    /// Whether no time of day is given.
    public let allDay: Bool
    /// When it begins; for a whole day the day's first moment in the start time zone.
    public let startDate: Date?
    /// The time zone of the start where the text names one.
    public let startTimeZone: TimeZone?
    /// When it ends; `nil` for a single day or moment, and for whole days the last day's first moment.
    public let endDate: Date?
    /// The time zone of the end where the text names one.
    public let endTimeZone: TimeZone?

    /// Creates a calendar event.
    public init(
      allDay: Bool,
      startDate: Date?,
      startTimeZone: TimeZone? = nil,
      endDate: Date? = nil,
      endTimeZone: TimeZone? = nil
    ) {
      self.allDay = allDay
      self.startDate = startDate
      self.startTimeZone = startTimeZone
      self.endDate = endDate
      self.endTimeZone = endTimeZone
    }
  }
}
