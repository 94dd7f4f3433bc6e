public import DocumentModel

/// Tables as rows of cells parted by tabs.
///
/// Rows are parted by a line feed, tables by an empty line; what stands outside tables is left out.
/// Rows are rectangular: each has a place for every column. In a table that is read from the right
/// the rightmost column comes first.
public struct TSVFormat: DocumentFormat, Hashable {
  /// How tabs, line breaks and quotes within cells are kept apart.
  public var quoting: TSVQuoting
  /// What stands in the further places of spanning cells.
  public var spans: SpanFilling
  /// What happens to cells that a spreadsheet would run as a formula.
  public var formulaGuard: FormulaGuard

  /// Makes the format.
  public init(
    quoting: TSVQuoting = .plain, spans: SpanFilling = .blank, formulaGuard: FormulaGuard = .off
  ) {
    self.quoting = quoting
    self.spans = spans
    self.formulaGuard = formulaGuard
  }

  private var writer: DelimitedWriter {
    DelimitedWriter(
      delimiter: "\t", isQuoted: quoting == .spreadsheet, rowEnd: "\n", spans: spans,
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

extension DocumentFormat where Self == TSVFormat {
  /// Tables as rows of cells parted by tabs, for programs that split at tabs and line breaks.
  public static var tsv: Self { Self() }

  /// Tables as rows of cells parted by tabs.
  ///
  /// - Parameters:
  ///   - quoting: How tabs, line breaks and quotes within cells are kept apart.
  ///   - spans: What stands in the further places of spanning cells.
  ///   - formulaGuard: What happens to cells that a spreadsheet would run as a formula.
  /// - Returns: The format.
  public static func tsv(
    quoting: TSVQuoting = .plain, spans: SpanFilling = .blank, formulaGuard: FormulaGuard = .off
  ) -> Self {
    Self(quoting: quoting, spans: spans, formulaGuard: formulaGuard)
  }
}
