import DataDetectors
import DocumentModel

/// The kind of data that each column of a table mostly holds.
struct ColumnKinds {
  private let kinds: [Int: DataDetector.MatchType]

  init(
    of table: DocumentObservation.Container.Table, thresholds: DetectionContextThresholds
  ) {
    var kinds: [Int: DataDetector.MatchType] = [:]
    for (column, cells) in table.columns.enumerated() {
      let filled = cells.filter {
        !$0.isHeader && $0.columnRange.count == 1 && !$0.content.text.transcript.isEmpty
      }
      let found = filled.flatMap(\.content.text.detectedData).map(\.match.details.matchType)
      let counts = Dictionary(grouping: found, by: \.rawValue).mapValues(\.count)
      // Equal counts are settled by the kind's own number, so that equal tables agree.
      guard let (kind, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        count >= thresholds.fewestCells,
        Double(count) >= Double(filled.count) * thresholds.smallestShare
      else { continue }
      kinds[column] = DataDetector.MatchType(rawValue: kind)
    }
    self.kinds = kinds
  }

  var isEmpty: Bool { kinds.isEmpty }

  subscript(column: Int) -> DataDetector.MatchType? { kinds[column] }
}

extension DocumentObservation.Container.Table.Cell {
  /// Whether the cell is one whole value of a kind, as printed.
  func isNothingBut(_ kind: DataDetector.MatchType) -> Bool {
    let text = content.text
    guard text.detectedData.count == 1, let match = text.detectedData.first?.match,
      match.details.matchType == kind, match.repair == nil
    else { return false }
    return match.utf8Range == 0..<text.transcript.utf8.count
  }
}
