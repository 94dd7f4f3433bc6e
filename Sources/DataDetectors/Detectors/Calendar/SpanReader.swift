/// Reads moments and ranges of them: "13-15 July", "3:30-4:30pm", "10日から12日まで".
struct SpanReader {
  let moments: MomentReader
  var tokens: CalendarTokens { moments.tokens }
  private var days: DayReader { moments.days }

  typealias Reading = MomentReader.Reading

  /// The longest moment or range that begins at a token, or `nil`.
  func read(at start: Int) -> Reading? {
    if let range = daysOfOneMonth(at: start) ?? hours(at: start) { return range }
    guard var first = moments.read(at: start) else { return nil }
    if let dayEnd = first.dayEnd, let place = moments.startOfTime(after: dayEnd),
      let hours = hours(at: place, takesDay: false)
    {
      first.end = hours.end
      first.end?.day = first.start.day
      first.start.time = hours.start.time
      first.next = hours.next
      (first.isWeak, first.isDecimal) = (false, false)
      moments.addYear(&first)
      return first
    }
    guard let after = connector(at: first.next, from: start),
      let second = end(of: first, at: after)
    else { return first }
    first.end = second.moment
    if first.start.day == nil { first.start.day = second.moment.day }
    first.next = second.next
    (first.isWeak, first.isDecimal) = (false, false)
    moments.addYear(&first)
    addTail(&first)
    return first
  }

  /// Words such as まで and तक after a range belong to it.
  func addTail(_ reading: inout Reading) {
    guard let next = tail(at: reading.next) else { return }
    reading.next = next
  }

  func tail(at place: Int) -> Int? {
    if tokens.has(place, .tail), tokens.blanks(place) <= 1 { return place + 1 }
    return tokens.has(place, .of) && tokens.has(place + 1, .tail) && tokens.blanks(place) <= 1
      ? place + 2 : nil
  }

  /// The token after a dash or word between the ends of a range that begins at a token, or `nil`.
  func connector(at place: Int, from start: Int) -> Int? {
    guard tokens.isNear(place),
      tokens.isMark(place, "-", "~") || tokens.has(place, .to)
        || tokens.has(place, .and) && (isPair(start) || isPostposed(place)),
      tokens.isNear(place + 1)
    else { return nil }
    var next = place + 1
    for _ in 0..<2
    where tokens.has(next, [.the, .on, .at, .to, .from]) && tokens.number(next) == nil {
      next += 1
    }
    return tokens.isNear(next) ? next : nil
  }

  /// Whether "between" stands before a range, perhaps with an article.
  func isPair(_ start: Int) -> Bool {
    (start - 3..<start).contains { tokens.has($0, .between) }
  }

  /// Whether a word such as बीच follows soon, which makes "and" a range.
  private func isPostposed(_ place: Int) -> Bool {
    (place + 1..<place + 8).contains { tokens.has($0, .tail) && tokens.all[$0].range.count > 3 }
  }

  private func end(of first: Reading, at place: Int) -> (moment: WrittenMoment, next: Int)? {
    if let second = moments.read(at: place) {
      switch (first.start.day, second.start.day, first.start.time, second.start.time) {
      case (_?, _?, nil, nil), (_?, _?, _?, _?), (_, nil, _?, _?), (nil, _?, _?, _?):
        var end = second.start
        if end.day == nil { end.day = first.start.day }
        if let before = first.start.time, before.hasMeridiem, before.hour >= 12,
          let time = end.time, !time.hasMeridiem, time.hour < 12, second.start.day == nil,
          let later = time.with(isAfternoon: true), later.seconds > before.seconds
        {
          end.time = later
        }
        return (end, second.next)
      default: break
      }
    }
    return lastDay(of: first, at: place)
  }

  /// The day alone that ends a range: "July 13-15", "8月8日-13日".
  private func lastDay(of first: Reading, at place: Int) -> (moment: WrittenMoment, next: Int)? {
    guard let start = first.start.day, first.start.time == nil, let number = tokens.number(place),
      number.digits <= 2
    else { return nil }
    var day = start
    day.day = number.value
    if tokens.has(place + 1, .dayMark), tokens.blanks(place + 1) <= 1 {
      return day.isPossible && number.value > start.day
        ? (WrittenMoment(day: day), place + 2) : nil
    }
    guard endsWithDay(first), start.year == nil else { return nil }
    var next = place + 1
    if tokens.has(next, .ordinal), tokens.touches(next) { next += 1 }
    if tokens.isMark(next, ","), let year = tokens.number(next + 1), year.digits == 4 {
      day.year = year.value
      next += 2
    } else if let year = tokens.number(next), year.digits == 4, tokens.blanks(next) == 1 {
      day.year = year.value
      next += 1
    }
    guard day.isPossible, number.value > start.day else { return nil }
    return (WrittenMoment(day: day), next)
  }

  /// Whether a reading has a month's name and ends with the day's number.
  private func endsWithDay(_ reading: Reading) -> Bool {
    let last = reading.next - 1
    guard tokens.number(last) != nil || tokens.has(last, .ordinal) else { return false }
    return (max(0, last - 4)..<last).contains { tokens.word($0)?.month != nil }
  }

  /// Days of one month that is named at the end.
  ///
  /// "13-15 July", "the 13th to the 15th of July", "14. - 15.10.2024".
  private func daysOfOneMonth(at start: Int) -> Reading? {
    guard let first = tokens.number(start), (1...31).contains(first.value), first.digits <= 2,
      !days.tokens.isMark(start - 1, "/", ".", ":", ",") || !tokens.touches(start)
    else { return nil }
    var next = start + 1
    if tokens.has(next, .ordinal), tokens.touches(next) { next += 1 }
    if tokens.isMark(next, "."), tokens.touches(next) { next += 1 }
    let isJoined = tokens.isMark(next, "/") && tokens.isMark(next - 1, ".")
    guard let after = isJoined ? next + 1 : connector(at: next, from: start),
      tokens.number(after) != nil, let last = days.read(at: after), !last.isRelative,
      last.day.day > first.value,
      isNamed(after..<last.next) || tokens.isMark(after + 1, ".") && tokens.isMark(next - 1, ".")
    else { return nil }
    var day = last.day
    day.day = first.value
    var reading = Reading(
      start: WrittenMoment(day: day), end: WrittenMoment(day: last.day), next: last.next)
    if let place = moments.startOfTime(after: last.next), let time = moments.times.read(at: place) {
      reading.start.time = time.time
      reading.end?.time = time.time
      reading.next = time.next
    }
    addTail(&reading)
    return reading
  }

  private func isNamed(_ places: Range<Int>) -> Bool {
    places.contains { tokens.word($0)?.month != nil }
  }
}
