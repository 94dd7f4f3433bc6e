import DataDetectors
import Foundation
import Testing

@Suite("Calendar events in other languages")
struct CalendarLanguageTests {
  /// The language, and what is read in it.
  static let rows: [(String, Row)] = [
    (
      "de",
      Row("⟦Sonntag, den 7. Dezember 2014⟧; um ⟦9 Uhr abends⟧", "2014-12-07", "2020-03-01T21:00:00")
    ),
    (
      "de",
      Row(
        "⟦14. - 15.10.2013⟧, am ⟦27. 11⟧. und ⟦31.Maerz 2016⟧", "2013-10-14/2013-10-15",
        "2020-11-27", "2016-03-31")
    ),
    (
      "fr",
      Row(
        "le ⟦22 janvier 2015 à 14h40⟧, ⟦13-15h⟧", "2015-01-22T14:40:00",
        "2020-03-01T13:00:00/2020-03-01T15:00:00")
    ),
    ("fr", Row("⟦3 heures du matin le 1er fevrier⟧", "2020-02-01T03:00:00")),
    ("es", Row("el ⟦3 de marzo de 2015 a las 9:00 de la mañana⟧", "2015-03-03T09:00:00")),
    ("es", Row("se conocieron el ⟦9 de 8 de 1971⟧", "1971-08-09")),
    (
      "it",
      Row(
        "dal ⟦13 al 15 luglio⟧; alle ⟦2 del pomeriggio⟧", "2020-07-13/2020-07-15",
        "2020-03-01T14:00:00")
    ),
    (
      "pt",
      Row(
        "⟦13 até 15 de julho de 2013⟧; às ⟦8 da noite⟧", "2013-07-13/2013-07-15",
        "2020-03-01T20:00:00")
    ),
    (
      "nl",
      Row(
        "⟦maandag 22 december 2014 om 2:38⟧; ⟦15 uur⟧", "2014-12-22T02:38:00", "2020-03-01T15:00:00"
      )
    ),
    ("sv", Row("⟦15-16 augusti⟧ ⟦15 aug 2012⟧", "2020-08-15/2020-08-16", "2012-08-15")),
    (
      "fi",
      Row(
        "⟦tiistaina, 27. lokakuuta 2015⟧; ⟦klo 10:00-12:00⟧", "2015-10-27",
        "2020-03-01T10:00:00/2020-03-01T12:00:00")
    ),
    ("pl", Row("⟦4 stycznia 2013⟧", "2013-01-04")),
    ("tr", Row("⟦17.Şubat.2014, 17:51⟧ ⟦15 Ocak Salı⟧", "2014-02-17T17:51:00", "2020-01-15")),
    (
      "ru",
      Row(
        "⟦с 10 по 22 августа 2012⟧, ⟦13 января 2015 г. в 13:34⟧", "2012-08-10/2012-08-22",
        "2015-01-13T13:34:00")
    ),
    ("uk", Row("⟦24го жовтня, 9:00⟧", "2020-10-24T09:00:00")),
    (
      "ja",
      Row("主な株主（⟦令和2年5月1日⟧） ⟦午後６時半－１１時⟧", "2020-05-01", "2020-03-01T18:30:00/2020-03-01T23:00:00")
    ),
    ("ja", Row("⟦２０１６年1月１０日から１２日まで⟧不在、1時間、⟦2012/8/27（水）⟧", "2016-01-10/2016-01-12", "2012-08-27")),
    (
      "zh",
      Row(
        "⟦二零一六年九月三号⟧ ⟦2016年06月30日09时30分⟧ ⟦上午6点13分⟧", "2016-09-03", "2016-06-30T09:30:00",
        "2020-03-01T06:13:00")
    ),
    (
      "ko",
      Row("⟦2014년 7월 18일 금요일 오후 7시⟧ ⟦7월 13일 - 15일⟧", "2014-07-18T19:00:00", "2020-07-13/2020-07-15")
    ),
    (
      "hi",
      Row("⟦28 दिसम्बर 2000 , 01:09:08⟧ ⟦सुबह 11:30 बजे⟧", "2000-12-28T01:09:08", "2020-03-01T11:30:00")
    ),
    ("ar", Row("⟦7 يناير، 2015⟧", "2015-01-07")),
    ("vi", Row("⟦ngày 30 tháng 4 năm 1975⟧", "1975-04-30")),
    (
      "en",
      Row(
        "⟦tomorrow at 5pm⟧, ⟦yesterday⟧, ⟦next Friday⟧, ⟦this Friday⟧, ⟦last Monday⟧",
        "2020-03-02T17:00:00", "2020-02-29", "2020-03-06", "2020-03-06", "2020-02-24")
    ),
    (
      "de",
      Row("⟦morgen um 8 Uhr⟧, guten Morgen, ⟦übermorgen⟧", "2020-03-02T08:00:00", "2020-03-03")
    ),
    ("fr", Row("⟦vendredi prochain⟧ ⟦demain⟧", "2020-03-06", "2020-03-02")),
    (
      "en",
      Row(
        "We met on ⟦20161016⟧, order 20161016; on ⟦5.12⟧; it was 5.12", "2016-10-16", "2020-12-05")
    ),
    (
      "en",
      Row(
        "⟦10 o'clock⟧ ⟦3:15 in the afternoon⟧ between ⟦0730-0930⟧ ⟦1140 a.m.⟧",
        "2020-03-01T10:00:00", "2020-03-01T15:15:00", "2020-03-01T07:30:00/2020-03-01T09:30:00",
        "2020-03-01T11:40:00")
    ),
    (
      "en",
      Row(
        "from ⟦3:30 to 5:55 on 1/5/2015⟧, ⟦26 june to 28 june in 2021⟧",
        "2015-01-05T03:30:00/2015-01-05T05:55:00", "2021-06-26/2021-06-28")
    ),
    (
      "en",
      Row(
        "⟦10:30 (gmt-2:30)⟧; ⟦03 Aug 96⟧ ⟦23-2020-September⟧", "2020-03-01T13:00:00", "1996-08-03",
        "2020-09-23")
    ),
    (
      "en",
      Row(
        "Today is fine; version: 1.10.30; 10 out of 12; set 5; so 12 may be; 12h 34m; 1A Elm Street; 8 0152 45-09-11"
      )
    ),
    ("de", Row("angestern 32. Oktober 2015 ein Hotel für 2 Personen um die Uhr")),
    ("nl", Row("Hypotheken waren op 6.45 procent, di, zo, een hotel")),
  ]

  @Test("are read as written", arguments: rows)
  func read(_ language: String, _ row: Row) throws {
    let marked = MarkedText(row.picture)
    let matches = try matches(in: marked.text, language: language)
    #expect(matches.map { $0.range.map { String(marked.text[$0]) } ?? "" } == marked.marked)
    #expect(matches.map(Self.value) == row.values)
  }

  @Test("told from today keep the other meaning of \"next\"")
  func next() throws {
    // The first of March 2020 is a Sunday: the coming Tuesday is in the next week already.
    #expect(try matches(in: "next Tuesday", language: "en").first?.otherReadings == [])
    let match = try #require(try matches(in: "next Friday", day: "2020-03-03").first)
    #expect(Self.value(match) == "2020-03-13")
    #expect(
      match.otherReadings.map { Self.value($0) } == ["2020-03-06"])
  }

  @Test("use names that are words elsewhere only in a text of their language")
  func names() throws {
    #expect(try matches(in: "10 out", language: "en").isEmpty)
    #expect(try matches(in: "10 out", language: nil).isEmpty)
    #expect(try matches(in: "10 out", language: "pt").map(Self.value) == ["2020-10-10"])
    #expect(try matches(in: "So 15.9.2024", language: "de").first?.utf8Range == 0..<12)
    #expect(try matches(in: "So 15.9.2024", language: "en").first?.utf8Range == 3..<12)
  }

  private func matches(
    in text: String, language: String? = "en", day: String = "2020-03-01"
  ) throws -> [DataDetector.Match] {
    var options = DataDetector.Options()
    options.documentDate = try Date(day + "T12:00:00Z", strategy: .iso8601)
    options.documentTimeZone = .gmt
    options.documentLanguageCode = language.map { Locale.LanguageCode($0) }
    return DataDetector.matches(in: text, types: .calendarEvent, options: options)
  }

  private static func value(_ match: DataDetector.Match) -> String { value(match.details) }

  private static func value(_ details: DataDetector.Match.SemanticDetails) -> String {
    guard case .calendarEvent(let event) = details else { return "" }
    var style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    if !event.allDay { style = style.time(includingFractionalSeconds: false) }
    return [event.startDate, event.endDate].compactMap { $0.map(style.format) }
      .joined(separator: "/")
  }
}
