/// Reads days whose month is a word, or is joined to the day by one: "May 12", "12 mai", "9 de 8".
struct NamedDayReader {
  let tokens: CalendarTokens
  let numeric: NumericDayReader

  typealias Reading = DayReader.Reading

  private var years: TrailingYear { TrailingYear(tokens: tokens) }

  /// The day that begins at a token, or `nil`.
  func read(at start: Int) -> Reading? {
    monthThenDay(at: start) ?? dayThenMonth(at: start) ?? yearThenMonth(at: start)
      ?? dayOfNumber(at: start)
  }

  /// The month at a token, by name or as "tháng 4", and the token after it.
  private func month(at place: Int) -> (month: Int, next: Int)? {
    if let month = tokens.word(place)?.month { return (month, place + 1) }
    guard tokens.has(place, .monthWord), let number = tokens.number(place + 1),
      (1...12).contains(number.value), tokens.isNear(place + 1)
    else { return nil }
    return (number.value, place + 2)
  }

  private func skipOrdinal(_ place: Int) -> Int {
    var next = place
    if tokens.isMark(next, "."), tokens.touches(next), tokens.has(next + 1, .ordinal),
      tokens.touches(next + 1)
    {
      return next + 2
    }
    if tokens.has(next, .ordinal), tokens.touches(next) { next += 1 }
    if tokens.isMark(next, "."), next == place { next += 1 }
    return next
  }

  /// "May 12, 2024", "May 12th", "May-12-2024", "Sep-2020-23".
  private func monthThenDay(at start: Int) -> Reading? {
    guard !tokens.has(start, .monthWord), let (month, afterMonth) = month(at: start) else {
      return nil
    }
    var next = afterMonth
    if tokens.isMark(next, ".", "]"), tokens.touches(next) { next += 1 }
    if tokens.isMark(next, "-", "/", ",") { next += 1 }
    // "l1" is a misread number, no article before one.
    if tokens.has(next, .the), !tokens.touches(next + 1) { next += 1 }
    guard let day = tokens.number(next), tokens.blanks(next) <= 2 else { return nil }
    if day.digits == 4, tokens.isMark(next - 1, "-", "/"), tokens.isMark(next + 1, "-", "/"),
      let last = tokens.number(next + 2), last.digits <= 2
    {
      let written = WrittenDay(year: day.value, month: month, day: last.value)
      return written.isPossible ? Reading(day: written, next: next + 3) : nil
    }
    guard day.digits <= 2 else { return nil }
    next += 1
    if tokens.has(next, .ordinal), tokens.touches(next) { next += 1 }
    if tokens.isMark(next, ":"), tokens.touches(next), tokens.touches(next + 1),
      tokens.number(next + 1) != nil
    {
      return nil
    }
    let year = years.year(at: next, isJoined: tokens.isMark(start + 1, "-", "/"))
    let written = WrittenDay(year: year?.value, month: month, day: day.value)
    return written.isPossible ? Reading(day: written, next: year?.next ?? next) : nil
  }

  /// "12 May 2024", "12th of May", "12-May-24", "23-2020-September".
  private func dayThenMonth(at given: Int) -> Reading? {
    let start = tokens.has(given, .dayWord) ? given + 1 : given
    guard let day = tokens.number(start), day.digits <= 2, !numeric.continuesNumber(start) else {
      return nil
    }
    var next = skipOrdinal(start + 1)
    var yearBetween: Int?
    if tokens.isMark(next, "-", "/"), let year = tokens.number(next + 1), year.digits == 4,
      tokens.isMark(next + 2, "-", "/")
    {
      yearBetween = year.value
      next += 2
    }
    while tokens.isMark(next, "-", "/", ",") || tokens.has(next, [.of, .the]) || isWordDay(next),
      month(at: next) == nil
    {
      next += 1
      if next > start + 6 { return nil }
    }
    guard let (month, afterMonth) = month(at: next), tokens.blanks(next) <= 2 else { return nil }
    let isJoined = tokens.isMark(next - 1, "-", "/", ".")
    next = afterMonth
    if tokens.isMark(next, "."), tokens.touches(next),
      years.year(at: next + 1, isJoined: isJoined) != nil
    {
      next += 1
    }
    let year =
      yearBetween == nil
      ? years.year(at: next, isJoined: isJoined) ?? years.shortYear(at: next) : nil
    if tokens.has(afterMonth - 1, .doubtful), yearBetween == nil, year == nil, tokens.isNear(next),
      tokens.kind(next) == .otherWord
    {
      return nil
    }
    let written = WrittenDay(year: yearBetween ?? year?.value, month: month, day: day.value)
    return written.isPossible ? Reading(day: written, next: year?.next ?? next) : nil
  }

  /// "day" in "the 4th day of July".
  private func isWordDay(_ place: Int) -> Bool {
    tokens.kind(place) == .otherWord && tokens.all[place].range.count <= 5
      && tokens.has(place + 1, .of) && tokens.has(place - 1, .ordinal)
  }

  /// "2024 May 12", "2024/May/12", "2020/23/Sep".
  private func yearThenMonth(at start: Int) -> Reading? {
    guard let year = tokens.number(start), year.digits == 4, !numeric.continuesNumber(start) else {
      return nil
    }
    var next = start + 1
    if tokens.has(next, .of), var reading = dayThenMonth(at: next + 1), reading.day.year == nil {
      reading.day.year = year.value
      return reading
    }
    if tokens.isMark(next, "-", "/", ",") { next += 1 }
    if let day = tokens.number(next), day.digits <= 2, tokens.isMark(next - 1, "-", "/"),
      tokens.isMark(next + 1, "-", "/"), let (month, after) = month(at: next + 2)
    {
      let written = WrittenDay(year: year.value, month: month, day: day.value)
      return written.isPossible ? Reading(day: written, next: after) : nil
    }
    guard let (month, afterMonth) = month(at: next) else { return nil }
    next = afterMonth
    if tokens.isMark(next, "-", "/", ".") { next += 1 }
    guard let day = tokens.number(next), day.digits <= 2, tokens.blanks(next) <= 1,
      !tokens.isMark(next + 1, ":")
    else { return nil }
    next += 1
    if tokens.has(next, .ordinal), tokens.touches(next) { next += 1 }
    let written = WrittenDay(year: year.value, month: month, day: day.value)
    return written.isPossible ? Reading(day: written, next: next) : nil
  }

  /// "9 de 8 de 1971".
  private func dayOfNumber(at start: Int) -> Reading? {
    guard let day = tokens.number(start), day.digits <= 2, !numeric.continuesNumber(start),
      tokens.has(start + 1, .of), !tokens.touches(start + 1),
      let month = tokens.number(start + 2), month.digits <= 2
    else { return nil }
    let year = years.year(at: start + 3, isJoined: false)
    let written = WrittenDay(year: year?.value, month: month.value, day: day.value)
    guard written.isPossible else { return nil }
    return Reading(day: written, next: year?.next ?? start + 3, isWeak: year == nil)
  }
}
