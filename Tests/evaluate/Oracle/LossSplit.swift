import Foundation

/// What became of the tables of the truth: how many were found, and what is wrong with the others.
struct LossSplit {
  private(set) var counts: [Fate: Int] = [:]
  /// Tables where the truth has none.
  private(set) var extra = 0

  /// What became of a table.
  enum Fate: String, CaseIterable {
    case exact, missed, columns, rows
    case both = "columns+rows"
    case spans
  }

  /// The least share of both areas at which two boxes are one table, as the scorers have it.
  private static let leastShare = 0.5

  /// Compares the tables of a page.
  mutating func add(_ tables: [PredictedTable], truth: [TruthPage.Table]) {
    var free = tables
    for table in truth {
      let shares = free.map { $0.bbox?.sharedFraction(with: table.bbox) ?? 0 }
      guard let best = shares.indices.max(by: { shares[$0] < shares[$1] }),
        shares[best] >= Self.leastShare
      else {
        counts[.missed, default: 0] += 1
        continue
      }
      let found = free.remove(at: best)
      guard let cells = table.cells else { continue }
      let fate = Self.fate(
        of: cells.filter { !$0.words.isEmpty }.map { [$0.rows, $0.cols].flatMap(\.self) },
        found: found.cells.map { $0.rows + $0.cols })
      counts[fate, default: 0] += 1
    }
    extra += free.count
  }

  /// Compares cells given as first and last row, first and last column.
  private static func fate(of truth: [[Int]], found: [[Int]]) -> Fate {
    func size(_ cells: [[Int]], _ place: Int) -> Int { cells.map { $0[place] }.max() ?? 0 }
    let hasRows = size(truth, 1) == size(found, 1)
    let hasColumns = size(truth, 3) == size(found, 3)
    switch (hasRows, hasColumns) {
    case (false, false): return .both
    case (false, true): return .rows
    case (true, false): return .columns
    case (true, true): return Set(truth) == Set(found) ? .exact : .spans
    }
  }

  /// One line of the counts.
  var summary: String {
    let parts = Fate.allCases.map { "\($0.rawValue) \(counts[$0] ?? 0)" }
    return (parts + ["false \(extra)"]).joined(separator: ", ")
  }
}
