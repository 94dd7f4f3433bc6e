internal import Foundation

/// Turns what is written into dates, by the day and time zone of the document.
struct EventDates {
  private let zone: TimeZone
  /// The day of the document.
  let today: WrittenDay

  init(options: DataDetector.Options) {
    zone = options.documentTimeZone ?? .current
    let date = options.documentDate ?? Date()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    today = WrittenDay(
      year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  /// The event between two moments, or of one.
  ///
  /// A missing year is the document's, or that of the other end; a missing day is the document's.
  func event(
    _ start: WrittenMoment, _ end: WrittenMoment?
  ) -> DataDetector.Match.SemanticDetails.CalendarEvent {
    var start = start
    if start.day?.year == nil, let year = end?.day?.year { start.day?.year = year }
    var end = end
    if end?.day?.year == nil, let year = start.day?.year { end?.day?.year = year }
    return .init(
      allDay: start.time == nil,
      startDate: date(start),
      startTimeZone: start.time?.offset.flatMap { TimeZone(secondsFromGMT: $0) },
      endDate: end.flatMap(date),
      endTimeZone: end?.time?.offset.flatMap { TimeZone(secondsFromGMT: $0) })
  }

  /// The document's year, or the first after it that has a day such as 29 February.
  private func nextYear(with day: WrittenDay) -> Int {
    let first = today.year ?? 1970
    return (first...first + 8).first { year in
      var day = day
      day.year = year
      return day.isPossible
    } ?? first
  }

  private func date(_ moment: WrittenMoment) -> Date? {
    let day = moment.day ?? today
    let year = day.year ?? nextYear(with: day)
    let local = Double(day.days(inYear: year) * 86_400 + (moment.time?.seconds ?? 0))
    if let offset = moment.time?.offset {
      return Date(timeIntervalSince1970: local - Double(offset))
    }
    let guess = Date(timeIntervalSince1970: local)
    let first = guess.addingTimeInterval(-Double(zone.secondsFromGMT(for: guess)))
    return guess.addingTimeInterval(-Double(zone.secondsFromGMT(for: first)))
  }
}
