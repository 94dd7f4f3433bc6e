import Foundation

/// A folder of its own for a test, gone when the test ends.
final class TestFolder: Sendable {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "docvision-tests-" + UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder, whether it exists or not.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file and gives its path.
  func file(_ name: String, _ data: Data) throws -> String {
    try data.write(to: url.appending(path: name))
    return path(name)
  }

  /// The names of the files in it, in order.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
