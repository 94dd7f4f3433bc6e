import DocumentVision

/// The choice of one table among all of the output.
struct TableChoice {
  /// From 1.
  var number: Int

  /// The page of the table, with nothing but the table on it.
  func page(of pages: [DocumentObservation]) throws(CommandFailure) -> DocumentObservation {
    var left = number
    for page in pages {
      let tables = page.document.allTables
      if left <= tables.count {
        return DocumentObservation(
          document: .init(blocks: [.table(tables[left - 1])]), pageNumber: page.pageNumber,
          imageSize: page.imageSize, notes: page.notes)
      }
      left -= tables.count
    }
    throw CommandFailure(.badData, "--table \(number): \(Self.present(number - left)).")
  }

  private static func present(_ count: Int) -> String {
    switch count {
    case 0: "there is no table in the output"
    case 1: "there is only 1 table in the output"
    default: "there are only \(count) tables in the output"
    }
  }
}

extension DocumentObservation.Container {
  /// The tables in reading order, also those in lists; tables within cells belong to those.
  var allTables: [Table] {
    var collection = TableCollection()
    collection.visit(self)
    return collection.tables
  }

  /// Whether there is any table.
  var hasTables: Bool { !allTables.isEmpty }
}

private struct TableCollection: DocumentWalker {
  var tables: [DocumentObservation.Container.Table] = []

  mutating func visit(_ table: DocumentObservation.Container.Table) { tables.append(table) }
}
