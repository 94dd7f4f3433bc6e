internal import Foundation

/// Finds dates, times of day, and ranges of them.
///
/// Dates are numbers in the usual orders or have an English month name; relative words such as
/// "tomorrow", a month or year alone, and durations are not found. Numbers whose order is in doubt
/// are read by the region, dots always with the day first; the other order is among the other
/// readings. Day and month in numbers alone need a word such as "on" before them, a time after
/// them, or a line of their own.
struct CalendarDetector {
  let text: ScannedText
  let options: DataDetector.Options

  func candidates() -> [Candidate] {
    let tokens = CalendarToken.all(in: text)
    let days = DayReader(tokens: tokens, monthFirst: isMonthFirst)
    let reader = MomentReader(days: days)
    let events = EventDates(options: options)
    var found: [Candidate] = []
    var place = 0
    var lastEnd: Int?
    while place < tokens.count {
      guard mayBegin(tokens[place].kind), let reading = reader.read(at: place),
        !reading.isWeak || isSupported(place, reading.next, days, lastEnd: lastEnd)
      else {
        place += 1
        continue
      }
      let range = tokens[place].range.lowerBound..<tokens[reading.next - 1].range.upperBound
      found.append(candidate(reading, range, events))
      place = reading.next
      lastEnd = place
    }
    return found
  }

  private func mayBegin(_ kind: CalendarToken.Kind) -> Bool {
    switch kind {
    case .number(let value, _): value >= 0
    case .word(.month), .word(.weekday), .word(.named): true
    default: false
    }
  }

  /// Whether something speaks for a day and month in numbers alone.
  private func isSupported(
    _ first: Int, _ next: Int, _ days: DayReader, lastEnd: Int?
  ) -> Bool {
    if let lastEnd, first - lastEnd <= 1 { return true }
    if days.blanks(first) < CalendarToken.lineEnd, case .word(let word)? = days.kind(first - 1) {
      if [.on, .to, .at, .between].contains(word) { return true }
    }
    let range = days.tokens[first].range.lowerBound..<days.tokens[next - 1].range.upperBound
    return Surroundings(text).standsAlone(range, as: .calendarEvent)
  }

  private static let monthFirstRegions: Set<String> = [
    "US", "PH", "PR", "GU", "VI", "AS", "MP", "FM", "MH", "PW", "BZ",
  ]

  private var isMonthFirst: Bool {
    if let region = options.documentRegion {
      return Self.monthFirstRegions.contains(region.identifier.uppercased())
    }
    return options.documentLanguageCode.map { $0 == .english } ?? true
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
