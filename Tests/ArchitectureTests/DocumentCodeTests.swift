import Foundation
import Testing

/// Documents show only code that is compiled somewhere in the package.
@Suite struct DocumentCodeTests {
  static let documents = PackageLayoutTests.documents.filter { $0.hasSuffix(".md") }

  @Test func theReadmeShowsCode() throws {
    #expect(!(try Self.swiftBlocks(in: "README.md")).isEmpty)
  }

  @Test(arguments: documents)
  func shownCodeIsCompiledCode(_ path: String) throws {
    let compiled = try
      (["Tests/DocumentVisionTests/DocumentationExamples.swift"]
      + PackageFiles.paths(in: "Samples")).map { Self.lines(of: try PackageFiles.text($0)) }
    for block in try Self.swiftBlocks(in: path) {
      // Imports stand at the head of a file, the rest somewhere within it.
      let imports = block.filter { $0.hasPrefix("import ") }
      let code = block.filter { !$0.hasPrefix("import ") }
      let isCompiled = compiled.contains { file in
        Set(file).isSuperset(of: imports) && Self.contains(file, code)
      }
      #expect(isCompiled, "\(path) shows code that is compiled nowhere: \(code.first ?? "")")
    }
  }

  @Test(arguments: documents)
  func linksWithinThePackageLeadSomewhere(_ path: String) throws {
    let folder = PackageFiles.root.appending(path: path).deletingLastPathComponent()
    for link in try PackageFiles.text(path).matches(of: /\]\(([^)#]+)[^)]*\)/) {
      let target = String(link.output.1)
      if target.contains(":") { continue }
      let file = folder.appending(path: target).standardizedFileURL
      #expect(
        FileManager.default.fileExists(atPath: file.path),
        "\(path) links to \(target), which is missing")
    }
  }

  private static func swiftBlocks(in path: String) throws -> [[String]] {
    var blocks: [[String]] = []
    var isOpen = false
    for line in lines(of: try PackageFiles.text(path)) {
      if line == "```swift" {
        blocks.append([])
        isOpen = true
      } else if line == "```" {
        isOpen = false
      } else if isOpen, let last = blocks.indices.last {
        blocks[last].append(line)
      }
    }
    return blocks
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  private static func contains(_ file: [String], _ code: [String]) -> Bool {
    guard code.count <= file.count else { return false }
    return (0...(file.count - code.count)).contains { Array(file[$0..<($0 + code.count)]) == code }
  }
}
