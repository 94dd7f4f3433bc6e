/// What stands around numbers and makes them a date or time, or forbids it.
struct CalendarSupport {
  let text: ScannedText
  let tokens: CalendarTokens

  /// Whether a reading may stay.
  ///
  /// - Parameters:
  ///   - reading: what was read.
  ///   - first: its first token.
  ///   - lastEnd: the token after the event before it.
  /// - Returns: whether what stands around it speaks for it, where it needs that.
  func allows(_ reading: MomentReader.Reading, from first: Int, lastEnd: Int?) -> Bool {
    if isVersion(reading, first) { return false }
    guard reading.isWeak else { return true }
    if reading.isDecimal {
      return tokens.endsPhrase(reading.next) && tokens.isNear(first)
        && tokens.has(first - 1, .on) && !tokens.has(first - 1, .the)
    }
    if let lastEnd, first - lastEnd <= 1 { return true }
    if reading.start.time == nil, isListed(reading, first) { return true }
    if tokens.isNear(first), tokens.has(first - 1, [.on, .to, .at, .between, .from, .strongAt]) {
      return true
    }
    let range =
      tokens.all[first].range.lowerBound..<tokens.all[reading.next - 1].range.upperBound
    if case .number(_, digits: 8)? = tokens.kind(first) {
      return Surroundings(text).label(before: range.lowerBound, of: .calendarEvent) != nil
    }
    return Surroundings(text).standsAlone(range, as: .calendarEvent)
  }

  /// Whether two digits each for day and month stand in a list of such, or take an ending.
  private func isListed(_ reading: MomentReader.Reading, _ first: Int) -> Bool {
    guard tokens.number(first)?.digits == 2, tokens.isMark(first + 1, "/"),
      tokens.number(first + 2)?.digits == 2, reading.next == first + 3
    else { return false }
    let next = reading.next
    if tokens.isMark(next, "'"), tokens.touches(next), tokens.touches(next + 1),
      tokens.kind(next + 1) == .otherWord
    {
      return true
    }
    return tokens.isMark(next, ",") && tokens.number(next + 1)?.digits == 2
      && tokens.isMark(next + 2, "/") && tokens.number(next + 3)?.digits == 2
  }

  /// The first token of a match, with the words that belong to it when they stand before it.
  func opener(before first: Int, notBefore start: Int) -> Int {
    var place = first
    while place - 1 >= start, tokens.isNear(place), tokens.blanks(place) <= 1,
      let word = openerWord(before: place), word >= start
    {
      place = word
    }
    return place
  }

  /// The word right before a token that belongs to the match, perhaps shortened by a dot or with
  /// "at" after it.
  private func openerWord(before place: Int) -> Int? {
    if tokens.has(place - 1, .opener) { return place - 1 }
    let mayLie =
      tokens.has(place - 1, .at) && tokens.blanks(place - 1) == 1
      || tokens.isMark(place - 1, ".") && tokens.touches(place - 1)
    return mayLie && tokens.has(place - 2, .opener) ? place - 2 : nil
  }

  /// Numbers with dots after a word such as "version".
  private func isVersion(_ reading: MomentReader.Reading, _ first: Int) -> Bool {
    guard tokens.number(first) != nil, tokens.isMark(first + 1, ".") else { return false }
    var end = tokens.all[first].range.lowerBound
    while end > 0, text[end - 1].isBlank || text[end - 1] == .ascii(":") { end -= 1 }
    var start = end
    while start > 0, end - start < 10, text[start - 1].isLetter { start -= 1 }
    return ["version", "ver", "v", "release", "build", "rev"]
      .contains(text.string(start..<end).lowercased())
  }
}
