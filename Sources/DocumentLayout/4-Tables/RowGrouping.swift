internal import DocumentModel

/// Groups the lines of a table into rows.
///
/// Where rules or shades part most rows they decide. Elsewhere each line is a row, but a line whose
/// first column is empty and that only goes on in columns filled above belongs to the row above, as
/// does a line of the first column alone that begins with a small letter. A drawn rule between two
/// lines always parts them.
struct RowGrouping {
  let thresholds: LayoutThresholds.Tables
  let scale: TextScale

  /// The rows, each as the range of its lines, from the top. Linear in lines and columns.
  func rows(of table: PlacedTable, separators: [Double]) -> [Range<Int>] {
    guard !table.lines.isEmpty else { return [] }
    let parted = table.lines.indices.dropFirst().map { index in
      isParted(table.lines[index - 1], table.lines[index], separators)
    }
    if isRuled(table, parted) { return ranges(table.lines.count) { parted[$0 - 1] } }
    let key = keyColumn(of: table)
    var filled = table.lines[0].filled
    return ranges(table.lines.count) { index in
      let line = table.lines[index]
      let startsRow =
        parted[index - 1] || !goesOn(line, above: table.lines[index - 1], filled, key, table)
      filled = startsRow ? line.filled : filled.union(line.filled)
      return startsRow
    }
  }

  private func ranges(_ count: Int, startsRow: (Int) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for index in 1..<max(1, count) where startsRow(index) {
      ranges.append(start..<index)
      start = index
    }
    ranges.append(start..<count)
    return ranges
  }

  private func isParted(_ above: PlacedLine, _ below: PlacedLine, _ separators: [Double]) -> Bool {
    let (from, to) = (above.box.y.center, below.box.y.center)
    let place = separators.insertionPlace(of: from)
    return place < separators.count && separators[place] < to
  }

  /// Whether drawn separators part so many rows that they part all.
  private func isRuled(_ table: PlacedTable, _ parted: [Bool]) -> Bool {
    let count = parted.count(where: \.self)
    let key = keyColumn(of: table)
    let keyed = table.lines.dropFirst().count { $0.filled.contains(key) }
    return count >= thresholds.fewestSeparators
      && thresholds.separatedShare.isReached(by: count, of: keyed)
  }

  /// The leftmost column that most lines have text in.
  private func keyColumn(of table: PlacedTable) -> Int {
    var counts = [Int](repeating: 0, count: table.columns.count)
    for line in table.lines {
      for column in line.filled { counts[column] += 1 }
    }
    return counts.firstIndex { thresholds.keyShare.isReached(by: $0, of: table.lines.count) } ?? 0
  }

  private func goesOn(
    _ line: PlacedLine, above: PlacedLine, _ filled: Set<Int>, _ key: Int, _ table: PlacedTable
  ) -> Bool {
    guard line.box.top - above.box.bottom <= scale.length(thresholds.widestWrapDistance) else {
      return false
    }
    let columns = line.filled
    if columns == [key] {
      return filled.contains(key) && line.pieces.first?.words.first?.shape.startsLowercase == true
    }
    guard !columns.contains(key), columns.isSubset(of: filled),
      line.pieces.allSatisfy({ $0.columns.count == 1 })
    else { return false }
    // Nearly as many columns as a full row has, or numbers below numbers, are a row of their own.
    return columns.count * 2 <= table.columns.count + 1 && !line.isNumeric
  }
}
