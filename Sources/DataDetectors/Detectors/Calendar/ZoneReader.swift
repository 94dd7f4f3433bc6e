/// Reads the time zone after a time.
struct ZoneReader {
  let tokens: CalendarTokens

  /// A time zone: a name, a name with an offset, or after an exact time an offset alone.
  ///
  /// After hours and minutes alone, "-04:30" is the end of a range. A zone may stand in brackets.
  func read(at place: Int, afterExactTime isExact: Bool) -> (offset: Int, next: Int)? {
    guard tokens.blanks(place) <= 1 else { return nil }
    if tokens.isMark(place, "("), tokens.word(place + 1)?.zone != nil,
      let (offset, next) = plain(at: place + 1, afterExactTime: false), tokens.isMark(next, ")")
    {
      return (offset, next + 1)
    }
    return plain(at: place, afterExactTime: isExact)
  }

  private func plain(at place: Int, afterExactTime isExact: Bool) -> (offset: Int, next: Int)? {
    var next = place
    var offset: Int?
    if let seconds = tokens.word(next)?.zone {
      offset = seconds
      next += 1
    }
    if offset == nil ? isExact : tokens.touches(next), tokens.isMark(next, "+", "-"),
      tokens.touches(next + 1), let hours = tokens.number(next + 1),
      tokens.touches(next) || hours.digits == 4
    {
      let isNegative = tokens.isMark(next, "-")
      var seconds: Int?
      var after = next + 2
      if hours.digits == 4 {
        seconds = hours.value / 100 * 3600 + hours.value % 100 * 60
      } else if hours.digits <= 2 {
        if tokens.isMark(after, ":"), tokens.touches(after),
          let minutes = tokens.number(after + 1)
        {
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
