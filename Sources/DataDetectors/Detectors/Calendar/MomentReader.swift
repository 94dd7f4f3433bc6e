/// Reads days with times, and ranges of them, out of tokens.
struct MomentReader {
  let days: DayReader
  var times: TimeReader { TimeReader(days: days) }

  /// What was read: one moment, or the two ends of a range.
  struct Reading {
    var start: WrittenMoment
    var end: WrittenMoment?
    /// The day if its numbers stand in the other order.
    var other: WrittenDay?
    var next: Int
    var isWeak = false
  }

  /// The longest moment or range that begins at a token, or `nil`.
  func read(at start: Int) -> Reading? {
    if let range = daysOfOneMonth(at: start) ?? hours(at: start) { return range }
    guard var first = moment(at: start) else { return nil }
    guard first.end == nil, let after = connector(at: first.next, from: start) else { return first }
    if let second = end(of: first, at: after) {
      first.end = second.moment
      if first.start.day == nil { first.start.day = second.moment.day }
      first.next = second.next
      first.isWeak = false
    }
    return first
  }

  // MARK: One moment

  private func moment(at start: Int) -> Reading? {
    if let day = days.read(at: start) {
      var reading = Reading(
        start: WrittenMoment(day: day.day), other: day.other, next: day.next, isWeak: day.isWeak)
      if let hours = hours(after: day.next) {
        reading.start.time = hours.start.time
        reading.end = hours.end
        reading.end?.day = day.day
        reading.next = hours.next
        reading.isWeak = false
      } else if let time = time(after: day.next) {
        reading.start.time = time.time
        reading.next = time.next
        reading.isWeak = false
        if reading.start.day?.year == nil, let year = days.number(time.next), year.digits == 4,
          days.blanks(time.next) == 1, (1000...2999).contains(year.value)
        {
          reading.start.day?.year = year.value
          reading.next = time.next + 1
        }
      }
      return reading
    }
    guard let time = times.read(at: start) else { return nil }
    var reading = Reading(start: WrittenMoment(time: time.time), next: time.next)
    if let day = day(after: time.next) {
      reading.start.day = day.day
      reading.other = day.other
      reading.next = day.next
    } else if case .word(.named)? = days.kind(start) {
      return nil
    }
    return reading
  }

  private func hours(after place: Int) -> Reading? {
    startOfTime(after: place).flatMap { hours(at: $0, takesDay: false) }
  }

  private func time(after place: Int) -> TimeReader.Reading? {
    if days.kind(place) == .word(.isoTime), days.touches(place) { return times.read(at: place + 1) }
    return startOfTime(after: place).flatMap { times.read(at: $0) }
  }

  /// The token where a time may begin after a day, on the same line.
  private func startOfTime(after place: Int) -> Int? {
    var next = place
    if days.isMark(next, ",", "-", "@", ":", "|", "(") { next += 1 }
    if [.word(.at), .word(.on), .word(.between)].contains(days.kind(next)) { next += 1 }
    guard days.blanks(next) < CalendarToken.lineEnd, days.blanks(place) < CalendarToken.lineEnd
    else { return nil }
    return next
  }

  private func day(after place: Int) -> DayReader.Reading? {
    var next = place
    if days.isMark(next, ",", "-") { next += 1 }
    if days.kind(next) == .word(.on) || days.kind(next) == .word(.of) { next += 1 }
    if days.kind(next) == .word(.the) { next += 1 }
    guard days.blanks(next) < CalendarToken.lineEnd, days.blanks(place) < CalendarToken.lineEnd
    else { return nil }
    return days.read(at: next)
  }

  // MARK: Ranges

  /// The token after a dash or word between the ends of a range that begins at a token, or `nil`.
  private func connector(at place: Int, from start: Int) -> Int? {
    let isPair =
      days.kind(place) == .word(.and) && days.kind(start - 1) == .word(.between)
    guard days.blanks(place) < CalendarToken.lineEnd,
      isPair || days.isMark(place, "-", "~") || days.kind(place) == .word(.to),
      days.blanks(place + 1) < CalendarToken.lineEnd
    else { return nil }
    return days.kind(place + 1) == .word(.the) ? place + 2 : place + 1
  }

  private func end(of first: Reading, at place: Int) -> (moment: WrittenMoment, next: Int)? {
    if let second = moment(at: place) {
      switch (first.start.day, second.start.day, first.start.time, second.start.time) {
      case (_?, _?, nil, nil), (_?, _?, _?, _?), (_, nil, _?, _?):
        var end = second.start
        if end.day == nil { end.day = first.start.day }
        return (end, second.next)
      default: break
      }
    }
    guard case .month? = month(before: first), let start = first.start.day,
      first.start.time == nil, start.year == nil, let number = days.number(place),
      number.digits <= 2
    else { return nil }
    var next = place + 1
    if days.kind(next) == .word(.ordinal), days.touches(next) { next += 1 }
    var day = start
    day.day = number.value
    if days.isMark(next, ","), let year = days.number(next + 1), year.digits == 4 {
      day.year = year.value
      next += 2
    } else if let year = days.number(next), year.digits == 4, days.blanks(next) == 1 {
      day.year = year.value
      next += 1
    }
    guard day.isPossible, number.value > start.day else { return nil }
    return (WrittenMoment(day: day), next)
  }

  /// The month name that a reading begins with, perhaps after a weekday.
  private func month(before reading: Reading) -> CalendarWord? {
    for place in stride(from: reading.next - 1, through: max(0, reading.next - 5), by: -1) {
      if case .word(let word)? = days.kind(place), case .month = word { return word }
    }
    return nil
  }

  /// "13-15 July", "the 13th to the 15th of July".
  private func daysOfOneMonth(at start: Int) -> Reading? {
    guard let first = days.number(start), (1...31).contains(first.value), first.digits <= 2 else {
      return nil
    }
    var next = start + 1
    if days.kind(next) == .word(.ordinal), days.touches(next) { next += 1 }
    guard let after = connector(at: next, from: start), let last = days.read(at: after),
      case .number? = days.kind(after), last.other == nil, !last.isWeak,
      last.day.day > first.value, month(before: Reading(start: .init(), next: last.next)) != nil
    else { return nil }
    var day = last.day
    day.day = first.value
    return Reading(
      start: WrittenMoment(day: day), end: WrittenMoment(day: last.day), next: last.next)
  }

  /// "3:30-4:30pm", "8 to 10 am": the first end takes what only the second says.
  private func hours(at start: Int, takesDay: Bool = true) -> Reading? {
    guard let first = times.read(at: start, allowsBare: true), !first.time.hasMeridiem,
      let after = connector(at: first.next, from: start), let last = times.read(at: after),
      last.time.hasMeridiem
    else { return nil }
    let isAfternoon = last.time.hour >= 12
    var begin = first.time
    if let same = first.time.with(isAfternoon: isAfternoon), same.seconds <= last.time.seconds {
      begin = same
    } else if let morning = first.time.with(isAfternoon: false) {
      begin = morning
    }
    var reading = Reading(
      start: WrittenMoment(time: begin), end: WrittenMoment(time: last.time), next: last.next)
    if takesDay, let day = day(after: last.next) {
      reading.start.day = day.day
      reading.end?.day = day.day
      reading.next = day.next
    }
    return reading
  }
}
