public import DocumentModel

/// Tables as rows of cells parted by commas, as RFC 4180 says.
///
/// Cells with commas, quotes, line breaks or spaces at their ends are quoted; line breaks within
/// cells are line feeds. Tables are parted by an empty line; what stands outside tables is left
/// out. Rows are rectangular: each has a place for every column.
public struct CSVFormat: DocumentFormat, Hashable {
  /// What stands in the further places of spanning cells.
  public var spans: SpanFilling
  /// What parts the rows.
  public var lineEnding: LineEnding
  /// What happens to cells that a spreadsheet would run as a formula.
  public var formulaGuard: FormulaGuard

  /// Makes the format.
  public init(
    spans: SpanFilling = .blank, lineEnding: LineEnding = .carriageReturnLineFeed,
    formulaGuard: FormulaGuard = .off
  ) {
    self.spans = spans
    self.lineEnding = lineEnding
    self.formulaGuard = formulaGuard
  }

  private var writer: DelimitedWriter {
    DelimitedWriter(
      delimiter: ",", isQuoted: true, rowEnd: lineEnding.characters, spans: spans,
      formulaGuard: formulaGuard)
  }

  /// Writes a table.
  public func write(
    _ table: DocumentObservation.Container.Table, to target: inout some TextOutputStream
  ) {
    writer.write([table], to: &target)
  }

  /// Writes the tables of a region, also those in its lists.
  public func write(
    _ container: DocumentObservation.Container, to target: inout some TextOutputStream
  ) {
    writer.write(container.tablesInReadingOrder, to: &target)
  }

  /// Writes the tables of all pages.
  public func write(_ pages: [DocumentObservation], to target: inout some TextOutputStream) {
    writer.write(pages.flatMap(\.document.tablesInReadingOrder), to: &target)
  }
}

extension DocumentFormat where Self == CSVFormat {
  /// Tables as rows of cells parted by commas.
  public static var csv: Self { Self() }

  /// Tables as rows of cells parted by commas.
  ///
  /// - Parameters:
  ///   - spans: What stands in the further places of spanning cells.
  ///   - lineEnding: What parts the rows.
  ///   - formulaGuard: What happens to cells that a spreadsheet would run as a formula.
  /// - Returns: The format.
  public static func csv(
    spans: SpanFilling = .blank, lineEnding: LineEnding = .carriageReturnLineFeed,
    formulaGuard: FormulaGuard = .off
  ) -> Self {
    Self(spans: spans, lineEnding: lineEnding, formulaGuard: formulaGuard)
  }
}
