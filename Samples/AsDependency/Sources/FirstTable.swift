import DocumentVision
import Foundation

/// Prints the first table of a picture, a row a line.
@main
struct FirstTable {
  static func main() async throws {
    for path in CommandLine.arguments.dropFirst() {
      let observation = try await recognizeDocument(at: URL(filePath: path))
      for row in observation.document.tables.first?.rows ?? [] {
        print(row.map(\.content.text.transcript).joined(separator: " | "))
      }
    }
  }
}
