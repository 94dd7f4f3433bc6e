public import DocumentModel
import Foundation

/// The tree as indented text, one node a line, for people and for tests.
///
/// Pages are parted by an empty line.
public struct TreeFormat: DocumentFormat, Hashable {
  /// Makes the format.
  public init() {}

  /// Writes the tree of a region.
  public func write(
    _ container: DocumentObservation.Container, to target: inout some TextOutputStream
  ) {
    write([DocumentObservation(document: container, imageSize: .zero)], to: &target)
  }

  /// Writes the trees of pages.
  public func write(_ pages: [DocumentObservation], to target: inout some TextOutputStream) {
    for (index, page) in pages.enumerated() {
      if index > 0 { target.write("\n\n") }
      target.write(page.treeDump.validCharacters)
    }
  }
}

extension DocumentFormat where Self == TreeFormat {
  /// The tree as indented text, one node a line.
  public static var tree: Self { Self() }
}
