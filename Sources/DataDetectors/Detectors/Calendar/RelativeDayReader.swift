/// Reads days that are told from the document's: "tomorrow", "next Friday", "vendredi prochain".
struct RelativeDayReader {
  let tokens: CalendarTokens
  let today: WrittenDay

  /// The day that begins at a token, or `nil`; a weekday alone is none.
  func read(at start: Int) -> DayReader.Reading? {
    if let days = tokens.word(start)?.relativeDay, isWhole(start) {
      return .init(
        day: today.adding(days: days), next: start + 1, isRelative: true)
    }
    if tokens.has(start, [.next, .this, .last]), let weekday = tokens.word(start + 1)?.weekday,
      tokens.isNear(start + 1), tokens.all[start + 1].range.count > 2
    {
      return reading(of: weekday, start, next: start + 2)
    }
    if let weekday = tokens.word(start)?.weekday, tokens.has(start + 1, [.next, .last]),
      tokens.isNear(start + 1), tokens.all[start].range.count > 2, !tokens.has(start + 1, .to)
    {
      return reading(of: weekday, start + 1, next: start + 2)
    }
    return nil
  }

  /// Whether no mark joins the word to another, as in "good-morrow" or names.
  private func isWhole(_ place: Int) -> Bool {
    !(tokens.touches(place) && tokens.isMark(place - 1, "-", "_", "@", "/", ".", "'"))
      && !(tokens.touches(place + 1) && tokens.isMark(place + 1, "-", "_", "@", "/"))
  }

  /// "This" is the coming one, "next" that of the next week, "last" the latest one.
  private func reading(of weekday: Int, _ modifier: Int, next: Int) -> DayReader.Reading? {
    let current = today.weekday
    let coming = (weekday - current + 7) % 7
    let days: Int
    var other: Int?
    if tokens.has(modifier, .next) {
      days = weekday - current + 7
      if coming > 0, coming != days { other = coming }
    } else if tokens.has(modifier, .last) {
      days = coming == 0 ? -7 : coming - 7
      let weekBefore = weekday - current - 7
      if weekBefore != days { other = weekBefore }
    } else {
      days = coming
    }
    return .init(
      day: today.adding(days: days), other: other.map { today.adding(days: $0) }, next: next,
      isRelative: true)
  }
}
