import Foundation

/// How well the tables of pages were found, in two figures of the scorers.
struct TableScore {
  /// Pairs of neighbouring cells with the right texts, all in the truth, and all found.
  private var pairs = (right: 0, truth: 0, found: 0)
  /// Tables found, all in the truth, and all reported.
  private var tables = (right: 0, truth: 0, found: 0)

  /// Tables reported on pages without any.
  private(set) var falseTables = 0

  /// The F1 score of neighbouring cells.
  var adjacency: Double { Self.f1(pairs) }
  /// The F1 score of tables.
  var detection: Double { Self.f1(tables) }

  /// Adds the tables of a page.
  mutating func add(_ found: [PredictedTable], truth: [TruthPage.Table]) {
    var split = LossSplit()
    split.add(found, truth: truth)
    tables.truth += truth.count
    tables.found += found.count
    if truth.isEmpty { falseTables += found.count }
    tables.right += truth.count - (split.counts[.missed] ?? 0)
    guard truth.allSatisfy({ $0.cells != nil }) else { return }
    let mine = Self.neighbours(
      found.map { $0.cells.map { Place(rows: $0.rows, columns: $0.cols, text: $0.text) } })
    let theirs = Self.neighbours(
      truth.map {
        ($0.cells ?? []).map { Place(rows: $0.rows, columns: $0.cols, text: $0.text ?? "") }
      })
    pairs.truth += theirs.values.reduce(0, +)
    pairs.found += mine.values.reduce(0, +)
    pairs.right += theirs.reduce(0) { $0 + min($1.value, mine[$1.key] ?? 0) }
  }

  private static func f1(_ counts: (right: Int, truth: Int, found: Int)) -> Double {
    let all = counts.truth + counts.found
    return all > 0 ? 2 * Double(counts.right) / Double(all) : 1
  }

  private struct Place {
    let rows: [Int]
    let columns: [Int]
    let text: String
  }

  /// Each cell with text and the next one to the right and below, by their texts without spaces.
  private static func neighbours(_ tables: [[Place]]) -> [[String]: Int] {
    var counts: [[String]: Int] = [:]
    for table in tables {
      let cells = table.map { $0.text.lowercased().filter { !$0.isWhitespace } }
      for isDown in [false, true] {
        var lines: [Int: [(start: Int, cell: Int)]] = [:]
        for (cell, place) in table.enumerated() where !cells[cell].isEmpty {
          let (across, along) = isDown ? (place.columns, place.rows) : (place.rows, place.columns)
          guard let first = across.first, let last = across.last, first <= last,
            let start = along.first
          else { continue }
          for line in first...last { lines[line, default: []].append((start, cell)) }
        }
        var pairs: Set<[Int]> = []
        for line in lines.values.map({ $0.sorted { $0 < $1 } }) {
          for (cell, next) in zip(line, line.dropFirst()) { pairs.insert([cell.cell, next.cell]) }
        }
        for pair in pairs {
          counts[[cells[pair[0]], cells[pair[1]], isDown ? "down" : "right"], default: 0] += 1
        }
      }
    }
    return counts
  }
}
