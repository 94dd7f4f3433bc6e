import Foundation
import Testing

/// Keeps numbers where they are named and documented.
@Suite struct HygieneTests {
  /// Literals that are no thresholds, with the reason.
  private let allowed: [(file: String, literal: String, reason: String)] = [
    (
      "MarkerSigns.swift", "1000", "the smallest number of four digits, which is how years are told"
    ),
    ("LayoutTrace+Text.swift", "100.0", "numbers are shown with two decimals"),
  ]

  @Test func stagesHoldNoLooseNumbers() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/DocumentLayout")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var found: [String] = []
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      guard !file.path.contains("/Thresholds/") else { continue }
      count += 1
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        found += numbers(in: line).filter { number in
          !["0", "1", "2", "0.0", "1.0", "2.0"].contains(number)
            && !allowed.contains { $0.file == file.lastPathComponent && $0.literal == number }
        }.map { "\(file.lastPathComponent): \($0) in \(line)" }
      }
    }
    #expect(count > 30)
    #expect(found.isEmpty)
  }

  /// The numeric literals of a line of code, outside comments, strings and names.
  private func numbers(in line: Substring) -> [String] {
    guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { return [] }
    let code = line.replacing(#/"[^"]*"/#, with: "\"\"")
    return code.matches(of: #/(?:^|[^A-Za-z0-9_.$])([0-9][0-9_]*(?:\.[0-9]+)?(?:e[0-9]+)?)/#)
      .map { String($0.1) }
  }
}
