/// Reads the year that stands after a day and its month.
struct TrailingYear {
  let tokens: CalendarTokens

  /// A year after a day and month, with the comma, mark or word before it.
  ///
  /// Two digits are one only after the mark that joins day and month, after "of", or an apostrophe,
  /// since "July 13-15" is a range.
  func year(at start: Int, isJoined: Bool) -> (value: Int, next: Int)? {
    var next = start
    if tokens.isMark(next, ",", "-", "/", ".", "'") { next += 1 }
    var isAfterWord = false
    if tokens.has(next, [.of, .yearWord]) || tokens.isMark(next, "'")
      || isIn(next)
    {
      isAfterWord = tokens.has(next, .of)
      next += 1
      if tokens.has(next, .the) { next += 1 }
    }
    guard let year = tokens.number(next), tokens.blanks(next) <= 2 else { return nil }
    let isShort =
      year.digits == 2 && next > start
      && (tokens.touches(next)
        && (isJoined && tokens.isMark(next - 1, "-", "/", ".")
          || tokens.isMark(next - 1, "'"))
        || isAfterWord && year.value > 31)
    guard year.digits == 4 && (1000...3000).contains(year.value) || isShort else { return nil }
    if tokens.isMark(next + 1, ":"), tokens.touches(next + 1) { return nil }
    // "4 July 1000 people" aside, four digits with a mark for hours are a time.
    var after = next + 1
    if tokens.has(after, .yearMark), tokens.blanks(after) <= 1 {
      after += 1
      if tokens.isMark(after, "."), tokens.touches(after) { after += 1 }
    }
    return (WrittenDay.fullYear(year.value, digits: year.digits), after)
  }

  private func isIn(_ place: Int) -> Bool {
    tokens.has(place, .filler) && tokens.all[place].range.count == 2
      && tokens.number(place + 1)?.digits == 4
      && tokens.blanks(place) == 1
  }

  /// Two digits after "3 Aug" that can be no day, hour or count.
  func shortYear(at place: Int) -> (value: Int, next: Int)? {
    guard let year = tokens.number(place), year.digits == 2, tokens.blanks(place) == 1,
      tokens.endsPhrase(place + 1) && !tokens.has(place + 1, [.at, .hour, .of])
        && !tokens.isMark(place + 1, ":", "-", ".")
        || year.value > 31
          && !tokens.isMark(place + 1, ":") && tokens.kind(place + 1) != .otherWord,
      !(tokens.isMark(place + 1, ":") && tokens.touches(place + 1))
    else { return nil }
    return (WrittenDay.fullYear(year.value, digits: 2), place + 1)
  }
}
