import DataDetectors
import DocumentModel
import Foundation

/// Finds data in every text of a document and stores it there.
///
/// Texts are read for themselves first. In a table, a column whose cells mostly hold one kind of
/// data then lends that kind to its doubtful cells, which are read again as one of it: a damaged
/// address is repaired more bravely in a column of addresses than in running text.
struct DetectedDataStage {
  var thresholds = DetectionContextThresholds()

  func apply(to observation: DocumentObservation) -> DocumentObservation {
    TreeRewriting(text: { detect(in: $0) }, table: readDoubtfulCells).apply(to: observation)
  }

  private func detect(
    in text: DocumentObservation.Container.Text
  ) -> DocumentObservation.Container.Text {
    let matches = matches(in: text)
    return matches.isEmpty && text.detectedData.isEmpty
      ? text : text.replacingDetectedData(matches)
  }

  private func matches(
    in text: DocumentObservation.Container.Text, expected: DataDetector.MatchType = [],
    currency: Locale.Currency? = nil
  ) -> [DataDetector.Match] {
    let context = DataDetector.Context(
      expected: expected, alternatives: text.recognizerAlternatives, currency: currency)
    return DataDetector.matches(in: text.transcript, context: context)
  }

  private func readDoubtfulCells(
    of table: DocumentObservation.Container.Table
  ) -> DocumentObservation.Container.Table {
    let kinds = ColumnKinds(of: table, thresholds: thresholds)
    let domains = ColumnDomains(of: table)
    let currencies = ColumnCurrencies(of: table)
    return table.mappingCells { cell in
      let column = cell.columnRange.lowerBound
      guard !cell.isHeader, cell.columnRange.count == 1,
        case .text(let text, let role)? = cell.content.blocks.first,
        cell.content.blocks.count == 1
      else { return cell }
      var matches = text.detectedData.map(\.match)
      if let kind = kinds[column], !cell.isNothingBut(kind) {
        matches = self.matches(in: text, expected: kind, currency: currencies[column])
          .map { domains.settled($0, inColumn: column) }
      }
      matches = DoubtfulCodes.sifted(
        matches, columnKind: kinds[column], thresholds: thresholds)
      guard matches != text.detectedData.map(\.match) else { return cell }
      let content = DocumentObservation.Container(
        blocks: [.text(text.replacingDetectedData(matches), role)],
        barcodes: cell.content.barcodes, boundingRegion: cell.content.boundingRegion)
      return DocumentObservation.Container.Table.Cell(
        content: content, rowRange: cell.rowRange, columnRange: cell.columnRange)
    }
  }
}
