/// What a word means in a date or time.
enum CalendarWord: Equatable {
  case month(Int)
  case weekday
  /// "am" and "pm".
  case meridiem(isAfternoon: Bool)
  /// The first letter of "a.m." and "p.m.".
  case meridiemStart(isAfternoon: Bool)
  /// The second letter of "a.m." and "p.m.".
  case meridiemEnd
  /// The letters after an ordinal number.
  case ordinal
  /// A word between parts of one date, such as "of".
  case of
  /// A word before a time.
  case at
  /// A word before a date.
  case on
  /// A word between the ends of a range.
  case to
  /// A word between the ends of a range after "between", and between separate things otherwise.
  case and
  /// The word before a range with "and".
  case between
  case the
  /// The letter between hours and minutes.
  case hour
  /// "noon" and "midnight", by their hour.
  case named(Int)
  /// A time zone by its offset in seconds.
  case zone(Int)
  /// The mark between date and time in ISO form.
  case isoTime

  /// What a word means, in any case, or `nil` for any other word.
  static func meaning(of word: String) -> CalendarWord? {
    word == "T" ? .isoTime : meanings[word.lowercased()]
  }

  private static let meanings: [String: CalendarWord] = {
    var meanings: [String: CalendarWord] = [
      "am": .meridiem(isAfternoon: false), "pm": .meridiem(isAfternoon: true),
      "a": .meridiemStart(isAfternoon: false), "p": .meridiemStart(isAfternoon: true),
      "m": .meridiemEnd,
      "st": .ordinal, "nd": .ordinal, "rd": .ordinal, "th": .ordinal,
      "of": .of, "at": .at, "for": .at, "by": .on, "on": .on, "until": .to, "till": .to, "to": .to,
      "through": .to, "thru": .to, "and": .and, "the": .the, "from": .on, "between": .between,
      "since": .on, "next": .on, "this": .on, "due": .on, "before": .on, "after": .on,
      "h": .hour, "hrs": .hour, "noon": .named(12), "midnight": .named(0),
      "z": .zone(0), "utc": .zone(0), "gmt": .zone(0), "bst": .zone(3600), "cet": .zone(3600),
      "cest": .zone(7200), "eet": .zone(7200), "est": .zone(-18000), "edt": .zone(-14400),
      "cst": .zone(-21600), "cdt": .zone(-18000), "mst": .zone(-25200), "mdt": .zone(-21600),
      "pst": .zone(-28800), "pdt": .zone(-25200), "jst": .zone(32400), "ist": .zone(19800),
      "et": .zone(-18000), "ct": .zone(-21600), "mt": .zone(-25200), "pt": .zone(-28800),
    ]
    for (number, names) in monthNames.enumerated() {
      for name in names.split(separator: " ") { meanings[String(name)] = .month(number + 1) }
    }
    for name in weekdayNames.split(separator: " ") { meanings[String(name)] = .weekday }
    return meanings
  }()

  private static let monthNames = [
    "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul",
    "august aug", "september sept sep", "october oct", "november nov", "december dec",
  ]

  private static let weekdayNames = """
    monday mon tuesday tue tues wednesday wed thursday thu thur thurs friday fri saturday sat \
    sunday sun
    """
}
