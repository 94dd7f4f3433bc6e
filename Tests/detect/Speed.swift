import DataDetectors
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Times detection on texts that are long, or made to be slow, in processor time of one core.
enum Speed {
  /// Prints the milliseconds that each text takes beside the milliseconds it may take.
  ///
  /// - Parameter piece: the one repeated piece to time, or `nil` for all texts.
  static func report(only piece: String?) {
    print("text".padded(22), "characters   found  milliseconds  of  expected")
    for text in texts where piece == nil || piece == text.name { time(text) }
  }

  private struct Text {
    let name: String
    let text: String
    let budget: Int
  }

  private static var texts: [Text] {
    let prose = """
      The committee met on Monday and approved the plan for next year, after which 12 members went \
      to the hall. Nobody had written to the chair.

      """
    let digits = "12,50 (3/4) 1.200,00 - 17; 99% 2024-05-12 #4711 +3 * 8 = 24.\n"
    return [
      repeated("1 MB of prose", prose, 1_000_000, budget: 150),
      repeated("1 MB of digits", digits, 1_000_000, budget: 1000),
    ] + pieces.map { repeated($0, $0, 100_000, budget: 100) }
  }

  private static let pieces = [
    "1-1-1-", "@", "@@@@", "(", "((((", "a@", "a.", "http://", "+1 ", "1 ", "a @", "(a)", "1.",
    "www.", "e\u{301}", "a@b.co ", "http://a/(", "555 0174 ", "x@y ,", "a. b@c. ", "(555) ", "0",
    "O1-", "1Z", "A1 ", "4111 ", "AA 11 ", "$1-", "5 km ", "1천 ", "1年", "1 May ", "next ", "1 x ",
    "12:30 ", "O3.", "1\n", "DE89 ", "1 Main St ",
  ]

  private static func repeated(
    _ name: String, _ piece: String, _ count: Int, budget: Int
  ) -> Text {
    Text(
      name: name, text: String(repeating: piece, count: max(1, count / piece.utf8.count)),
      budget: budget)
  }

  private static func time(_ text: Text) {
    for expected in [[], DataDetector.MatchType.all] {
      var count = 0
      var least = Double.infinity
      for _ in 0..<3 {
        let start = processorTime
        count = DataDetector.matches(in: text.text, context: .init(expected: expected)).count
        least = min(least, processorTime - start)
      }
      let milliseconds = Int((least * 1000).rounded())
      print(
        text.name.debugDescription.padded(22), String(text.text.utf8.count).padded(10),
        String(count).padded(7), String(milliseconds).padded(8),
        (milliseconds > text.budget ? "over \(text.budget)" : "\(text.budget)").padded(10),
        expected.isEmpty ? "" : "all")
    }
  }

  /// Seconds that the process has computed.
  private static var processorTime: Double {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
