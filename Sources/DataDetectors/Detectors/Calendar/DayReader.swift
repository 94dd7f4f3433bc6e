/// Reads days out of tokens, each from a given token on.
struct DayReader {
  let tokens: [CalendarToken]
  /// Whether numbers with slashes begin with the month.
  let monthFirst: Bool

  /// A day that was read.
  struct Reading {
    var day: WrittenDay
    /// The day if the numbers stand in the other order.
    var other: WrittenDay?
    /// The token after it.
    var next: Int
    /// Whether only a word before or a line of its own makes these numbers a day.
    var isWeak = false
  }

  /// The day that begins at a token, a weekday before it included, or `nil`.
  func read(at start: Int) -> Reading? {
    if case .word(.weekday)? = kind(start) {
      var next = start + 1
      while isMark(next, ".", ",", "-") || kind(next) == .word(.the) || kind(next) == .word(.on) {
        next += 1
        if next > start + 3 { return nil }
      }
      guard next < tokens.count, tokens[next].blanks < CalendarToken.lineEnd,
        var reading = plain(at: next)
      else { return nil }
      reading.isWeak = false
      return reading
    }
    return plain(at: start)
  }

  private func plain(at start: Int) -> Reading? {
    numeric(at: start) ?? monthThenDay(at: start) ?? dayThenMonth(at: start)
      ?? yearThenMonth(at: start)
  }

  // MARK: Tokens

  func kind(_ place: Int) -> CalendarToken.Kind? {
    tokens.indices.contains(place) ? tokens[place].kind : nil
  }

  func number(_ place: Int) -> (value: Int, digits: Int)? {
    guard case .number(let value, let digits)? = kind(place), value >= 0 else { return nil }
    return (value, digits)
  }

  func isMark(_ place: Int, _ marks: Unicode.Scalar...) -> Bool {
    guard case .mark(let unit)? = kind(place) else { return false }
    return marks.contains { UInt8.ascii($0) == unit }
  }

  func blanks(_ place: Int) -> Int {
    tokens.indices.contains(place) ? tokens[place].blanks : CalendarToken.lineEnd
  }

  /// Whether a token touches the one before it.
  func touches(_ place: Int) -> Bool { blanks(place) == 0 }

  // MARK: Forms

  /// Numbers with marks: 2024-05-12, 12.05.2024, 5/12/24, 5/12.
  private func numeric(at start: Int) -> Reading? {
    guard let first = number(start), let second = number(start + 2),
      isMark(start + 1, "-", "/", "."), touches(start + 1),
      !continuesNumber(start, dashed: isMark(start + 1, "-"))
    else { return nil }
    let isDot = isMark(start + 1, ".")
    guard touches(start + 2) || isDot && blanks(start + 2) <= 1 else { return nil }
    if kind(start + 3) == kind(start + 1), touches(start + 3), let third = number(start + 4),
      touches(start + 4) || isDot && blanks(start + 4) <= 1
    {
      guard !goesOn(start + 5, after: kind(start + 1)) else { return nil }
      if first.digits == 4, second.digits <= 2, third.digits <= 2 {
        let day = WrittenDay(year: first.value, month: second.value, day: third.value)
        return day.isPossible ? Reading(day: day, next: start + 5) : nil
      }
      guard first.digits <= 2, second.digits <= 2, third.digits == 2 || third.digits == 4 else {
        return nil
      }
      let year = WrittenDay.fullYear(third.value, digits: third.digits)
      return ordered(first.value, second.value, year, isDot: isDot, next: start + 5)
    }
    guard isMark(start + 1, "/"), first.digits <= 2, second.digits <= 2,
      !goesOn(start + 3, after: kind(start + 1))
    else { return nil }
    var reading = ordered(first.value, second.value, nil, isDot: false, next: start + 3)
    reading?.isWeak = true
    return reading
  }

  private func ordered(
    _ first: Int, _ second: Int, _ year: Int?, isDot: Bool, next: Int
  ) -> Reading? {
    let dayFirst = WrittenDay(year: year, month: second, day: first)
    let monthFirst = WrittenDay(year: year, month: first, day: second)
    let isMonthFirst = self.monthFirst && !isDot
    let choices = (isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst])
      .filter(\.isPossible)
    guard let day = choices.first else { return nil }
    let other = choices.last.flatMap { $0 == day ? nil : $0 }
    return Reading(day: day, other: other, next: next)
  }

  /// Whether digits or a decimal mark stand right before a number.
  private func continuesNumber(_ place: Int, dashed: Bool = false) -> Bool {
    guard touches(place), place > 0 else { return false }
    if isMark(place - 1, ".", ",", "/") || dashed && isMark(place - 1, "-"),
      number(place - 2) != nil, touches(place - 1)
    {
      return true
    }
    if isMark(place - 1, "$", "#", "+", "=") { return true }
    return kind(place - 1) == .otherWord
  }

  private func goesOn(_ place: Int, after mark: CalendarToken.Kind?) -> Bool {
    guard touches(place) else { return false }
    if kind(place) == mark || isMark(place, "-", "/", ".", ","), number(place + 1) != nil,
      touches(place + 1)
    {
      return !isMark(place, "-") || kind(place) == mark
    }
    return isMark(place, "%", "$") || kind(place) == .otherWord
  }

  /// "May 12, 2024", "May 12th", "May-12-2024".
  private func monthThenDay(at start: Int) -> Reading? {
    guard case .word(.month(let month))? = kind(start) else { return nil }
    var next = start + 1
    if isMark(next, ".", "]"), touches(next) { next += 1 }
    if isMark(next, "-", "/", ",") { next += 1 }
    if kind(next) == .word(.the) { next += 1 }
    guard let day = number(next), day.digits <= 2, blanks(next) <= 2 else { return nil }
    next += 1
    if kind(next) == .word(.ordinal), touches(next) { next += 1 }
    if isMark(next, ":"), touches(next), touches(next + 1), number(next + 1) != nil { return nil }
    let year = year(at: next, isJoined: isMark(start + 1, "-", "/"))
    let written = WrittenDay(year: year?.value, month: month, day: day.value)
    return written.isPossible ? Reading(day: written, next: year?.next ?? next) : nil
  }

  /// "12 May 2024", "12th of May", "12-May-24".
  private func dayThenMonth(at start: Int) -> Reading? {
    guard let day = number(start), day.digits <= 2, !continuesNumber(start) else { return nil }
    var next = start + 1
    if kind(next) == .word(.ordinal), touches(next) { next += 1 }
    if isMark(next, ".") { next += 1 }
    while isMark(next, "-", "/", ",") || kind(next) == .word(.of) || isWordDay(next) {
      next += 1
      if next > start + 6 { return nil }
    }
    guard case .word(.month(let month))? = kind(next), blanks(next) <= 2 else { return nil }
    let isJoined = isMark(next - 1, "-", "/")
    next += 1
    if isMark(next, "."), touches(next), year(at: next + 1, isJoined: false) != nil { next += 1 }
    let year = year(at: next, isJoined: isJoined)
    let written = WrittenDay(year: year?.value, month: month, day: day.value)
    return written.isPossible ? Reading(day: written, next: year?.next ?? next) : nil
  }

  private func isWordDay(_ place: Int) -> Bool {
    kind(place) == .otherWord && tokens[place].range.count == 3 && kind(place + 1) == .word(.of)
      && kind(place - 1) == .word(.ordinal)
  }

  /// "2024 May 12", "2024/May/12".
  private func yearThenMonth(at start: Int) -> Reading? {
    guard let year = number(start), year.digits == 4, !continuesNumber(start) else { return nil }
    var next = start + 1
    if isMark(next, "-", "/", ",") { next += 1 }
    guard case .word(.month(let month))? = kind(next) else { return nil }
    next += 1
    if isMark(next, "-", "/", ".") { next += 1 }
    guard let day = number(next), day.digits <= 2, blanks(next) <= 1 else { return nil }
    next += 1
    if kind(next) == .word(.ordinal), touches(next) { next += 1 }
    let written = WrittenDay(year: year.value, month: month, day: day.value)
    return written.isPossible ? Reading(day: written, next: next) : nil
  }

  /// A year after a day and month, with the comma, mark or word before it.
  ///
  /// Two digits are one only where the same kind of mark joins day and month, since "July 13-15" is
  /// a range.
  private func year(at start: Int, isJoined: Bool) -> (value: Int, next: Int)? {
    var next = start
    if isMark(next, ",", "-", "/", ".", "'") { next += 1 }
    if kind(next) == .word(.of) || isMark(next, "'") { next += 1 }
    guard let year = number(next), blanks(next) <= 2 else { return nil }
    let isShort =
      year.digits == 2 && next > start && touches(next)
      && (isJoined && isMark(next - 1, "-", "/") || isMark(next - 1, "'"))
    guard year.digits == 4 && (1000...2999).contains(year.value) || isShort else { return nil }
    if isMark(next + 1, ":"), touches(next + 1) { return nil }
    return (WrittenDay.fullYear(year.value, digits: year.digits), next + 1)
  }
}
