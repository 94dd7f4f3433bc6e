import DataDetectors
import Foundation
import Testing

@Suite("Links")
struct LinkTests {
  static let schemeRows: [Row] = [
    Row("See ⟦https://example.org/a?b=c#d⟧."),
    Row("(⟦http://example.org/wiki/Lamp_(light)⟧)"),
    Row("[⟦http://example.org/x⟧](text)"),
    Row("“⟦https://example.org/⟧”"),
    Row("⟦ftp://ada:secret@example.org:2100/file.txt⟧"),
    Row("⟦HTTP://EXAMPLE.ORG⟧"),
    Row("⟦http://localhost:8080/a⟧"),
    Row("⟦http://192.0.2.7/a⟧"),
    Row("⟦http://[2001:db8::1]:80/a⟧"),
    Row("<⟦http://example.org⟧>"),
    Row("请访问⟦https://example.org⟧以获取"),
    Row("⟦http://例え.example/⟧"),
    Row("⟦http://example.org/it's⟧ and '⟦http://example.org/a⟧'"),
    Row("xx⟦https://example.org⟧"),
    Row("http:// nothing"),
    Row("hppt://example.org"),
    Row("http://.example.org"),
    Row("http://-example.org"),
    Row("http://@example.org"),
    Row("http://example.org:99999/"),
    Row("http://300.1.1.1/"),
    Row("http://example.com-that-goes-on-without-a-blank"),
    Row("⟦http://example.xn--p1ai⟧"),
    Row("http://example.org/" + String(repeating: "a", count: 2100)),
  ]

  static let bareRows: [Row] = [
    Row("⟦www.example.org⟧, ⟦example.com/a⟧; ⟦example.co.uk⟧!"),
    Row("Visit ⟦example.org⟧."),
    Row("Visit ⟦EXAMPLE.ORG⟧."),
    Row("⟦example.org:8080⟧"),
    Row("⟦example.org?a=b⟧ ⟦example.org#c⟧"),
    Row("⟦россия.рф⟧"),
    Row("微软的官网是⟦example.com⟧哦"),
    Row("The host 192.0.2 and ⟦192.0.2.7⟧"),
    Row("⟦readme.md⟧"),
    Row("Open readme.md or run.sh"),
    Row("That was the end.It was late."),
    Row("node.js e.g. p.m. 1.2.3.4 3.14 7.am file.txt"),
    Row("/path/to/file.pl"),
    Row("_example.org #example.org @example.org"),
    Row("example.orgs example.org_"),
    Row("ada@example.org"),
    Row("www.example.invalidending"),
    Row("example.org:70000"),
    Row("www.microsoft www.org http//[example.com"),
    Row("[⟦example.com⟧]"),
    Row("1.2.3.4.5 192.168.1.1a 300.200.100.1"),
  ]

  static let brokenRows: [Row] = [
    Row(
      "⟦http://example.org/test1-\n2/test.html⟧ end", "http://example.org/test1-2/test.html"),
    Row(
      "⟦http://example.org/a/\r\nb-c.html⟧", "http://example.org/a/b-c.html"),
  ]

  static let endingRows: [Row] = [
    Row("⟦http://example.org/a/⟧\nNext line"),
    Row("⟦http://example.org/a-⟧\nhttp:"),
    Row("⟦http://example.org/a-⟧ \nb"),
    Row("⟦http://example.org⟧\n⟦www.example.org⟧"),
  ]

  @Test("with a scheme", arguments: schemeRows)
  func scheme(_ row: Row) {
    check(row)
  }

  @Test("without one", arguments: bareRows)
  func bare(_ row: Row) {
    check(row)
  }

  @Test("that end with their line", arguments: endingRows)
  func ending(_ row: Row) {
    check(row)
  }

  @Test("broken by a line end are joined and say so", arguments: brokenRows)
  func broken(_ row: Row) {
    let marked = MarkedText(row.picture)
    let matches = DataDetector.matches(in: marked.text, types: .link)
    #expect(matches.map(\.utf8Range) == marked.utf8Ranges)
    #expect(
      matches.map(\.details) == row.values.compactMap(URL.init).map { .link(.init(url: $0)) })
    #expect(matches.first?.repair?.changes == [.joinedLines])
  }

  @Test("a bare link gets a scheme, and is shown as a link")
  func value() {
    let match = DataDetector.matches(in: "www.example.org/a").first
    #expect(
      match?.details == URL(string: "http://www.example.org/a").map { .link(.init(url: $0)) })
    #expect(match?.preferredHighlightStyle == .url)
  }

  @Test("give way to the addresses that hold them")
  func overlap() {
    let matches = DataDetector.matches(in: "www.example.org@example.com http://ada@example.org/")
    #expect(matches.map(\.details.matchType) == [.emailAddress, .link])
  }

  private func check(_ row: Row) {
    let marked = MarkedText(row.picture)
    let matches = DataDetector.matches(in: marked.text, types: .link)
    #expect(matches.map { $0.range.map { String(marked.text[$0]) } ?? "" } == marked.marked)
    #expect(matches.map(\.utf8Range) == marked.utf8Ranges)
    #expect(matches.allSatisfy { $0.repair == nil })
  }
}
