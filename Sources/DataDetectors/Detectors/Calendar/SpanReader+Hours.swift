extension SpanReader {
  /// "3:30-4:30pm", "8 to 10 am", "13-15h", "0730-0930": the first end takes what the second says.
  func hours(at start: Int, takesDay: Bool = true) -> Reading? {
    guard let first = moments.times.read(at: start, allowsBare: true),
      !first.time.hasMeridiem
        || !first.isBare,
      let after = connector(at: first.next, from: start),
      let last = moments.times.read(at: after, allowsBare: true),
      isTold(first, last, start)
    else { return nil }
    var begin = first.time
    var finish = last.time
    if last.time.hasMeridiem, !first.time.hasMeridiem {
      let isAfternoon = last.time.hour >= 12
      if let same = begin.with(isAfternoon: isAfternoon), same.seconds <= finish.seconds {
        begin = same
      } else if let morning = begin.with(isAfternoon: false) {
        begin = morning
      }
    } else if first.time.hasMeridiem, !last.time.hasMeridiem, begin.hour >= 12,
      let later = finish.with(isAfternoon: true)
    {
      finish = later
    }
    var reading = Reading(
      start: WrittenMoment(time: begin), end: WrittenMoment(time: finish), next: last.next)
    addTail(&reading)
    if takesDay, let day = moments.day(after: reading.next) {
      reading.start.day = day.day
      reading.end?.day = day.day
      reading.next = day.next
    }
    return reading
  }

  /// Whether two numbers with a dash or word between them are surely hours.
  private func isTold(_ first: TimeReader.Reading, _ last: TimeReader.Reading, _ start: Int) -> Bool
  {
    let isClosed = tail(at: last.next) != nil
    if first.time.hasMeridiem { return !last.isBare || isPair(start) || isClosed }
    if isClosed, tokens.has(start - 1, .strongAt) { return true }
    if last.time.hasMeridiem || last.hasHourWord && !last.isDoubtful {
      return first.isBare || last.time.hasMeridiem
    }
    if first.isBare, last.isBare {
      // "0730-0930"
      guard let one = tokens.number(start), let two = tokens.number(last.next - 1),
        one.digits == 4, two.digits == 4, first.time.seconds < last.time.seconds
      else { return false }
      return one.value < 1000 || isPair(start) && last.time.minute % 5 == 0
    }
    return first.isBare && (isPair(start) || tokens.has(start - 1, .from)) && !last.isBare
  }
}
