/// Reads times of day out of tokens, each from a given token on.
struct TimeReader {
  let tokens: CalendarTokens

  /// A time that was read.
  struct Reading {
    var time: WrittenTime
    var next: Int
    /// Whether it is a number alone, which is a time only as an end of a range.
    var isBare = false
    /// Whether the word after the hour may mean a length of time.
    var isDoubtful = false
    /// Whether a word after it says that it is an hour.
    var hasHourWord = false
  }

  /// The time that begins at a token, or `nil`.
  ///
  /// - Parameters:
  ///   - start: the token.
  ///   - allowsBare: whether an hour alone will do, or four digits.
  /// - Returns: the time with its zone, and the token after it.
  func read(at start: Int, allowsBare: Bool = false) -> Reading? {
    if let hour = tokens.word(start)?.hour {
      return Reading(time: WrittenTime(hour: hour), next: start + 1)
    }
    if let reading = afterDayPart(at: start) { return reading }
    guard var reading = ClockReader(tokens: tokens).read(at: start, allowsBare: allowsBare) else {
      return nil
    }
    addDayPart(&reading)
    guard reading.time.isPossible, !reading.isBare || allowsBare, !goesOn(reading.next) else {
      return nil
    }
    let isExact = reading.next > start + 4 || tokens.has(start - 1, .isoTime)
    if !reading.isBare,
      let (offset, after) = ZoneReader(tokens: tokens).read(
        at: reading.next, afterExactTime: isExact)
    {
      reading.time.offset = offset
      reading.next = after
      reading.isDoubtful = false
    }
    return reading
  }

  // MARK: Parts of the day

  /// "午後6時", "abends um 8 Uhr", "in the morning 9 o'clock" from "morning" on.
  private func afterDayPart(at start: Int) -> Reading? {
    guard let word = tokens.word(start), word.month == nil,
      word.dayPart != nil || word.isAfternoon != nil && tokens.all[start].range.count > 2
    else { return nil }
    var next = start + 1
    while tokens.has(next, [.at, .of, .the, .on]), tokens.number(next) == nil, next < start + 3 {
      next += 1
    }
    guard tokens.isNear(next), tokens.number(next) != nil,
      var reading = ClockReader(tokens: tokens).read(
        at: next, allowsBare: tokens.has(next - 1, .strongAt) || word.isAfternoon != nil)
    else { return nil }
    if !reading.time.hasMeridiem {
      let time =
        word.dayPart.map { reading.time.with($0) }
        ?? word.isAfternoon.map { reading.time.with($0 ? .afternoon : .morning) }
      guard let time, let time else { return nil }
      reading.time = time
    }
    guard reading.time.isPossible, !goesOn(reading.next) else { return nil }
    reading.isBare = false
    reading.isDoubtful = false
    return reading
  }

  /// "in the afternoon", "del pomeriggio", "abends" after a time.
  private func addDayPart(_ reading: inout Reading) {
    guard !reading.time.hasMeridiem, let (part, after) = dayPart(at: reading.next),
      let time = reading.time.with(part)
    else { return }
    reading.time = time
    reading.next = after
    reading.isBare = false
    reading.isDoubtful = false
  }

  private func dayPart(at place: Int) -> (CalendarWord.DayPart, next: Int)? {
    var next = place
    while next < place + DetectionThresholds.mostFillers, tokens.isNear(next) {
      if let part = tokens.word(next)?.dayPart {
        // Right before another number the word belongs to that.
        let isPrefix = tokens.number(next + 1) != nil && tokens.blanks(next + 1) <= 1
        return next == place && (isPrefix || tokens.blanks(next) > 1) ? nil : (part, next + 1)
      }
      guard
        tokens.has(next, [.filler, .of, .the, .from]) || tokens.isMark(next, "'")
          || tokens.has(next, .meridiem) && tokens.word(next + 1)?.dayPart != nil
      else { return nil }
      next += 1
    }
    return nil
  }

  private func goesOn(_ place: Int) -> Bool {
    guard tokens.touches(place) else { return false }
    if tokens.kind(place) == .otherWord || tokens.number(place) != nil { return true }
    if tokens.isMark(place, ":"), tokens.touches(place + 1), tokens.number(place + 1) != nil {
      return true
    }
    return tokens.isMark(place, "%", "$")
  }
}
