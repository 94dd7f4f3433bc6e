/// Reads days out of tokens, each from a given token on.
struct DayReader {
  let tokens: CalendarTokens
  /// Whether numbers with slashes begin with the month.
  let monthFirst: Bool
  /// The day of the document.
  let today: WrittenDay

  /// A day that was read.
  struct Reading {
    var day: WrittenDay
    /// The day if the numbers stand in the other order.
    var other: WrittenDay?
    /// The token after it.
    var next: Int
    /// Whether only a word before or a line of its own makes these numbers a day.
    var isWeak = false
    /// Whether the numbers would be taken for a decimal fraction.
    var isDecimal = false
    /// Whether it is told from today, without a date.
    var isRelative = false
  }

  private var numeric: NumericDayReader {
    NumericDayReader(tokens: tokens, monthFirst: monthFirst)
  }
  private var named: NamedDayReader {
    NamedDayReader(tokens: tokens, numeric: numeric)
  }
  private var ideographic: IdeographicDayReader {
    IdeographicDayReader(tokens: tokens, today: today)
  }

  /// The day that begins at a token, a weekday before or after it included, or `nil`.
  func read(at start: Int) -> Reading? {
    var first = start
    var isSpoken = false
    if tokens.has(first, [.next, .this, .last]), tokens.isNear(first + 1) {
      first += 1
      isSpoken = true
    }
    let weekdayPlace = first
    if tokens.word(first)?.weekday != nil,
      tokens.word(first)?.month == nil || tokens.isNear(first + 1)
    {
      var next = first + 1
      while tokens.isMark(next, ".", ",", "-", "(", ")") || tokens.has(next, [.the, .on, .of]),
        plain(at: next) == nil
      {
        next += 1
        if next > first + 4 { break }
      }
      if tokens.isNear(next), next <= first + 4, var reading = plain(at: next) {
        reading.isWeak = false
        reading.isDecimal = false
        return finished(reading)
      }
    }
    if isSpoken || first > start || tokens.word(first)?.relativeDay != nil
      || tokens.word(weekdayPlace)?.weekday != nil
    {
      if let relative = RelativeDayReader(tokens: tokens, today: today).read(at: start) {
        if !isSpoken || plain(at: first) == nil { return relative }
      }
    }
    if isSpoken, var reading = plain(at: first) {
      reading.isWeak = false
      reading.isDecimal = false
      return finished(reading)
    }
    return isSpoken ? nil : plain(at: start).map(finished)
  }

  /// A weekday in brackets or with its full name after a date belongs to it.
  private func finished(_ reading: Reading) -> Reading {
    var reading = reading
    let next = reading.next
    if tokens.isMark(next, "("), tokens.blanks(next) <= 1,
      tokens.word(next + 1)?.weekday != nil || tokens.has(next + 1, .shortWeekday),
      tokens.isMark(next + 2, ")")
    {
      reading.next = next + 3
      reading.isWeak = false
    } else if tokens.word(next)?.weekday != nil, tokens.blanks(next) <= 1,
      tokens.all[next].range.count > 3
    {
      reading.next = next + 1
      reading.isWeak = false
      if tokens.has(next + 1, .of), tokens.all[next + 1].range.count > 5, tokens.isNear(next + 1) {
        reading.next += 1
      }
    }
    return reading
  }

  private func plain(at start: Int) -> Reading? {
    guard tokens.all.indices.contains(start) else { return nil }
    return ideographic.read(at: start) ?? numeric.read(at: start) ?? named.read(at: start)
  }
}
