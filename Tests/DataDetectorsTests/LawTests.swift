import DataDetectors
import Testing

@Suite("Laws of detection")
struct LawTests {
  private static let pieces = [
    "@", ".", "a", "ada", "example", "org", ".org", "com", " ", "  ", "\n", "\r\n", "-", "/", "//",
    ":", "http", "https://", "www.", "©", "(at)", "®", "Q", ",", "+", "1", "555", "0174", "(617)",
    "+44", "x", "ext.", "e\u{301}", "\u{301}", "👩‍👧", "🇩🇪", "日本", "１", "\u{FEFF}", "\u{0}", "É", "‍",
    "#",
    "[", "]", "{", "}", "'", "\"", "%", "_", "€", "$", "2024", "12", "Jan", "phone", "Email:",
    "km", "½", "x", "°", "million", "to", "between", "Uhr", "年", "月", "日", "午後", "tomorrow", "next",
    "Friday", "pm", "Rs.", "99999999999999999999", "1e9", "'", "−", "3월",
  ]

  @Test("any text gives sorted, separate matches on character boundaries", arguments: 0..<40)
  func anyText(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<60 {
      let count = Int(random.next() % 24)
      let text = (0..<count).map { _ in random.pick(Self.pieces) }.joined()
      let context = DataDetector.Context(
        expected: DataDetector.MatchType(rawValue: Int(random.next() % 1024)),
        alternatives: [
          .init(
            utf8Range: Int(random.next() % 20)..<Int(20 + random.next() % 20),
            readings: [.init(text: random.pick(Self.pieces), confidence: 0.5)])
        ])
      check(DataDetector.matches(in: text, context: context), in: text)
      #expect(
        DataDetector.matches(in: text, context: context)
          == DataDetector.matches(in: text, context: context))
    }
  }

  private func check(_ matches: [DataDetector.Match], in text: String) {
    var end = text.startIndex
    for match in matches {
      guard let range = match.range, let offsets = match.utf8Range else {
        Issue.record("no range in \(text.debugDescription)")
        continue
      }
      #expect(range.lowerBound >= end, "\(text.debugDescription)")
      #expect(!range.isEmpty)
      #expect(text.utf8.distance(from: text.startIndex, to: range.lowerBound) == offsets.lowerBound)
      #expect(text.utf8.distance(from: text.startIndex, to: range.upperBound) == offsets.upperBound)
      #expect(text.indices.contains(range.lowerBound))
      #expect(range.upperBound == text.endIndex || text.indices.contains(range.upperBound))
      #expect(match.repair.map { $0.printed == text[range] } ?? true)
      end = range.upperBound
    }
  }

  @Test(
    "long monotonous texts come to an end",
    .timeLimit(.minutes(10)),
    arguments: [
      "1-1-1-", "@", "(", "a@", "a.", "http://", "+1 ", "1 ", "a @", "(a)", "1.", "www.",
      "e\u{301}",
      "a@b.co ", "http://a/(", "555 0174 ", "x@y ,", "a. b@c. ", "(555) ", "@\n", "a.co", "0",
      "1 x ", "½", "O1 ", "AA 11 ", "DE89 ", "A1 ", "1 May 2024 or\n", "$1-", "1.", "5 km ",
      "5 ft ", "1年", "1 May ", "next ", "am ", "du ", "$ ", "1 000 ",
    ])
  func monotonous(_ piece: String) {
    let text = String(repeating: piece, count: 20_000 / piece.utf8.count)
    for expected in [[], DataDetector.MatchType.all] {
      let matches = DataDetector.matches(in: text, context: .init(expected: expected))
      #expect(matches.allSatisfy { $0.range != nil })
    }
  }

  @Test("a part of a string is scanned with its own indices")
  func substring() async {
    let text = "äö Write to ada@example.org"
    let part = text.dropFirst(3)
    var found: [Substring] = []
    for await match in part.dataDetectorMatches(.emailAddress) {
      if let range = match.range { found.append(part[range]) }
    }
    #expect(found == ["ada@example.org"])
  }

  @Test("only the kinds asked for are found")
  func kinds() {
    let text = "ada@example.org www.example.org"
    #expect(DataDetector.matches(in: text, types: []).isEmpty)
    #expect(
      DataDetector.matches(in: text, types: .link).map(\.details.matchType) == [.link])
  }

  @Test("a match whose end isn't a character's end is left out")
  func combining() {
    #expect(DataDetector.matches(in: "ada@example.org\u{20DD}").isEmpty)
  }
}

/// A small seeded generator, the same on every system.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func pick(_ choices: [String]) -> String {
    choices[Int(next() % UInt64(choices.count))]
  }
}
