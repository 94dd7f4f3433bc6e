public import DocumentModel

/// All text in reading order.
///
/// Blocks are parted by an empty line, items of lists stand on lines of their own behind their
/// markers, two spaces deeper for each level. Pages are parted by a form feed on a line of its own.
public struct PlainTextFormat: DocumentFormat, Hashable {
  /// What becomes of line breaks within paragraphs.
  public var lines: ParagraphLines
  /// How tables are laid out.
  public var tables: PlainTextTables
  /// Whether running heads, running feet and page numbers are written.
  public var furniture: PageFurniture

  /// Makes the format.
  public init(
    lines: ParagraphLines = .kept, tables: PlainTextTables = .tabbed,
    furniture: PageFurniture = .kept
  ) {
    self.lines = lines
    self.tables = tables
    self.furniture = furniture
  }

  /// Writes the text of a region.
  public func write(
    _ container: DocumentObservation.Container, to target: inout some TextOutputStream
  ) {
    let writer = PlainTextWriter(format: self, joining: LineJoining(container.text))
    target.write(writer.text(of: container).validCharacters)
  }

  /// Writes the text of pages.
  public func write(_ pages: [DocumentObservation], to target: inout some TextOutputStream) {
    for (index, page) in pages.enumerated() {
      if index > 0 { target.write("\n\u{0C}\n") }
      write(page.document, to: &target)
    }
  }
}

/// How plain text shows tables.
public enum PlainTextTables: String, Codable, Hashable, Sendable, CaseIterable {
  /// Cells parted by tabs, rows by line breaks.
  case tabbed
  /// Columns lined up by spaces, for fonts in which all characters are equally wide.
  case aligned
}

/// What becomes of texts that repeat on every page: running heads, running feet, page numbers.
public enum PageFurniture: String, Codable, Hashable, Sendable, CaseIterable {
  /// They are written where they stand.
  case kept
  /// They are left out.
  case omitted

  func keeps(_ role: DocumentObservation.TextRole) -> Bool {
    switch role {
    case .pageHeader, .pageFooter, .pageNumber: self == .kept
    default: true
    }
  }
}

extension DocumentFormat where Self == PlainTextFormat {
  /// All text in reading order, lines as printed.
  public static var plainText: Self { Self() }

  /// All text in reading order.
  ///
  /// - Parameters:
  ///   - lines: What becomes of line breaks within paragraphs.
  ///   - tables: How tables are laid out.
  ///   - furniture: Whether running heads, running feet and page numbers are written.
  /// - Returns: The format.
  public static func plainText(
    lines: ParagraphLines = .kept, tables: PlainTextTables = .tabbed,
    furniture: PageFurniture = .kept
  ) -> Self {
    Self(lines: lines, tables: tables, furniture: furniture)
  }
}
