/// All that a word may mean in a date or time; several at once, since languages share words.
struct CalendarWord: Equatable, Sendable {
  var roles: Roles = []
  /// The month it names, 1 to 12.
  var month: Int?
  /// The weekday it names, from Monday as 1.
  var weekday: Int?
  /// Days from today, as in "tomorrow".
  var relativeDay: Int?
  /// Whether "am" or "pm" is meant.
  var isAfternoon: Bool?
  /// The part of the day it names.
  var dayPart: DayPart?
  /// The hour of "noon" and "midnight".
  var hour: Int?
  /// The offset of a time zone in seconds.
  var zone: Int?
  /// The year before the first of a Japanese era.
  var era: Int?

  /// What a word does between the parts of a date or time.
  struct Roles: OptionSet, Sendable {
    let rawValue: UInt64

    /// Letters after an ordinal number.
    static let ordinal = Roles(rawValue: 1 << 0)
    /// Between parts of one date, such as "of".
    static let of = Roles(rawValue: 1 << 1)
    /// Before a time.
    static let at = Roles(rawValue: 1 << 2)
    /// Before a time, so surely that an hour alone will do.
    static let strongAt = Roles(rawValue: 1 << 3)
    /// Before a date.
    static let on = Roles(rawValue: 1 << 4)
    /// Between the ends of a range.
    static let to = Roles(rawValue: 1 << 5)
    /// Between the ends of a range after "between", and between separate things otherwise.
    static let and = Roles(rawValue: 1 << 6)
    static let between = Roles(rawValue: 1 << 7)
    static let from = Roles(rawValue: 1 << 8)
    static let the = Roles(rawValue: 1 << 9)
    /// Between hours and minutes, or after hours.
    static let hour = Roles(rawValue: 1 << 10)
    /// After hours, where a length of time may be meant as well.
    static let doubtfulHour = Roles(rawValue: 1 << 11)
    static let minute = Roles(rawValue: 1 << 12)
    static let second = Roles(rawValue: 1 << 13)
    /// "am" and "pm", and the letters of "a.m.".
    static let meridiem = Roles(rawValue: 1 << 14)
    static let meridiemStart = Roles(rawValue: 1 << 15)
    static let meridiemEnd = Roles(rawValue: 1 << 16)
    /// The mark between date and time in ISO form.
    static let isoTime = Roles(rawValue: 1 << 17)
    /// 年, 月, 日 and their like after a number.
    static let yearMark = Roles(rawValue: 1 << 18)
    static let monthMark = Roles(rawValue: 1 << 19)
    static let dayMark = Roles(rawValue: 1 << 20)
    /// Half an hour after the hour.
    static let half = Roles(rawValue: 1 << 21)
    /// After a range, as part of it.
    static let tail = Roles(rawValue: 1 << 22)
    /// Before a month or year in numbers, as in Vietnamese.
    static let monthWord = Roles(rawValue: 1 << 23)
    static let yearWord = Roles(rawValue: 1 << 24)
    static let dayWord = Roles(rawValue: 1 << 25)
    /// "next", "this" and "last" before or after a weekday.
    static let next = Roles(rawValue: 1 << 26)
    static let this = Roles(rawValue: 1 << 27)
    static let last = Roles(rawValue: 1 << 28)
    /// A word that belongs to a match when it stands before it.
    static let opener = Roles(rawValue: 1 << 29)
    /// The short name of a weekday in one letter, in brackets after a date.
    static let shortWeekday = Roles(rawValue: 1 << 30)
    /// Between a time and the part of the day, as "in the".
    static let filler = Roles(rawValue: 1 << 31)
    /// Printed so that it is likely another word: "may" for "May", "A" for "a.m.".
    static let doubtful = Roles(rawValue: 1 << 32)
  }

  /// A part of the day.
  enum DayPart: Sendable {
    case morning, noon, afternoon, evening, night
  }

  /// Adds the meanings of another language.
  mutating func formUnion(_ other: CalendarWord) {
    roles.formUnion(other.roles)
    month = month ?? other.month
    weekday = weekday ?? other.weekday
    relativeDay = relativeDay ?? other.relativeDay
    isAfternoon = isAfternoon ?? other.isAfternoon
    dayPart = dayPart ?? other.dayPart
    hour = hour ?? other.hour
    zone = zone ?? other.zone
    era = era ?? other.era
  }
}
