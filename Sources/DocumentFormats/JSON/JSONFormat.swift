public import DocumentModel
import Foundation

/// JSON in the shape of ``JSONDocument``, described by `Docs/document.schema.json`.
///
/// Pages are an array under `pages`; also one page, and none, give this shape. A container gives
/// ``JSONDocument/Region``. Keys are sorted, slashes aren't escaped, and equal input gives equal
/// bytes.
public struct JSONFormat: DocumentFormat, Hashable {
  /// How the text is laid out.
  public var layout: JSONLayout

  /// Makes the format.
  public init(layout: JSONLayout = .indented) { self.layout = layout }

  /// Writes the content of a region.
  public func write(
    _ container: DocumentObservation.Container, to target: inout some TextOutputStream
  ) {
    encode(JSONTree(imageSize: nil).region(container), to: &target)
  }

  /// Writes pages.
  public func write(_ pages: [DocumentObservation], to target: inout some TextOutputStream) {
    encode(JSONDocument(pages), to: &target)
  }

  private func encode(_ value: some Encodable, to target: inout some TextOutputStream) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if layout == .indented { encoder.outputFormatting.insert(.prettyPrinted) }
    encoder.dateEncodingStrategy = .iso8601
    // Numbers within detected data come from texts; one that isn't finite mustn't stop the rest.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    // The tree holds nothing else that can't be encoded: see `JSONTree.datum`.
    guard let data = try? encoder.encode(value) else { return }
    target.write(String(decoding: data, as: UTF8.self))
  }
}

/// How JSON is laid out.
public enum JSONLayout: String, Codable, Hashable, Sendable, CaseIterable {
  /// Each value on a line of its own, indented.
  case indented
  /// Without white space.
  case compact
}

extension DocumentFormat where Self == JSONFormat {
  /// Indented JSON.
  public static var json: Self { Self() }

  /// JSON.
  ///
  /// - Parameter layout: How the text is laid out.
  /// - Returns: The format.
  public static func json(layout: JSONLayout) -> Self { Self(layout: layout) }
}
