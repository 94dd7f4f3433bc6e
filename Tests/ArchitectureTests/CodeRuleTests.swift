import Foundation
import Testing

/// What code must not hold.
@Suite struct CodeRuleTests {
  static let imaging: Set = ["PageImaging", "TesseractWords"]

  /// Modules that talk to people at a terminal.
  static let commands: Set = ["DocVisionCommand", "docvision"]

  @Test(arguments: PackageFiles.sources)
  func nothingTrapsOnInput(_ path: String) throws {
    let traps: [(String, Regex<Substring>)] = [
      ("fatalError", /\bfatalError\b/), ("preconditionFailure", /\bpreconditionFailure\b/),
      ("try!", /\btry!/), ("as!", /\bas!/),
      // An exclamation mark right after a value, and not the one of "!=".
      ("a force unwrap", /[\w)\]>"`]!(?!=)/),
    ]
    try expectNone(of: traps, in: path)
  }

  @Test(arguments: PackageFiles.sources.filter { !commands.contains(module(of: $0)) })
  func theLibraryPrintsNothing(_ path: String) throws {
    let printing: [(String, Regex<Substring>)] = [
      ("print", /(?:^|[^.\w])print\(/), ("debugPrint", /\bdebugPrint\(/),
      ("NSLog", /\bNSLog\(/),
    ]
    try expectNone(of: printing, in: path)
  }

  /// Where the command talks to the system about its streams and signals, which is C.
  static let systemCalls = "Sources/DocVisionCommand/Console/"

  @Test(
    arguments: PackageFiles.sources.filter {
      !imaging.contains(module(of: $0)) && !$0.hasPrefix(systemCalls)
    } + PackageFiles.paths(in: "Samples"))
  func unsafeCodeStaysInTheImagingModules(_ path: String) throws {
    let unsafety: [(String, Regex<Substring>)] = [
      ("unsafe", /\bunsafe\b/), ("@safe", /@safe\b/),
      ("an unsafe pointer", /Unsafe(?:Mutable|Raw|Buffer|Pointer)\w*/),
    ]
    try expectNone(of: unsafety, in: path)
  }

  @Test func theTraitIsAskedInFewModules() throws {
    let allowed = Self.imaging.union(["DocumentVision"])
    let paths = PackageFiles.sources + PackageFiles.paths(in: "Samples")
    for path in paths where !allowed.contains(module(of: path)) {
      try expectNone(of: [("#if Tesseract", /#(?:else)?if .*\bTesseract\b/)], in: path)
    }
  }

  @Test(arguments: PackageFiles.swiftFiles.filter { !$0.contains("/Reference/") })
  func filesAreShort(_ path: String) throws {
    let lines = try PackageFiles.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 401, "\(path) has \(lines.count) lines; 400 is the most")
  }

  private func expectNone(of forbidden: [(String, Regex<Substring>)], in path: String) throws {
    for (index, line) in try PackageFiles.code(path).lines.enumerated() {
      for (name, pattern) in forbidden {
        #expect(!line.contains(pattern), "\(path):\(index + 1) holds \(name)")
      }
    }
  }
}
