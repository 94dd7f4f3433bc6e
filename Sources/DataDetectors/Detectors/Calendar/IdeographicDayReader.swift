/// Reads days with 年, 月, 日 or their Korean counterparts after the numbers, with eras.
struct IdeographicDayReader {
  let tokens: CalendarTokens
  let today: WrittenDay

  /// The day that begins at a token, or `nil`; a year and month without a day are none.
  func read(at start: Int) -> DayReader.Reading? {
    var next = start
    var year: Int?
    if let era = tokens.word(next)?.era, let number = tokens.number(next + 1),
      tokens.has(next + 2, .yearMark)
    {
      year = era + number.value
      next += 3
    } else if let number = tokens.number(next), tokens.has(next + 1, .yearMark),
      tokens.blanks(next + 1) <= 1, number.digits == 4 || number.digits == 2
    {
      year = WrittenDay.fullYear(number.value, digits: number.digits)
      next += 2
      next = skipEra(next)
    } else if tokens.has(next, .this), tokens.touches(next + 1), !tokens.has(next + 1, .the) {
      year = today.year
      next += 1
    }
    if tokens.has(next, .of), next > start { next += 1 }
    guard let (month, afterMonth) = month(at: next) else { return nil }
    var dayPlace = afterMonth
    if tokens.has(dayPlace, .of) { dayPlace += 1 }
    guard let day = tokens.number(dayPlace), day.digits <= 2, tokens.blanks(dayPlace) <= 2,
      tokens.has(dayPlace + 1, .dayMark), tokens.blanks(dayPlace + 1) <= 1
    else { return nil }
    let written = WrittenDay(year: year, month: month, day: day.value)
    return written.isPossible ? .init(day: written, next: dayPlace + 2) : nil
  }

  /// "2月", and 二月 which is a name.
  private func month(at place: Int) -> (Int, next: Int)? {
    if let month = tokens.word(place)?.month, tokens.all[place].range.count > 3 {
      return (month, place + 1)
    }
    guard let month = tokens.number(place), tokens.has(place + 1, .monthMark),
      tokens.blanks(place + 1) <= 1
    else { return nil }
    return (month.value, place + 2)
  }

  /// "（昭和8年）" between the year and the month.
  private func skipEra(_ place: Int) -> Int {
    guard tokens.isMark(place, "("), tokens.word(place + 1)?.era != nil,
      tokens.number(place + 2) != nil, tokens.has(place + 3, .yearMark),
      tokens.isMark(place + 4, ")")
    else { return place }
    return place + 5
  }
}
