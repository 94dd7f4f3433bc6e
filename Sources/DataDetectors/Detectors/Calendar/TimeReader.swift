/// Reads times of day out of tokens, each from a given token on.
struct TimeReader {
  let days: DayReader

  /// A time that was read.
  struct Reading {
    var time: WrittenTime
    var next: Int
    /// Whether it is a number alone, which is a time only as an end of a range.
    var isBare = false
  }

  /// The time that begins at a token, or `nil`.
  ///
  /// - Parameters:
  ///   - start: the token.
  ///   - allowsBare: whether an hour alone will do.
  /// - Returns: the time with its zone, and the token after it.
  func read(at start: Int, allowsBare: Bool = false) -> Reading? {
    if case .word(.named(let hour))? = days.kind(start) {
      return Reading(time: WrittenTime(hour: hour), next: start + 1)
    }
    guard let hour = days.number(start), hour.digits <= 2, !continues(start) else { return nil }
    var time = WrittenTime(hour: hour.value)
    var next = start + 1
    var isComplete = false
    if days.isMark(next, ":", "."), days.touches(next), days.touches(next + 1),
      let minute = days.number(next + 1), minute.digits == 2
    {
      isComplete = days.isMark(next, ":")
      time.minute = minute.value
      next += 2
      if days.isMark(next, ":"), days.touches(next), let second = days.number(next + 1),
        second.digits == 2
      {
        time.second = second.value
        next += 2
        if days.isMark(next, ".", ","), days.touches(next), days.touches(next + 1),
          days.number(next + 1) != nil
        {
          next += 2
        }
      } else if days.isMark(next, ":", "."), days.touches(next), days.touches(next + 1),
        days.number(next + 1) != nil
      {
        return nil
      }
    } else if days.kind(next) == .word(.hour), days.touches(next) {
      isComplete = true
      next += 1
      if let minute = days.number(next), days.touches(next), minute.digits == 2 {
        time.minute = minute.value
        next += 1
      }
    }
    if let (isAfternoon, after) = meridiem(at: next),
      let exact = time.with(isAfternoon: isAfternoon)
    {
      time = exact
      next = after
      isComplete = true
    }
    guard time.isPossible, isComplete || allowsBare, !goesOn(next) else { return nil }
    let isExact = next > start + 4 || start > 0 && days.kind(start - 1) == .word(.isoTime)
    if isComplete, let (offset, after) = zone(at: next, afterExactTime: isExact) {
      time.offset = offset
      next = after
    }
    return Reading(time: time, next: next, isBare: !isComplete)
  }

  private func continues(_ place: Int) -> Bool {
    guard days.touches(place), place > 0 else { return false }
    if days.isMark(place - 1, ":", ".", ",", "/"), days.number(place - 2) != nil { return true }
    return days.isMark(place - 1, "$", "#", "+") || days.kind(place - 1) == .otherWord
  }

  private func goesOn(_ place: Int) -> Bool {
    guard days.touches(place) else { return false }
    if days.kind(place) == .otherWord || days.number(place) != nil { return true }
    if days.isMark(place, ":"), days.touches(place + 1), days.number(place + 1) != nil {
      return true
    }
    return days.isMark(place, "%", "$")
  }

  private func meridiem(at place: Int) -> (isAfternoon: Bool, next: Int)? {
    guard days.blanks(place) <= 1 else { return nil }
    switch days.kind(place) {
    case .word(.meridiem(let isAfternoon)): return (isAfternoon, place + 1)
    case .word(.meridiemStart(let isAfternoon)):
      var next = place + 1
      if days.isMark(next, ".") { next += 1 }
      if days.kind(next) == .word(.meridiemEnd), days.blanks(next) <= 1 {
        next += 1
        if days.isMark(next, "."), days.touches(next), next > place + 2 { next += 1 }
        return (isAfternoon, next)
      }
      return days.touches(place) && !runsIntoWord(place + 1) ? (isAfternoon, place + 1) : nil
    default: return nil
    }
  }

  private func runsIntoWord(_ place: Int) -> Bool {
    guard days.touches(place) else { return false }
    switch days.kind(place) {
    case .word, .otherWord, .number: return true
    default: return false
    }
  }

  /// A time zone: a name, a name with an offset, or after an exact time an offset alone.
  ///
  /// After hours and minutes alone, "-04:30" is the end of a range.
  private func zone(at place: Int, afterExactTime isExact: Bool) -> (offset: Int, next: Int)? {
    guard days.blanks(place) <= 1 else { return nil }
    var next = place
    var offset: Int?
    if case .word(.zone(let seconds))? = days.kind(next) {
      offset = seconds
      next += 1
    }
    if offset == nil ? isExact : days.touches(next), days.isMark(next, "+", "-"),
      days.touches(next + 1), let hours = days.number(next + 1),
      days.touches(next) || hours.digits == 4
    {
      let isNegative = days.isMark(next, "-")
      var seconds: Int?
      var after = next + 2
      if hours.digits == 4 {
        seconds = hours.value / 100 * 3600 + hours.value % 100 * 60
      } else if hours.digits <= 2 {
        if days.isMark(after, ":"), days.touches(after), let minutes = days.number(after + 1) {
          seconds = hours.value * 3600 + minutes.value * 60
          after += 2
        } else if offset != nil {
          seconds = hours.value * 3600
        }
      }
      if let seconds, seconds <= DetectionThresholds.farthestZone {
        return ((offset ?? 0) + (isNegative ? -seconds : seconds), after)
      }
    }
    return offset.map { ($0, next) }
  }
}
