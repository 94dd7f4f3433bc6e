import DataDetectors
import Foundation

/// Detection on a text that libFuzzer makes up, with options and context drawn from it too.
///
/// The first four bytes choose language, region, expected kinds and the place of another reading;
/// the rest is the text, damaged encodings repaired. Whatever the text, matches must come in order,
/// apart from each other, on character boundaries, and with the printed text of their repairs.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDetection(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let bytes = unsafe bytes, count > 4 else { return 0 }
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  let text = String(decoding: input[4...], as: UTF8.self)
  let matches = DataDetector.matches(
    in: text, options: options(input), context: context(input, text))
  var end = text.startIndex
  for match in matches {
    guard let range = match.range, let offsets = match.utf8Range else { fatalError("no range") }
    guard range.lowerBound >= end, !range.isEmpty else {
      fatalError("order in \(text.debugDescription)")
    }
    guard String.Index(range.lowerBound, within: text) != nil,
      String.Index(range.upperBound, within: text) != nil,
      text.utf8.distance(from: text.startIndex, to: range.lowerBound) == offsets.lowerBound,
      text.utf8.distance(from: text.startIndex, to: range.upperBound) == offsets.upperBound
    else { fatalError("boundaries in \(text.debugDescription)") }
    if let repair = match.repair, repair.printed != String(text[range]) {
      fatalError("repair in \(text.debugDescription)")
    }
    guard (0...1).contains(match.confidence) else { fatalError("confidence \(match.confidence)") }
    end = range.upperBound
  }
  return 0
}

private let languages = [
  "", "en", "de", "fr", "es", "ja", "zh", "ko", "hi", "ar", "tr", "ru", "vi",
]
private let regions = ["", "US", "GB", "DE", "IN", "JP", "BR", "CA"]

private func options(_ input: [UInt8]) -> DataDetector.Options {
  var options = DataDetector.Options()
  options.documentDate = Date(timeIntervalSince1970: 1_700_000_000)
  options.documentTimeZone = .gmt
  let language = languages[Int(input[0]) % languages.count]
  if !language.isEmpty { options.documentLanguageCode = Locale.LanguageCode(language) }
  let region = regions[Int(input[1]) % regions.count]
  if !region.isEmpty { options.documentRegion = Locale.Region(region) }
  return options
}

private func context(_ input: [UInt8], _ text: String) -> DataDetector.Context {
  var context = DataDetector.Context()
  if input[2] & 0x80 != 0 {
    context.expected = DataDetector.MatchType(rawValue: Int(input[2]) << 3 | Int(input[3]) & 7)
    context.currency = "EUR"
  }
  if input[3] & 0x80 != 0 {
    let start = Int(input[3] & 0x7F) >> 3
    context.alternatives = [
      .init(
        utf8Range: start..<start + 3,
        readings: [.init(text: String(text.suffix(4)), confidence: 0.4)])
    ]
  }
  return context
}
