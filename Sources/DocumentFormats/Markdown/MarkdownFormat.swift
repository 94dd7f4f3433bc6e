public import DocumentModel

/// GitHub Flavored Markdown: headings, paragraphs, nested lists and tables.
///
/// The title is a heading of level 1, and headings stand below it; on a page without a title they
/// keep their level. The lines of a paragraph are joined. A table without a header row gets an empty
/// one, since Markdown has no tables without; a table with spanning cells, or with lists or tables
/// in its cells, is written as HTML. Characters are escaped only where Markdown would read them as
/// marks. Markers that Markdown doesn't know, such as "a)", stay as text behind a bullet. Pages are
/// parted by a rule (`---`).
public struct MarkdownFormat: DocumentFormat, Hashable {
  /// Whether running heads, running feet and page numbers are written.
  public var furniture: PageFurniture

  /// Makes the format.
  public init(furniture: PageFurniture = .kept) { self.furniture = furniture }

  /// Writes the content of a region.
  public func write(
    _ container: DocumentObservation.Container, to target: inout some TextOutputStream
  ) {
    let writer = MarkdownWriter(
      furniture: furniture, joining: LineJoining(container.text),
      headingOffset: container.title == nil ? 0 : 1)
    target.write(writer.text(of: container))
  }

  /// Writes pages.
  public func write(_ pages: [DocumentObservation], to target: inout some TextOutputStream) {
    for (index, page) in pages.enumerated() {
      if index > 0 { target.write("\n\n---\n\n") }
      write(page.document, to: &target)
    }
  }
}

extension DocumentFormat where Self == MarkdownFormat {
  /// GitHub Flavored Markdown.
  public static var markdown: Self { Self() }

  /// GitHub Flavored Markdown.
  ///
  /// - Parameter furniture: Whether running heads, running feet and page numbers are written.
  /// - Returns: The format.
  public static func markdown(furniture: PageFurniture = .kept) -> Self {
    Self(furniture: furniture)
  }
}
