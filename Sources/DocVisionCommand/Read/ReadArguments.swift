import DocumentFormats
import DocumentVision
import Foundation

/// What `docvision read` is asked for.
struct ReadArguments: Sendable {
  var inputs: [Input]
  var format = OutputFormat.standard
  /// The number of the only table to write, from 1.
  var table: Int?
  /// What stands in the further places of spanning cells; `nil` where nothing was said.
  var spans: SpanFilling?
  /// The number of the only page to read, from 1.
  var page: Int?
  var languages: [Locale.Language] = []
  var overlay: URL?
  /// What the overlay draws; `nil` where nothing was said.
  var layers: Set<OverlayLayer>?
  /// Whether the decisions are written instead of what is on the page.
  var explains = false
  var limits = ImageLimits()

  init(_ parsed: ParsedArguments<ReadOption>) throws(CommandFailure) {
    guard !parsed.operands.isEmpty else {
      throw .usage("read needs a FILE, or - for standard input.", .read)
    }
    guard !parsed.operands.contains("") else {
      throw .usage("the name of a FILE is empty.", .read)
    }
    inputs = parsed.operands.map { Input(name: $0) }
    guard inputs.filter({ $0 == .standardInput }).count <= 1 else {
      throw .usage("standard input (-) can be read only once.", .read)
    }
    for (option, value) in parsed.values { try set(option, value) }
    guard !explains || format == .text || format == .json else {
      throw .usage("--explain is written as text, or with --format json.", .read)
    }
    guard !explains || table == nil else {
      throw .usage("--explain tells of whole pages; leave --table out.", .read)
    }
    guard layers == nil || overlay != nil else {
      throw .usage("--layers needs --overlay.", .read)
    }
    guard spans == nil || format.hasSpanFilling else {
      throw .usage("--spans is for the formats tsv and csv.", .read)
    }
    if let overlay, inputs.contains(where: { $0.isFile(overlay) }) {
      throw .usage("--overlay would overwrite the input \(overlay.relativePath).", .read)
    }
  }

  /// What the overlay draws.
  var drawnLayers: Set<OverlayLayer> {
    layers ?? (explains ? Set(OverlayLayer.allCases) : OverlayLayer.found)
  }

  /// Whether pages have to be read with the decisions that lead to them.
  var needsExplanations: Bool {
    explains || overlay != nil && !drawnLayers.isDisjoint(with: OverlayLayer.considered)
  }

  private mutating func set(_ option: ReadOption, _ value: String) throws(CommandFailure) {
    switch option {
    case .format: format = try Self.format(value)
    case .table: table = try Self.number(value, option)
    case .spans: spans = try Self.choice(value, option)
    case .page: page = try Self.number(value, option)
    case .lang: languages = try Self.languages(value)
    case .overlay: overlay = URL(filePath: value, directoryHint: .notDirectory)
    case .layers: layers = try Self.layers(value)
    case .explain: explains = true
    case .maximumPixels: limits.maximumPixelCount = try Self.number(value, option)
    case .maximumBytes: limits.maximumFileSize = try Self.number(value, option)
    case .help: break
    }
  }

  private static func number(
    _ value: String, _ option: ReadOption
  ) throws(CommandFailure) -> Int {
    guard let number = Int(value), number > 0 else {
      throw .usage("--\(option.rawValue) needs a number from 1, not \"\(value)\".", .read)
    }
    return number
  }

  private static func format(_ value: String) throws(CommandFailure) -> OutputFormat {
    if let format = OutputFormat(rawValue: value.lowercased()) { return format }
    let names = OutputFormat.allCases.map(\.rawValue)
    let guess = Spelling.nearest(to: value, among: names).map { " Did you mean \($0)?" }
    let all = names.joined(separator: ", ")
    throw .usage("there is no format \"\(value)\".\(guess ?? " The formats are \(all).")", .read)
  }

  private static func layers(_ value: String) throws(CommandFailure) -> Set<OverlayLayer> {
    let names = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let layers = names.compactMap { OverlayLayer(rawValue: $0.lowercased()) }
    guard !layers.isEmpty, layers.count == names.count else {
      let all = OverlayLayer.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("--layers needs some of \(all), not \"\(value)\".", .read)
    }
    return Set(layers)
  }

  private static func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ value: String, _ option: ReadOption
  ) throws(CommandFailure) -> Value {
    if let choice = Value(rawValue: value.lowercased()) { return choice }
    let all = Value.allCases.map(\.rawValue).joined(separator: " or ")
    throw .usage("--\(option.rawValue) is \(all), not \"\(value)\".", .read)
  }

  private static func languages(_ value: String) throws(CommandFailure) -> [Locale.Language] {
    let names = value.split { $0 == "," || $0 == "+" }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard !names.isEmpty, names.allSatisfy({ $0.contains(where: \.isLetter) }) else {
      throw .usage("--lang needs languages such as de,en, not \"\(value)\".", .read)
    }
    return names.map { Locale.Language(identifier: $0) }
  }
}
