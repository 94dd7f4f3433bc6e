import DocumentVision
import Foundation

extension Encodable {
  /// Encodes the value into a file, making the folders that lead there.
  func writeJSON(to target: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(self).write(to: target, options: .atomic)
  }
}

extension WordPage {
  /// Reads a stored page.
  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: try Data(contentsOf: file))
  }
}
