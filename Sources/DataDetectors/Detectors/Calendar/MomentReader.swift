/// Reads days with times, one moment each.
struct MomentReader {
  let days: DayReader
  var tokens: CalendarTokens { days.tokens }
  var times: TimeReader { TimeReader(tokens: tokens) }

  /// What was read: one moment, or the two ends of a range.
  struct Reading {
    var start: WrittenMoment
    var end: WrittenMoment?
    /// The day if its numbers stand in the other order.
    var other: WrittenDay?
    var next: Int
    /// Whether only what stands around makes it a date or time.
    var isWeak = false
    var isDecimal = false
    /// The token after its day, where it begins with one.
    var dayEnd: Int?
  }

  /// The moment that begins at a token, or `nil`.
  func read(at start: Int) -> Reading? {
    if let day = days.read(at: start) {
      guard day.isDecimal, let time = times.read(at: start) else { return moment(on: day) }
      return Reading(start: WrittenMoment(time: time.time), next: time.next)
    }
    guard let time = time(at: start) else { return nil }
    var reading = Reading(
      start: WrittenMoment(time: time.time), next: time.next, isWeak: time.isDoubtful)
    if let day = day(after: time.next) {
      reading.start.day = day.day
      reading.other = day.other
      reading.next = day.next
      reading.isWeak = false
    } else if tokens.word(start)?.hour != nil {
      return nil
    }
    return reading
  }

  private func moment(on day: DayReader.Reading) -> Reading {
    var reading = Reading(
      start: WrittenMoment(day: day.day), other: day.other, next: day.next, isWeak: day.isWeak,
      isDecimal: day.isDecimal, dayEnd: day.next)
    guard let time = time(after: day.next) else {
      // "Today" alone says nothing.
      if day.isRelative, day.day == days.today { reading.isWeak = true }
      return reading
    }
    reading.start.time = time.time
    reading.next = time.next
    reading.isWeak = false
    reading.isDecimal = false
    addYear(&reading)
    return reading
  }

  /// A year after the time: "26 Oct 15:50:06 2016".
  func addYear(_ reading: inout Reading) {
    guard reading.start.day != nil, reading.start.day?.year == nil,
      let year = tokens.number(reading.next), year.digits == 4, tokens.blanks(reading.next) == 1,
      (1000...2999).contains(year.value)
    else { return }
    reading.start.day?.year = year.value
    if reading.end?.day != nil { reading.end?.day?.year = year.value }
    reading.next += 1
  }

  /// A time at a token; an hour alone only after a word that surely introduces one.
  private func time(at start: Int) -> TimeReader.Reading? {
    if let time = times.read(at: start) { return time }
    guard tokens.has(start - 1, .strongAt), tokens.isNear(start),
      let time = times.read(at: start, allowsBare: true), tokens.endsPhrase(time.next),
      tokens.number(start)?.digits ?? 0 <= 2
    else { return nil }
    return time
  }

  private func time(after place: Int) -> TimeReader.Reading? {
    if tokens.has(place, .isoTime), tokens.touches(place) { return times.read(at: place + 1) }
    return startOfTime(after: place).flatMap { start in
      times.read(at: start)
        ?? (tokens.has(start - 1, .strongAt) ? time(at: start) : nil)
    }
  }

  /// The token where a time may begin after a day, on the same line.
  func startOfTime(after place: Int) -> Int? {
    var next = place
    if tokens.isMark(next, ",", "-", "@", ":", "|", "(", ".") { next += 1 }
    for _ in 0..<3
    where tokens.has(next, [.at, .on, .between, .from, .the, .of])
      && tokens.word(next)?.dayPart == nil
    {
      next += 1
    }
    guard tokens.isNear(next), tokens.isNear(place) else { return nil }
    return next
  }

  /// A day after a time, on the same line.
  func day(after place: Int) -> DayReader.Reading? {
    var next = place
    if tokens.isMark(next, ",", "-") { next += 1 }
    for _ in 0..<2 where tokens.has(next, [.on, .of, .the, .from]) && days.read(at: next) == nil {
      next += 1
    }
    guard tokens.isNear(next), tokens.isNear(place) else { return nil }
    return days.read(at: next)
  }
}
