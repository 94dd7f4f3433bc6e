import Foundation

/// The files of the package, found from this file's own place.
enum PackageFiles {
  /// The package's folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, by its path in the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The names in a folder, without those that begin with a dot.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The paths of all files below a folder that have one of the endings, sorted.
  static func paths(in folder: String, endings: Set<String> = ["swift"]) -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (files?.compactMap { $0 as? String } ?? [])
      .filter { path in
        let parts = path.split(separator: "/")
        return !parts.contains { $0.hasPrefix(".") }
          && endings.contains(String(path.split(separator: ".").last ?? ""))
      }
      .map { folder + "/" + $0 }.sorted()
  }

  /// The Swift files of the library and its command.
  static var sources: [String] { paths(in: "Sources") }

  /// The Swift files of all targets.
  static var swiftFiles: [String] { sources + paths(in: "Tests") + paths(in: "Samples") }
}

extension PackageFiles {
  /// Swift files without comments and strings, each read once.
  private static let codeOfFiles: [String: SwiftCode] = Dictionary(
    uniqueKeysWithValues: swiftFiles.map { ($0, SwiftCode((try? text($0)) ?? "")) })

  /// A Swift file without its comments and strings.
  static func code(_ path: String) throws -> SwiftCode {
    try codeOfFiles[path] ?? SwiftCode(text(path))
  }
}

/// The module that a file belongs to: the folder below `Sources` or `Tests`.
func module(of path: String) -> String {
  let parts = path.split(separator: "/").map(String.init)
  return parts.count > 1 ? parts[1] : path
}
