import DataDetectors
import Foundation
import Testing

@Suite("Damaged days and amounts")
struct DamagedLineTests {
  static let days: [(printed: String, day: String, changes: [DataDetector.Match.Repair.Change])] = [
    ("O3.12.2O26", "2026-12-03", [.replacedLookAlike]),
    ("12 .05.2026", "2026-05-12", [.removedSpaces]),
    ("12..05.2026", "2026-05-12", [.removedRepeatedPunctuation]),
    ("January l1, 2028", "2028-01-11", [.replacedLookAlike]),
    ("9\" June 2014", "2014-06-09", [.replacedPunctuation]),
    ("25/l2/2024", "2024-12-25", [.replacedLookAlike]),
  ]

  @Test("on a line of their own are put right, and told", arguments: days)
  func readDays(
    _ sample: (printed: String, day: String, changes: [DataDetector.Match.Repair.Change])
  ) throws {
    for expected in [[], DataDetector.MatchType.calendarEvent] {
      let match = try #require(
        DataDetector.matches(
          in: "Day:\n\(sample.printed)\n", types: .calendarEvent, options: Self.options,
          context: .init(expected: expected)
        ).first)
      #expect(Self.day(match) == sample.day)
      #expect(match.repair?.printed == sample.printed)
      #expect(match.repair?.changes == sample.changes)
      #expect(match.confidence < 1)
    }
  }

  static let braveDays = [
    ("IZ.O5.Z026", "2026-05-12"), ("12,05.2026", "2026-05-12"), ("S.B.2026", "2026-08-05"),
  ]

  @Test("are put right more bravely where days are expected", arguments: braveDays)
  func brave(_ printed: String, _ day: String) {
    let expected = DataDetector.matches(
      in: printed, types: .calendarEvent, options: Self.options,
      context: .init(expected: .calendarEvent))
    #expect(expected.map(Self.day) == [day])
    #expect(expected.first?.repair?.printed == printed)
    #expect(
      DataDetector.matches(in: printed, types: .calendarEvent, options: Self.options)
        .allSatisfy { $0.repair == nil })
  }

  static let amounts:
    [(printed: String, amount: String, change: DataDetector.Match.Repair.Change)] = [
      ("$ 8. 94", "8.94", .removedSpaces), ("€ 1O,50", "10.5", .replacedLookAlike),
      ("$12..50", "12.5", .removedRepeatedPunctuation), ("1 ,250.00 USD", "1250", .removedSpaces),
      ("$l2.00", "12", .replacedLookAlike),
    ]

  @Test("amounts on a line of their own are put right, and told", arguments: amounts)
  func readAmounts(
    _ sample: (printed: String, amount: String, change: DataDetector.Match.Repair.Change)
  ) throws {
    let match = try #require(DataDetector.matches(in: sample.printed, types: .moneyAmount).first)
    #expect(Self.amount(match) == Decimal(string: sample.amount))
    #expect(match.utf8Range == 0..<sample.printed.utf8.count)
    #expect(match.repair?.changes == [sample.change])
  }

  @Test("running text is never put right")
  func prose() {
    for text in [
      "It cost $8. 94 people came.", "He ate 1O of them on O3.12.2O26 and left",
      "See 12 .05.2026 there", "room l2.00",
    ] {
      let matches = DataDetector.matches(in: text, types: [.moneyAmount, .calendarEvent])
      #expect(matches.allSatisfy { $0.repair == nil }, "\(text)")
    }
  }

  @Test("a bare number is an amount where amounts of one currency are expected")
  func bare() throws {
    let context = DataDetector.Context(expected: .moneyAmount, currency: "EUR")
    for (printed, amount) in [
      ("18,25", "18.25"), ("1.250,00", "1250"), ("(12.50)", "-12.5"), ("-7", "-7"),
      ("1O.5O", "10.5"),
    ] {
      let match = try #require(DataDetector.matches(in: printed, context: context).first)
      #expect(Self.amount(match) == Decimal(string: amount), "\(printed)")
      #expect(match.confidence < 1)
    }
    #expect(DataDetector.matches(in: "18.25", types: .moneyAmount).isEmpty)
    #expect(DataDetector.matches(in: "7 of 9", types: .moneyAmount, context: context).isEmpty)
    #expect(
      DataDetector.matches(in: "18.25", types: .moneyAmount, context: .init(currency: "EUR"))
        .isEmpty)
  }

  private static var options: DataDetector.Options {
    var options = DataDetector.Options()
    options.documentTimeZone = TimeZone(secondsFromGMT: 0)
    return options
  }

  private static func day(_ match: DataDetector.Match) -> String? {
    guard case .calendarEvent(let event) = match.details, event.allDay else { return nil }
    return event.startDate.map {
      Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day().format($0)
    }
  }

  private static func amount(_ match: DataDetector.Match) -> Decimal? {
    guard case .moneyAmount(let money) = match.details else { return nil }
    return money.amount
  }
}
