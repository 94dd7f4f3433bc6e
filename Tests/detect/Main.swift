import DataDetectors
import Foundation

/// Reads cases as JSON lines and writes what is found in each, one JSON line a case.
///
///     detect FILE... > predictions.jsonl
///     detect --speed [PIECE]
///     detect --speed-search [SEED]
///
/// A case holds at least `id` and `text`, perhaps `locale`, `region` and `reference` (a day).
/// Offsets in the output count Unicode scalars.
@main
enum Detect {
  private static let usage = """
    usage: detect FILE... > predictions.jsonl
           detect --speed [PIECE]
           detect --speed-search [SEED]

    """

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "--speed": Speed.report(only: arguments.dropFirst().first)
    case "--speed-search":
      let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
      SpeedSearch(seed: seed).report()
    case let first? where !first.hasPrefix("-"):
      for path in arguments { predict(casesIn: path) }
    default: stop(usage, status: 64)
    }
  }

  private static func predict(casesIn path: String) {
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let lines = try Data(contentsOf: URL(fileURLWithPath: path)).split(separator: UInt8(0x0A))
      for line in lines {
        let prediction = Prediction(of: try decoder.decode(Case.self, from: line))
        FileHandle.standardOutput.write(try encoder.encode(prediction) + Data([0x0A]))
      }
    } catch {
      stop("detect: \(path): \(error.localizedDescription)\n", status: 1)
    }
  }

  private static func stop(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data(message.utf8))
    exit(status)
  }
}

/// One text to search.
struct Case: Decodable {
  let id: String
  let text: String
  let locale: String?
  let region: String?
  let reference: String?
  /// The kind that the place of the text holds, as ``Prediction`` names it; only "phone" counts.
  let expected: String?

  var context: DataDetector.Context {
    .init(expected: expected == "phone" ? .phoneNumber : [])
  }

  var options: DataDetector.Options {
    var options = DataDetector.Options()
    let locale = locale.map { Locale(identifier: $0) }
    options.documentRegion = region.map { Locale.Region($0) } ?? locale?.region
    options.documentLanguageCode = locale?.language.languageCode
    options.documentTimeZone = TimeZone(secondsFromGMT: 0)
    options.documentDate = reference.flatMap { Self.day($0) }
    return options
  }

  private static func day(_ text: String) -> Date? {
    try? Date(String(text.prefix(10)) + "T12:00:00Z", strategy: .iso8601)
  }
}
