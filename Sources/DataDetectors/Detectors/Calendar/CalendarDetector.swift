internal import Foundation

/// Finds dates, times of day, and ranges of them, in the languages of the calendar table.
///
/// Days told from the document's, such as "tomorrow" and "next Friday", are found; a month or year
/// alone, a weekday alone, and durations are not. Numbers whose order is in doubt are read by the
/// region, dots always with the day first; the other order is among the other readings. Day and
/// month in numbers alone need a word such as "on" before them, a time after them, or a line of
/// their own.
struct CalendarDetector {
  let text: ScannedText
  let options: DataDetector.Options

  func candidates() -> [Candidate] {
    let lexicon = CalendarLexicon(language: options.documentLanguageCode?.identifier)
    let tokens = CalendarTokens(all: CalendarToken.all(in: text, lexicon: lexicon))
    let events = EventDates(options: options)
    let days = DayReader(tokens: tokens, monthFirst: isMonthFirst, today: events.today)
    let reader = SpanReader(moments: MomentReader(days: days))
    let support = CalendarSupport(text: text, tokens: tokens)
    var found: [Candidate] = []
    var place = 0
    var lastEnd: Int?
    while place < tokens.all.count {
      guard mayBegin(tokens.all[place].kind), let reading = reader.read(at: place),
        support.allows(reading, from: place, lastEnd: lastEnd)
      else {
        place += 1
        continue
      }
      let start = support.opener(before: place, notBefore: lastEnd ?? 0)
      let range =
        tokens.all[start].range.lowerBound..<tokens.all[reading.next - 1].range.upperBound
      found.append(candidate(reading, range, events))
      place = reading.next
      lastEnd = place
    }
    return found
  }

  private func mayBegin(_ kind: CalendarToken.Kind) -> Bool {
    switch kind {
    case .number(let value, _): value >= 0
    case .word(let word):
      word.month != nil || word.weekday != nil || word.hour != nil || word.dayPart != nil
        || word.era != nil || word.relativeDay != nil || word.isAfternoon != nil
        || !word.roles.isDisjoint(with: [.next, .this, .last, .monthWord])
    default: false
    }
  }

  private static let monthFirstRegions: Set<String> = [
    "US", "PH", "PR", "GU", "VI", "AS", "MP", "FM", "MH", "PW", "BZ",
  ]

  private static let yearFirstLanguages: Set<String> = ["ja", "zh", "ko"]

  private var isMonthFirst: Bool {
    let language = options.documentLanguageCode?.identifier
    if let language, Self.yearFirstLanguages.contains(language) { return true }
    if let region = options.documentRegion {
      return Self.monthFirstRegions.contains(region.identifier.uppercased())
    }
    return language.map { $0 == "en" } ?? true
  }

  private func candidate(
    _ reading: MomentReader.Reading, _ range: Range<Int>, _ events: EventDates
  ) -> Candidate {
    var candidate = Candidate(
      range: range, details: .calendarEvent(events.event(reading.start, reading.end)))
    if let other = reading.other, reading.end == nil {
      var start = reading.start
      start.day = other
      candidate.otherReadings = [.calendarEvent(events.event(start, nil))]
      candidate.confidence = DetectionThresholds.likely
    }
    return candidate
  }
}
