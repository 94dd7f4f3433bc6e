public import DocumentModel

/// GitHub Flavored Markdown: headings, paragraphs, nested lists and tables.
///
/// The title is a heading of level 1, and headings stand below it; on a page without a title they
/// keep their level. The lines of a paragraph are joined. Tables are written as ``tables`` says; a
/// pipe table without a header row gets an empty one, since Markdown has none without. Characters
/// are escaped only where Markdown would read them as marks. Markers that Markdown doesn't know,
/// such as "a)", stay as text behind a bullet. Pages are parted by a rule (`---`).
public struct MarkdownFormat: DocumentFormat, Hashable {
  /// How tables are written.
  public var tables: MarkdownTables
  /// What stands in the further places of spanning cells in pipe tables.
  public var spans: SpanFilling
  /// Whether running heads, running feet and page numbers are written.
  public var furniture: PageFurniture

  /// Makes the format.
  public init(
    tables: MarkdownTables = .automatic, spans: SpanFilling = .blank,
    furniture: PageFurniture = .kept
  ) {
    self.tables = tables
    self.spans = spans
    self.furniture = furniture
  }

  /// Writes the content of a region.
  public func write(
    _ container: DocumentObservation.Container, to target: inout some TextOutputStream
  ) {
    let writer = MarkdownWriter(
      format: self, joining: LineJoining(container.text),
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

/// How Markdown shows tables.
public enum MarkdownTables: String, Codable, Hashable, Sendable, CaseIterable {
  /// As pipe tables where that says everything, else as HTML.
  ///
  /// HTML are tables with spanning cells, with more than one header row, and with cells of several
  /// lines, lists or tables.
  case automatic
  /// Always as pipe tables, for readers that know no HTML.
  ///
  /// Of several header rows only the first heads the table; line breaks in cells are `<br>`.
  case pipes
  /// Always as HTML.
  case html
}

extension DocumentFormat where Self == MarkdownFormat {
  /// GitHub Flavored Markdown.
  public static var markdown: Self { Self() }

  /// GitHub Flavored Markdown.
  ///
  /// - Parameters:
  ///   - tables: How tables are written.
  ///   - spans: What stands in the further places of spanning cells in pipe tables.
  ///   - furniture: Whether running heads, running feet and page numbers are written.
  /// - Returns: The format.
  public static func markdown(
    tables: MarkdownTables = .automatic, spans: SpanFilling = .blank,
    furniture: PageFurniture = .kept
  ) -> Self {
    Self(tables: tables, spans: spans, furniture: furniture)
  }
}
