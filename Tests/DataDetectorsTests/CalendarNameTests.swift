import Foundation
import Testing

@testable import DataDetectors

@Suite("Names of months and weekdays")
struct CalendarNameTests {
  static let languages = [
    "en", "de", "fr", "es", "it", "pt", "nl", "sv", "fi", "pl", "tr", "ru", "uk", "ja", "zh", "ko",
    "hi", "ar",
  ]

  @Test("agree with Foundation where it knows the language", arguments: languages)
  func foundation(_ language: String) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    let months = calendar.monthSymbols
    let weekdays = calendar.weekdaySymbols
    // A system without the language's data answers in numbers or in English.
    guard language == "en" || months.first != "January", months.first?.hasPrefix("M") != true else {
      return
    }
    let known = Dictionary(
      CalendarNames.all.filter { $0.language == language }.map {
        ("\($0.kind)" + $0.name, $0.number)
      }
    ) { first, _ in first }
    for (index, name) in months.enumerated()
    where !name.unicodeScalars.contains(where: { $0.isASCII && UInt8($0.value).isDigit }) {
      #expect(known["month" + folded(name)] == index + 1, "\(name)")
    }
    for (index, name) in weekdays.enumerated() {
      #expect(known["weekday" + folded(name)] == (index + 6) % 7 + 1, "\(name)")
    }
  }

  @Test("are there for every language and number", arguments: languages)
  func complete(_ language: String) {
    let entries = CalendarNames.all.filter { $0.language == language }
    #expect(Set(entries.filter { $0.kind == .weekday }.map(\.number)) == Set(1...7))
    #expect(Set(entries.filter { $0.kind == .relative }.map(\.number)).isSuperset(of: [-1, 0, 1]))
    if !["ja", "ko"].contains(language) {
      #expect(Set(entries.filter { $0.kind == .month }.map(\.number)) == Set(1...12))
    }
  }

  @Test("weekdays and days are counted over months, leap years and centuries")
  func arithmetic() {
    var day = WrittenDay(year: 1899, month: 12, day: 28)
    #expect(day.weekday == 4)
    for _ in 0..<80_000 {
      let next = day.adding(days: 1)
      #expect(next.isPossible && next.weekday == day.weekday % 7 + 1)
      #expect(next.adding(days: -1) == day)
      day = next
    }
    #expect(day == WrittenDay(year: 2119, month: 1, day: 9))
  }

  private func folded(_ name: String) -> String {
    name.lowercased().precomposedStringWithCanonicalMapping
  }
}
