import DataDetectors
import Foundation

/// Times detection on texts that are long, or made to be slow.
enum Speed {
  /// Prints the milliseconds that each text takes.
  static func report() {
    for piece in [
      "1-1-1-", "@", "(", "a@", "a.", "http://", "+1 ", "1 ", "a @", "(a)", "1.", "www.",
      "e\u{301}", "a@b.co ", "http://a/(", "555 0174 ", "x@y ,", "a. b@c. ", "(555) ", "0", "O1-",
    ] {
      time(piece.debugDescription, String(repeating: piece, count: 100_000 / piece.utf8.count))
    }
    let prose = """
      The committee met on Monday and approved the plan for next year, after which 12 members went \
      to the hall. Nobody had written to the chair.

      """
    time("1 MB of prose", String(repeating: prose, count: 1_000_000 / prose.utf8.count))
    let digits = "12,50 (3/4) 1.200,00 - 17; 99% 2024-05-12 #4711 +3 * 8 = 24.\n"
    time("1 MB of digits", String(repeating: digits, count: 1_000_000 / digits.utf8.count))
  }

  private static func time(_ name: String, _ text: String) {
    let clock = ContinuousClock()
    for expected in [[], DataDetector.MatchType.all] {
      var count = 0
      let duration = clock.measure {
        count = DataDetector.matches(in: text, context: .init(expected: expected)).count
      }
      let milliseconds = duration / .milliseconds(1)
      print(name, expected.isEmpty ? "" : "(expected)", count, Int(milliseconds), "ms")
    }
  }
}
