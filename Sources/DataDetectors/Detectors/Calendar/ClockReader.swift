/// Reads the hours, minutes and seconds of a time: "7:30 pm", "14h30", "9 Uhr", "午後" aside "6時半".
struct ClockReader {
  let tokens: CalendarTokens

  typealias Reading = TimeReader.Reading

  /// The time that begins at a number, or `nil`.
  func read(at start: Int, allowsBare: Bool) -> Reading? {
    guard let hour = tokens.number(start), !continues(start) else { return nil }
    guard hour.digits <= 2 else { return compact(hour, at: start, allowsBare: allowsBare) }
    var reading = Reading(time: WrittenTime(hour: hour.value), next: start + 1, isBare: true)
    guard readMinutes(&reading, start) else { return nil }
    readHourWord(&reading, start)
    readMeridiem(&reading)
    return reading
  }

  /// "1140 a.m.", "0730" as an end of a range.
  private func compact(
    _ number: (value: Int, digits: Int), at start: Int, allowsBare: Bool
  ) -> Reading? {
    let time = WrittenTime(hour: number.value / 100, minute: number.value % 100)
    guard time.isPossible else { return nil }
    var reading = Reading(time: time, next: start + 1, isBare: true)
    readMeridiem(&reading)
    if reading.isBare, !allowsBare || number.digits != 4 { return nil }
    return reading
  }

  /// Minutes and seconds after a colon or dot; `false` when the digits go on otherwise.
  private func readMinutes(_ reading: inout Reading, _ start: Int) -> Bool {
    let next = reading.next
    guard tokens.isMark(next, ":", "."), tokens.touches(next), tokens.touches(next + 1),
      let minute = tokens.number(next + 1), minute.digits == 2
    else { return true }
    let isColon = tokens.isMark(next, ":")
    reading.isBare =
      !(isColon || tokens.has(start - 1, [.strongAt, .opener]) && tokens.isNear(start))
    reading.time.minute = minute.value
    reading.next = next + 2
    let after = reading.next
    if tokens.isMark(after, ":"), tokens.touches(after), let second = tokens.number(after + 1),
      second.digits == 2
    {
      reading.time.second = second.value
      reading.next = after + 2
      if tokens.isMark(after + 2, ".", ","), tokens.touches(after + 2),
        tokens.touches(after + 3), case .number? = tokens.kind(after + 3)
      {
        reading.next += 2
      }
    } else if tokens.isMark(after, ":", "."), tokens.touches(after), tokens.touches(after + 1),
      tokens.number(after + 1) != nil
    {
      return false
    }
    return true
  }

  /// "Uhr", "h", "時" and the minutes after it.
  private func readHourWord(_ reading: inout Reading, _ start: Int) {
    guard let place = hourWord(at: reading.next), !isDuration(place) else { return }
    reading.isDoubtful = reading.isBare && reading.time.minute == 0 && !tokens.has(place, .hour)
    reading.isBare = false
    reading.hasHourWord = true
    reading.next = place + 1
    guard place <= start + 1 + (reading.time.minute == 0 ? 2 : -1) else { return }
    if tokens.has(reading.next, .half) {
      reading.time.minute = 30
      reading.next += 1
    } else if let minute = tokens.number(reading.next), minute.digits <= 2,
      !tokens.has(reading.next + 1, .second) || tokens.touches(reading.next + 1) == false,
      tokens.touches(reading.next) && minute.digits == 2
        || tokens.blanks(reading.next) <= 1
          && (tokens.has(reading.next + 1, .minute)
            || minute.digits == 2 && !isLetter(place)
              && tokens.endsPhrase(reading.next + 1)
            || tokens.isMark(reading.next + 1, "'"))
    {
      reading.time.minute = minute.value
      reading.next += 1
      reading.isDoubtful = false
      if tokens.has(reading.next, .minute), tokens.blanks(reading.next) <= 1 { reading.next += 1 }
      readSeconds(&reading)
    } else {
      readSeconds(&reading)
    }
  }

  /// "12h 34m" tells how long something takes.
  private func isDuration(_ place: Int) -> Bool {
    isLetter(place) && tokens.blanks(place + 1) == 1 && tokens.number(place + 1) != nil
      && tokens.has(place + 2, .minute) && tokens.touches(place + 2)
  }

  private func readSeconds(_ reading: inout Reading) {
    guard let second = tokens.number(reading.next), second.digits <= 2,
      tokens.blanks(reading.next) <= 1, tokens.has(reading.next + 1, .second),
      tokens.blanks(reading.next + 1) <= 1
    else { return }
    reading.time.second = second.value
    reading.next += 2
  }

  private func isLetter(_ place: Int) -> Bool { tokens.all[place].range.count == 1 }

  /// The last token of the word for hours that begins at a token.
  private func hourWord(at place: Int) -> Int? {
    guard tokens.blanks(place) <= 1 else { return nil }
    // A letter before more digits than minutes have belongs to them, as in "4U 8465".
    if isLetter(place), let number = tokens.number(place + 1), number.digits > 2 { return nil }
    if tokens.has(place, [.hour, .doubtfulHour]) {
      return isLetter(place) && !tokens.touches(place) && !tokens.endsPhrase(place + 1)
        && tokens.number(place + 1) == nil ? nil : place
    }
    // "o'clock", "o clock"
    guard tokens.word(place) != nil, isLetter(place) else { return nil }
    let next = tokens.isMark(place + 1, "'") ? place + 2 : place + 1
    return tokens.has(next, .hour) && tokens.all[next].range.count == 5 ? next : nil
  }

  private func readMeridiem(_ reading: inout Reading) {
    guard let (isAfternoon, after) = meridiem(at: reading.next, of: reading),
      tokens.word(after)?.dayPart == nil || tokens.all[after - 1].range.count > 2,
      let exact = reading.time.with(isAfternoon: isAfternoon)
    else { return }
    reading.time = exact
    reading.next = after
    reading.isBare = false
    reading.isDoubtful = false
  }

  private func meridiem(
    at place: Int, of reading: Reading
  ) -> (isAfternoon: Bool, next: Int)? {
    guard tokens.blanks(place) <= 1, let word = tokens.word(place),
      let isAfternoon = word.isAfternoon
    else { return nil }
    if word.roles.contains(.meridiem) {
      return tokens.number(place + 1) != nil && tokens.touches(place + 1)
        ? nil : (isAfternoon, place + 1)
    }
    guard word.roles.contains(.meridiemStart) else { return nil }
    var next = place + 1
    if tokens.isMark(next, ".") { next += 1 }
    if tokens.has(next, .meridiemEnd), tokens.blanks(next) <= 1 {
      next += 1
      if tokens.isMark(next, "."), tokens.touches(next), next > place + 2 { next += 1 }
      return (isAfternoon, next)
    }
    // "12A" is a house, "7:30A" a time.
    if word.roles.contains(.doubtful), reading.isBare { return nil }
    return tokens.touches(place) && !runsIntoWord(place + 1) ? (isAfternoon, place + 1) : nil
  }

  private func runsIntoWord(_ place: Int) -> Bool {
    guard tokens.touches(place) else { return false }
    switch tokens.kind(place) {
    case .word, .otherWord, .number: return true
    default: return false
    }
  }

  private func continues(_ place: Int) -> Bool {
    guard tokens.touches(place), place > 0 else { return false }
    if tokens.isMark(place - 1, ":", ".", ",", "/"), tokens.number(place - 2) != nil {
      // "31.05.2024.14:15" and "31/05/2024:14:15" have a time after the date.
      return !(tokens.number(place - 2)?.digits == 4 && tokens.isMark(place + 1, ":"))
    }
    return tokens.isMark(place - 1, "$", "#", "+")
      || tokens.kind(place - 1) == .otherWord
        && tokens.all[place - 1].range.count > 0
  }
}
