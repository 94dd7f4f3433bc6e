import DataDetectors
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Times detection on texts that are long, or made to be slow, in processor time of one core.
enum Speed {
  /// Prints the milliseconds that each text takes beside the milliseconds it may take, and how they
  /// grow when the text is four times as long, where 4 is linear.
  ///
  /// - Parameter piece: the one piece to time, repeated, or `nil` for all texts.
  static func report(only piece: String?) {
    print("text".padded(22), "characters   found  milliseconds  of  growth  expected")
    guard let piece else { return texts.forEach(time) }
    time(
      texts.first { $0.name == piece }
        ?? Text(name: piece, piece: piece, length: 100_000, budget: 100))
  }

  private struct Text {
    let name: String
    /// What is repeated.
    let piece: String
    /// The length in UTF-8 code units.
    let length: Int
    /// The milliseconds that detection may take.
    let budget: Int
  }

  private static var texts: [Text] {
    let prose = """
      The committee met on Monday and approved the plan for next year, after which 12 members went \
      to the hall. Nobody had written to the chair.

      """
    let digits = "12,50 (3/4) 1.200,00 - 17; 99% 2024-05-12 #4711 +3 * 8 = 24.\n"
    return [
      Text(name: "1 MB of prose", piece: prose, length: 1_000_000, budget: 150),
      Text(name: "1 MB of digits", piece: digits, length: 1_000_000, budget: 1000),
    ] + pieces.map { Text(name: $0, piece: $0, length: 100_000, budget: 100) }
  }

  private static let pieces = [
    "1-1-1-", "@", "@@@@", "(", "((((", "a@", "a.", "http://", "+1 ", "1 ", "a @", "(a)", "1.",
    "www.", "e\u{301}", "a@b.co ", "http://a/(", "555 0174 ", "x@y ,", "a. b@c. ", "(555) ", "0",
    "O1-", "1Z", "A1 ", "4111 ", "AA 11 ", "$1-", "5 km ", "1천 ", "1年", "1 May ", "next ", "1 x ",
    "12:30 ", "O3.", "1\n", "DE89 ", "1 Main St ", "12 Main St ", "1 May 2024 or\n",
  ]

  private static func time(_ text: Text) {
    for expected in [[], DataDetector.MatchType.all] {
      let short = repeated(text.piece, length: text.length)
      let (seconds, count) = least(of: 5, short, expected)
      let (longer, _) = least(
        of: 2, repeated(text.piece, length: 4 * text.length), expected)
      let milliseconds = Int((seconds * 1000).rounded())
      let growth = (longer / seconds).formatted(.number.precision(.fractionLength(1)))
      print(
        text.name.debugDescription.padded(22), String(short.utf8.count).padded(10),
        String(count).padded(7), String(milliseconds).padded(8),
        (milliseconds > text.budget ? "over \(text.budget)" : "\(text.budget)").padded(10),
        growth.padded(6), expected.isEmpty ? "" : "all")
    }
  }

  /// A piece as often as it fits into a length.
  static func repeated(_ piece: String, length: Int) -> String {
    String(repeating: piece, count: max(1, length / max(1, piece.utf8.count)))
  }

  /// The least seconds of several runs, and how much was found.
  static func least(
    of runs: Int, _ text: String, _ expected: DataDetector.MatchType
  ) -> (seconds: Double, found: Int) {
    var count = 0
    var least = Double.infinity
    for _ in 0..<runs {
      let start = processorTime
      count = DataDetector.matches(in: text, context: .init(expected: expected)).count
      least = min(least, processorTime - start)
    }
    return (least, count)
  }

  /// Seconds that the process has computed.
  private static var processorTime: Double {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension String {
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
