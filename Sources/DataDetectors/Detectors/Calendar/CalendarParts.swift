internal import Foundation

/// A day as written.
struct WrittenDay: Equatable {
  /// `nil` when no year is written.
  var year: Int?
  var month: Int
  var day: Int

  /// Whether the month has such a day, in the written year or in a leap year.
  var isPossible: Bool {
    guard (1...12).contains(month), day >= 1 else { return false }
    let isLeap = year.map { $0 % 4 == 0 && ($0 % 100 != 0 || $0 % 400 == 0) } ?? true
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day <= lengths[month - 1]
  }

  /// The year that a number of two digits stands for.
  static func fullYear(_ value: Int, digits: Int) -> Int {
    guard digits <= 2 else { return value }
    return value < DetectionThresholds.lastYearOfThisCentury ? 2000 + value : 1900 + value
  }

  /// Days from the first of January 1970 to this day in a year.
  func days(inYear given: Int) -> Int {
    let year = month <= 2 ? given - 1 : given
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let shifted = (month + 9) % 12
    let dayOfYear = (153 * shifted + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

extension WrittenDay {
  /// The weekday from Monday as 1; that of 1970 where no year is known.
  var weekday: Int {
    let days = days(inYear: year ?? 1970)
    return ((days + 3) % 7 + 7) % 7 + 1
  }

  /// The day so many days later.
  func adding(days: Int) -> WrittenDay {
    let count = self.days(inYear: year ?? 1970) + days + 719_468
    let era = (count >= 0 ? count : count - 146_096) / 146_097
    let dayOfEra = count - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return WrittenDay(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shifted + 2) / 5 + 1)
  }
}

/// A time of day as written.
struct WrittenTime: Equatable {
  var hour: Int
  var minute = 0
  var second = 0
  /// Whether "am" or "pm" is written.
  var hasMeridiem = false
  /// The offset of the written time zone in seconds.
  var offset: Int?

  var isPossible: Bool {
    (0...23).contains(hour) && (0...59).contains(minute) && (0...59).contains(second)
  }

  var seconds: Int { hour * 3600 + minute * 60 + second }

  /// The same time in a part of the day, or `nil` when it is none of its hours.
  func with(_ part: CalendarWord.DayPart) -> WrittenTime? {
    var time = self
    time.hasMeridiem = true
    switch part {
    case .morning:
      guard hour <= 12 else { return nil }
      if hour == 12 { time.hour = 0 }
    case .noon, .afternoon:
      if hour < 12 { time.hour += 12 }
    case .evening:
      if hour < 12 { time.hour += 12 } else if hour == 12 { time.hour = 0 }
    case .night:
      if (6..<12).contains(hour) { time.hour += 12 } else if hour == 12 { time.hour = 0 }
    }
    return time
  }

  /// The same time in the afternoon or before noon.
  func with(isAfternoon: Bool) -> WrittenTime? {
    guard (1...12).contains(hour) else { return nil }
    var time = self
    time.hour = hour % 12 + (isAfternoon ? 12 : 0)
    time.hasMeridiem = true
    return time
  }
}

/// One end of what is written: a day, a time, or both.
struct WrittenMoment: Equatable {
  var day: WrittenDay?
  var time: WrittenTime?
}
