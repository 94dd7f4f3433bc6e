import DataDetectors
import DocumentModel

/// The domains of the addresses that stand undamaged in a table's column.
///
/// A damaged address may have several readings; one whose domain its neighbours share is likelier
/// than one that stands alone.
struct ColumnDomains {
  private let domains: [Int: Set<String>]

  init(of table: DocumentObservation.Container.Table) {
    domains = Dictionary(
      table.cells.map { cell in
        let whole = cell.content.text.detectedData.filter { $0.match.repair == nil }
        return (cell.columnRange.lowerBound, Set(whole.compactMap(\.match.details.domain)))
      }, uniquingKeysWith: { $0.union($1) })
  }

  /// The match with the reading whose domain the column knows, if its own is not known there.
  func settled(_ match: DataDetector.Match, inColumn column: Int) -> DataDetector.Match {
    guard match.repair != nil, let known = domains[column],
      let domain = match.details.domain, !known.contains(domain),
      let better = match.otherReadings.first(where: { $0.domain.map(known.contains) ?? false })
    else { return match }
    return DataDetector.Match(
      details: better, range: match.range, utf8Range: match.utf8Range,
      preferredHighlightStyle: match.preferredHighlightStyle, repair: match.repair,
      confidence: match.confidence,
      otherReadings: [match.details] + match.otherReadings.filter { $0 != better })
  }
}

extension DataDetector.Match.SemanticDetails {
  /// What follows the at sign of an email address, in lower case.
  fileprivate var domain: String? {
    guard case .emailAddress(let email) = self else { return nil }
    return email.emailAddress.split(separator: "@").last.map { $0.lowercased() }
  }
}
