/// Reads days in numbers: 2024-05-12, 12.05.2024, 5/12/24, 5/12, 12.5., 20240512.
struct NumericDayReader {
  let tokens: CalendarTokens
  /// Whether numbers with slashes begin with the month.
  let monthFirst: Bool

  typealias Reading = DayReader.Reading

  /// The day that begins at a token, or `nil`.
  func read(at start: Int) -> Reading? {
    compact(at: start) ?? blankSeparated(at: start) ?? blankSeparatedYearLast(at: start)
      ?? marked(at: start)
  }

  /// 20161016: a day only where something speaks for it.
  private func compact(at start: Int) -> Reading? {
    guard case .number(let value, digits: 8)? = tokens.kind(start), value > 0,
      !continuesNumber(start), !goesOn(start + 1, after: nil)
    else { return nil }
    let day = WrittenDay(year: value / 10_000, month: value / 100 % 100, day: value % 100)
    guard DetectionThresholds.yearsOfBareDigits.contains(value / 10_000), day.isPossible else {
      return nil
    }
    return Reading(day: day, next: start + 1, isWeak: true)
  }

  /// 2016 10 16.
  private func blankSeparated(at start: Int) -> Reading? {
    guard let year = tokens.number(start), year.digits == 4,
      let month = tokens.number(start + 1), month.digits == 2,
      let number = tokens.number(start + 2), number.digits == 2, tokens.blanks(start + 1) == 1,
      tokens.blanks(start + 2) == 1, tokens.number(start + 3) == nil
    else { return nil }
    let day = WrittenDay(year: year.value, month: month.value, day: number.value)
    guard DetectionThresholds.yearsOfBareDigits.contains(year.value), day.isPossible else {
      return nil
    }
    return Reading(day: day, next: start + 3, isWeak: true)
  }

  /// 16 10 2016, the day first.
  private func blankSeparatedYearLast(at start: Int) -> Reading? {
    guard let number = tokens.number(start), number.digits <= 2,
      let month = tokens.number(start + 1), month.digits <= 2,
      let year = tokens.number(start + 2), year.digits == 4, tokens.blanks(start + 1) == 1,
      tokens.blanks(start + 2) == 1, !continuesNumber(start), tokens.endsPhrase(start + 3),
      DetectionThresholds.yearsOfBareDigits.contains(year.value)
    else { return nil }
    let day = WrittenDay(year: year.value, month: month.value, day: number.value)
    return day.isPossible ? Reading(day: day, next: start + 3, isWeak: true) : nil
  }

  private func marked(at start: Int) -> Reading? {
    guard let first = tokens.number(start), tokens.isMark(start + 1, "-", "/", "."),
      let second = tokens.number(start + 2)
    else { return nil }
    let isDot = tokens.isMark(start + 1, ".")
    let isSpaced = tokens.blanks(start + 1) == 1 && tokens.blanks(start + 2) == 1 && !isDot
    guard tokens.touches(start + 1) || isSpaced,
      !continuesNumber(start, dashed: tokens.isMark(start + 1, "-"))
    else { return nil }
    guard tokens.touches(start + 2) || isSpaced || isDot && tokens.blanks(start + 2) <= 1 else {
      return nil
    }
    if tokens.kind(start + 3) == tokens.kind(start + 1), let third = tokens.number(start + 4),
      tokens.touches(start + 3) && tokens.touches(start + 4)
        || isDot && tokens.blanks(start + 4) <= 1
          && tokens.touches(start + 3)
        || isSpaced && tokens.blanks(start + 4) == 1
    {
      return threeNumbers(first, second, third, at: start, isDot: isDot)
    }
    return isSpaced ? nil : twoNumbers(first, second, at: start, isDot: isDot)
  }

  private typealias Number = (value: Int, digits: Int)

  private func threeNumbers(
    _ first: Number, _ second: Number, _ third: Number, at start: Int, isDot: Bool
  ) -> Reading? {
    guard !goesOn(start + 5, after: tokens.kind(start + 1)) else { return nil }
    if first.digits == 4, second.digits <= 2, third.digits <= 2 {
      let day = WrittenDay(year: first.value, month: second.value, day: third.value)
      return day.isPossible ? Reading(day: day, next: start + 5) : nil
    }
    guard first.digits <= 2, second.digits <= 2, third.digits == 2 || third.digits == 4 else {
      return nil
    }
    let year = WrittenDay.fullYear(third.value, digits: third.digits)
    return ordered(first.value, second.value, year, isDot: isDot, next: start + 5)
      ?? yearFirst(first, second, third, start + 5)
  }

  /// 74/10/31.
  private func yearFirst(
    _ first: Number, _ second: Number, _ third: Number, _ next: Int
  ) -> Reading? {
    guard first.digits == 2, third.digits == 2, first.value > 31, tokens.isMark(next - 2, "/")
    else { return nil }
    let year = WrittenDay.fullYear(first.value, digits: 2)
    let day = WrittenDay(year: year, month: second.value, day: third.value)
    return day.isPossible ? Reading(day: day, next: next) : nil
  }

  private func twoNumbers(
    _ first: Number, _ second: Number, at start: Int, isDot: Bool
  ) -> Reading? {
    guard first.digits <= 2, second.digits <= 2 else { return nil }
    if isDot {
      // A dot after both makes an ordinal of each; without it "5.12" is a number to most.
      let closes =
        tokens.isMark(start + 3, ".") && tokens.touches(start + 3)
        && !(tokens.touches(start + 4) && tokens.number(start + 4) != nil)
      guard closes || !goesOn(start + 3, after: tokens.kind(start + 1)) else { return nil }
      let day = WrittenDay(year: nil, month: second.value, day: first.value)
      guard day.isPossible else { return nil }
      var reading: Reading? = Reading(day: day, next: start + 3, isWeak: true)
      reading?.isDecimal = !closes || first.digits == 1 && second.digits == 1
      if closes, !tokens.endsPhrase(start + 4) || tokens.touches(start + 2) {
        reading?.next = start + 4
      }
      return reading
    }
    guard tokens.isMark(start + 1, "/"), !goesOn(start + 3, after: tokens.kind(start + 1)) else {
      return nil
    }
    var reading = ordered(first.value, second.value, nil, isDot: false, next: start + 3)
    reading?.isWeak = true
    return reading
  }

  private func ordered(
    _ first: Int, _ second: Int, _ year: Int?, isDot: Bool, next: Int
  ) -> Reading? {
    let dayFirst = WrittenDay(year: year, month: second, day: first)
    let monthFirst = WrittenDay(year: year, month: first, day: second)
    let isMonthFirst = self.monthFirst && !isDot
    let choices = (isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst])
      .filter(\.isPossible)
    guard let day = choices.first else { return nil }
    let other = choices.last.flatMap { $0 == day ? nil : $0 }
    return Reading(day: day, other: other, next: next)
  }

  /// Whether digits or a decimal mark stand right before a number.
  func continuesNumber(_ place: Int, dashed: Bool = false) -> Bool {
    guard tokens.touches(place), place > 0 else { return false }
    if tokens.isMark(place - 1, ".", ",", "/", ":") || dashed && tokens.isMark(place - 1, "-"),
      tokens.number(place - 2) != nil, tokens.touches(place - 1)
    {
      return true
    }
    if tokens.isMark(place - 1, "$", "#", "+", "=") { return true }
    if tokens.isMark(place - 1, "/"), case .number(-1, _)? = tokens.kind(place - 2) { return false }
    if let word = tokens.word(place - 1) {
      return tokens.all[place - 1].range.count > 1 && word.month == nil && word.weekday == nil
        && word.era == nil && word.dayPart == nil && word.isAfternoon == nil
        && word.roles.isDisjoint(with: [.to, .of, .yearMark, .opener])
    }
    return tokens.kind(place - 1) == .otherWord
  }

  private func goesOn(_ place: Int, after mark: CalendarToken.Kind?) -> Bool {
    guard tokens.touches(place) else { return false }
    if let kind = tokens.kind(place), kind == mark || tokens.isMark(place, "-", "/", ".", ","),
      let number = tokens.number(place + 1), tokens.touches(place + 1)
    {
      // A time may follow with a dot or dash.
      if tokens.isMark(place + 2, ":"), number.digits <= 2 { return false }
      return !tokens.isMark(place, "-") || kind == mark
    }
    return tokens.isMark(place, "%", "$") || tokens.kind(place) == .otherWord
  }
}
