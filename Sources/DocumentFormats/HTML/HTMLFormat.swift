public import DocumentModel

/// HTML: headings, paragraphs, lists and tables with spans and header cells.
///
/// The title is an `h1`, and headings stand below it; on a page without a title they keep their
/// level. Lines of paragraphs are joined; line breaks within cells and headings are `br`. Each page
/// is a `section` whose `data-page` is the page's number. Rows of header cells at the top of a table
/// are its `thead`, a heading over its whole width begins a `tbody`, and the caption right above or
/// below a table is its `caption`. Check
/// boxes are disabled inputs; keys and values of fields are spans of those classes.
public struct HTMLFormat: DocumentFormat, Hashable {
  /// Whether the text is a whole file or a part of one.
  public var extent: HTMLExtent
  /// Whether running heads, running feet and page numbers are written.
  public var furniture: PageFurniture

  /// Makes the format.
  public init(extent: HTMLExtent = .fragment, furniture: PageFurniture = .kept) {
    self.extent = extent
    self.furniture = furniture
  }

  /// Writes the content of a region.
  public func write(
    _ container: DocumentObservation.Container, to target: inout some TextOutputStream
  ) {
    target.write(extent.start(title: container.title?.transcript))
    target.write(writer(for: container).text(of: container))
    target.write(extent.end)
  }

  /// Writes pages.
  public func write(_ pages: [DocumentObservation], to target: inout some TextOutputStream) {
    target.write(extent.start(title: pages.first?.document.title?.transcript))
    for (index, page) in pages.enumerated() {
      if index > 0 { target.write("\n") }
      target.write("<section data-page=\"\(page.pageNumber)\">\n")
      target.write(writer(for: page.document).text(of: page.document))
      target.write("\n</section>")
    }
    target.write(extent.end)
  }

  private func writer(for container: DocumentObservation.Container) -> HTMLWriter {
    HTMLWriter(
      furniture: furniture, joining: LineJoining(container.text),
      headingOffset: container.title == nil ? 0 : 1)
  }
}

/// How much of an HTML file is written.
public enum HTMLExtent: String, Codable, Hashable, Sendable, CaseIterable {
  /// The content alone, to be put into a page.
  case fragment
  /// A whole file with its head.
  case document

  func start(title: String?) -> String {
    guard self == .document else { return "" }
    let name = HTMLEscaping.escaped((title ?? "").validCharacters.singleLine)
    return """
      <!DOCTYPE html>
      <html>
      <head>
      <meta charset="utf-8">
      <title>\(name)</title>
      </head>
      <body>

      """
  }

  var end: String { self == .document ? "\n</body>\n</html>" : "" }
}

extension DocumentFormat where Self == HTMLFormat {
  /// HTML to be put into a page.
  public static var html: Self { Self() }

  /// HTML.
  ///
  /// - Parameters:
  ///   - extent: Whether the text is a whole file or a part of one.
  ///   - furniture: Whether running heads, running feet and page numbers are written.
  /// - Returns: The format.
  public static func html(
    extent: HTMLExtent = .fragment, furniture: PageFurniture = .kept
  ) -> Self {
    Self(extent: extent, furniture: furniture)
  }
}
