public import DocumentModel

/// A way to write what was understood of a page as text.
///
/// Formats are values with their options inside, reached as static members: `.tsv`, `.csv`,
/// `.markdown`, `.html`, `.plainText`, `.json` and `.tree`, each also as a function that takes the
/// format's options. Every format writes a table, a container and a sequence of pages, and gives
/// the same text for equal input. Formats of tables leave out what stands outside tables.
///
/// Output holds only characters that are valid in XML: control characters other than tabs and line
/// breaks are left out. No text ends with a line break of its own. Writing never fails; it is linear
/// in the size of the output.
public protocol DocumentFormat: Sendable {
  /// Writes a table.
  func write(_ table: DocumentObservation.Container.Table, to target: inout some TextOutputStream)

  /// Writes the content of a region: the page's, a cell's or an item's.
  func write(_ container: DocumentObservation.Container, to target: inout some TextOutputStream)

  /// Writes pages one after another, parted as the format's documentation says.
  ///
  /// No pages give the format's empty document, which for most formats is no text at all.
  func write(_ pages: [DocumentObservation], to target: inout some TextOutputStream)
}

extension DocumentFormat {
  /// Writes a table as the only content of a region.
  public func write(
    _ table: DocumentObservation.Container.Table, to target: inout some TextOutputStream
  ) {
    write(
      DocumentObservation.Container(
        blocks: [.table(table)], boundingRegion: table.boundingRegion), to: &target)
  }
}

extension DocumentObservation {
  /// The page as text in a format, such as `.markdown`.
  public func formatted(_ format: some DocumentFormat) -> String { [self].formatted(format) }
}

extension DocumentObservation.Container {
  /// The region's content as text in a format, such as `.plainText`.
  public func formatted(_ format: some DocumentFormat) -> String {
    var result = ""
    format.write(self, to: &result)
    return result
  }
}

extension DocumentObservation.Container.Table {
  /// The table as text in a format, such as `.tsv`.
  public func formatted(_ format: some DocumentFormat) -> String {
    var result = ""
    format.write(self, to: &result)
    return result
  }
}

extension Sequence<DocumentObservation> {
  /// The pages as one text in a format, parted as the format says.
  public func formatted(_ format: some DocumentFormat) -> String {
    var result = ""
    format.write(Array(self), to: &result)
    return result
  }
}
