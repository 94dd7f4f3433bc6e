import DataDetectors
import Foundation
import Testing

@Suite("Calendar events")
struct CalendarTests {
  static let rows: [Row] = [
    Row("On ⟦2024-05-12⟧ and ⟦12.05.2024⟧", "2024-05-12", "2024-05-12"),
    Row("⟦05/12/2024⟧ or ⟦25/12/24⟧", "2024-05-12", "2024-12-25"),
    Row(
      "⟦May 12, 2024⟧; ⟦12 May 2024⟧; ⟦12th of May, 2024⟧.", "2024-05-12", "2024-05-12",
      "2024-05-12"),
    Row("⟦Sun, 12 May 2024⟧ ⟦31-Oct-74⟧ ⟦2024/aug/01⟧", "2024-05-12", "1974-10-31", "2024-08-01"),
    Row("on ⟦5/12⟧ we met", "2020-05-12"),
    Row("⟦Feb 29th⟧", "2020-02-29"),
    Row("⟦2024-05-12T07:30:00Z⟧", "2024-05-12T07:30:00"),
    Row("⟦2024-05-12T07:30:00-08:00⟧", "2024-05-12T15:30:00"),
    Row("⟦May 12 at 7:30 pm⟧ or ⟦9 a.m.⟧", "2020-05-12T19:30:00", "2020-03-01T09:00:00"),
    Row("⟦15h30⟧ ⟦10:15:30⟧", "2020-03-01T15:30:00", "2020-03-01T10:15:30"),
    Row("⟦July 13-15⟧ ⟦13 to 15 July 2024⟧", "2020-07-13/2020-07-15", "2024-07-13/2024-07-15"),
    Row("⟦Aug 10 to Nov 12⟧ ⟦10/1-11/7⟧", "2020-08-10/2020-11-12", "2020-10-01/2020-11-07"),
    Row("⟦3:30-4:30pm⟧", "2020-03-01T15:30:00/2020-03-01T16:30:00"),
    Row(
      "⟦May 12 2024 from 7:00 to 8:00pm⟧",
      "2024-05-12T19:00:00/2024-05-12T20:00:00"),
    Row("13/31/2018 32.01.2020 2/29/2014 2019-13-01"),
    Row("1.2.3.4 4-5-6 3/4 cup 8/32 v1.10.2"),
    Row("$3:30 3.15 10:99 25:00 12:30:45:50"),
    Row("It may not be, 2020, and 2019 to 2020"),
    Row("(206) 555-1212 and 123-12-1234"),
  ]

  @Test("are read as written", arguments: rows)
  func read(_ row: Row) throws {
    let marked = MarkedText(row.picture)
    let matches = try matches(in: marked.text, region: nil)
    #expect(matches.map { $0.range.map { String(marked.text[$0]) } ?? "" } == marked.marked)
    #expect(matches.map(Self.value) == row.values)
  }

  @Test("in numbers follow the region, and keep the other order reachable")
  func order() throws {
    let american = try matches(in: "03/04/2024", region: "US")
    let british = try matches(in: "03/04/2024", region: "GB")
    #expect(american.map(Self.value) == ["2024-03-04"])
    #expect(british.map(Self.value) == ["2024-04-03"])
    #expect(british.first?.otherReadings == american.map(\.details))
    let dots = try matches(in: "03.04.2024", region: "US")
    #expect(dots.map(Self.value) == ["2024-04-03"])
  }

  @Test("say whether they are whole days, and their time zone")
  func zone() throws {
    let match = try matches(in: "2024-05-12 10:00 CEST", region: nil).first
    guard case .calendarEvent(let event)? = match?.details else {
      Issue.record("no event")
      return
    }
    #expect(!event.allDay)
    #expect(event.startTimeZone?.secondsFromGMT() == 7200)
    #expect(match.map(Self.value) == "2024-05-12T08:00:00")
  }

  private func matches(in text: String, region: String?) throws -> [DataDetector.Match] {
    var options = DataDetector.Options()
    options.documentDate = try Date("2020-03-01T12:00:00Z", strategy: .iso8601)
    options.documentTimeZone = .gmt
    options.documentRegion = region.map { Locale.Region($0) }
    return DataDetector.matches(in: text, types: .calendarEvent, options: options)
  }

  private static func value(_ match: DataDetector.Match) -> String {
    guard case .calendarEvent(let event) = match.details else { return "" }
    var style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    if !event.allDay { style = style.time(includingFractionalSeconds: false) }
    return [event.startDate, event.endDate].compactMap { $0.map(style.format) }
      .joined(separator: "/")
  }
}
