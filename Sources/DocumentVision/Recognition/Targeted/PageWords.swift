import DocumentLayout
import DocumentModel

/// A page's words by the table cells they lie in, so that cells can be read again one by one.
struct PageWords {
  /// The tables, in the order of the layout's grids.
  var tables: [Table]
  /// The words outside tables.
  var others: [RecognizedWord]

  /// A table's grid, and the words of each of its cells in the order of the grid's cells.
  struct Table {
    let grid: TableGrid
    var cells: [[RecognizedWord]]
  }

  init(of page: WordPage, in layout: PageLayout) {
    var isInCell = [Bool](repeating: false, count: page.words.count)
    tables = layout.grids.map { grid in
      let cells = grid.cells.map { cell in
        let indices = cell.words.filter { page.words.indices.contains($0) && !isInCell[$0] }
        for index in indices { isInCell[index] = true }
        return indices.map { page.words[$0] }
      }
      return Table(grid: grid, cells: cells)
    }
    others = page.words.indices.filter { !isInCell[$0] }.map { page.words[$0] }
  }

  /// All words, each once.
  var all: [RecognizedWord] { others + tables.flatMap { $0.cells.flatMap(\.self) } }
}

extension [RecognizedWord] {
  /// The words with single spaces between.
  var line: String { map(\.text).joined(separator: " ") }

  /// The area of the words, if there are any.
  var box: PageRect? { PageRect.bounding(lazy.map(\.box)) }

  /// How sure the reading is of its least sure word, 0…1; 1 of none.
  var leastConfidence: Float { map { $0.confidence.isNaN ? 0 : $0.confidence }.min() ?? 1 }
}
