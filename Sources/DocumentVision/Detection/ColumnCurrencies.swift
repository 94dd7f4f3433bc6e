import DataDetectors
import DocumentModel
import Foundation

/// The one currency of the amounts in each column of a table.
///
/// A column often prints its currency in some cells only. Columns whose amounts have several
/// currencies have none here.
struct ColumnCurrencies {
  private let currencies: [Int: Set<String>]

  init(of table: DocumentObservation.Container.Table) {
    currencies = Dictionary(
      table.cells.map { cell in
        (
          cell.columnRange.lowerBound,
          Set(cell.content.text.detectedData.compactMap(\.match.currency))
        )
      }, uniquingKeysWith: { $0.union($1) })
  }

  subscript(column: Int) -> Locale.Currency? {
    guard let found = currencies[column], found.count == 1 else { return nil }
    return found.first.map { Locale.Currency($0) }
  }
}

extension DataDetector.Match {
  /// The currency of an amount.
  fileprivate var currency: String? {
    guard case .moneyAmount(let money) = details else { return nil }
    return money.currency.identifier
  }
}
