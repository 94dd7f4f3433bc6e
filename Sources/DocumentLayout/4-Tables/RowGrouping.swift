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

  /// The rows, each as the range of its lines, from the top.
  ///
  /// Linear in lines and columns.
  func rows(
    of table: PlacedTable, separators: RowSeparators.Separators
  ) -> [Range<Int>] {
    guard !table.lines.isEmpty else { return [] }
    let parted = table.lines.indices.dropFirst().map { index in
      isParted(table.lines[index - 1], table.lines[index], separators.positions)
    }
    if isRuled(table, parted) {
      let pitch = separators.areShadesOnly ? shadedPitch(of: table, parted) : nil
      return ranges(table.lines.count) { index in
        parted[index - 1] || isRowOfItsOwn(index, of: table, pitch: pitch)
          || isFullOfNumbers(table.lines[index - 1], table)
            && isFullOfNumbers(table.lines[index], table)
      }
    }
    let key = keyColumn(of: table)
    let head = headCount(of: table)
    let tight = tightLabels(of: table)
    var filled = table.lines[0].filled
    return ranges(table.lines.count) { index in
      let (above, line) = (table.lines[index - 1], table.lines[index])
      let goesOn =
        index < head
        ? headingGoesOn(line, above: above) : goesOn(line, above: above, filled, key, table)
      let startsRow =
        (parted[index - 1] || !goesOn && !tight.contains(index))
        && !interlocks(line, above: above)
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

  /// The lines that go on with the row above since one of both is a label alone and stands much closer
  /// to it than rows of numbers lie apart.
  private func tightLabels(of table: PlacedTable) -> Set<Int> {
    let numeric = table.lines.indices.filter { table.lines[$0].isNumeric }
    let distances = zip(numeric, numeric.dropFirst())
      .map { table.lines[$1].baseline - table.lines[$0].baseline }
    guard distances.count >= thresholds.fewestTwoColumnRows, let pitch = median(distances) else {
      return []
    }
    func distance(_ index: Int) -> Double {
      guard table.lines.indices.contains(index), index > numeric[0] else { return .infinity }
      return table.lines[index].baseline - table.lines[index - 1].baseline
    }
    var tight: Set<Int> = []
    for index in table.lines.indices.dropFirst()
    where index > numeric[0] && table.lines[index].filled == [0] {
      let (above, below) = (distance(index), distance(index + 1))
      guard min(above, below) <= pitch * thresholds.tightLabel.value else { continue }
      if above <= below * (1 + thresholds.evenDistance.value) {
        tight.insert(index)
      } else if index + 1 < table.lines.count,
        let label = table.lines[index + 1].pieces.first, label.columns == 0...0,
        label.words.first(where: { $0.shape.letterCount > 0 })?.shape.startsLowercase == true,
        table.lines[index + 1].filled.count > 1
      {
        tight.insert(index + 1)
      }
    }
    return tight
  }

  /// Whether a line stands beside the gap between two lines of another column, or the other way
  /// round, as the middle of a cell and the lines of a higher one do.
  private func interlocks(_ line: PlacedLine, above: PlacedLine) -> Bool {
    line.baseline - above.baseline <= scale.length(thresholds.interlock)
      && above.filled.isDisjoint(with: line.filled)
  }

  private func isParted(_ above: PlacedLine, _ below: PlacedLine, _ separators: [Double]) -> Bool {
    let (from, to) = (above.box.y.center, below.box.y.center)
    let place = separators.insertionPlace(of: from)
    return place < separators.count && separators[place] < to
  }

  /// The usual distance between rows that shades part.
  private func shadedPitch(of table: PlacedTable, _ parted: [Bool]) -> Double? {
    let distances = parted.indices.filter { parted[$0] }.map { distance(above: $0 + 1, in: table) }
    return distances.isEmpty ? nil : distances.sorted()[distances.count / 2]
  }

  private func distance(above index: Int, in table: PlacedTable) -> Double {
    table.lines[index].box.y.center - table.lines[index - 1].box.y.center
  }

  /// Whether a full line lies as far below the line above as shaded rows lie apart: neighbouring
  /// rows may well have the same shade.
  private func isRowOfItsOwn(_ index: Int, of table: PlacedTable, pitch: Double?) -> Bool {
    guard let pitch else { return false }
    let filled = table.lines[index].filled.count
    return thresholds.fullLineShare.isReached(by: filled, of: table.columns.count)
      && thresholds.shadedPitchShare.isReached(by: distance(above: index, in: table), of: pitch)
  }

  /// Numbers in nearly all columns are a row whether it is parted or not.
  private func isFullOfNumbers(_ line: PlacedLine, _ table: PlacedTable) -> Bool {
    line.isNumeric
      && thresholds.fullLineShare.isReached(by: line.filled.count, of: table.columns.count)
  }

  /// How many lines come before the first with numbers, in a table most lines of which have some.
  private func headCount(of table: PlacedTable) -> Int {
    let numeric = table.lines.count(where: \.isNumeric)
    guard thresholds.numericRowShare.isReached(by: numeric, of: table.lines.count) else { return 0 }
    return table.lines.firstIndex(where: \.isNumeric) ?? 0
  }

  /// Lines of a heading are one row unless one of them spans columns, as levels of a heading do.
  private func headingGoesOn(_ line: PlacedLine, above: PlacedLine) -> Bool {
    line.box.top - above.box.bottom <= scale.length(thresholds.widestWrapDistance)
      && (line.pieces + above.pieces).allSatisfy { $0.columns.count == 1 }
  }

  /// Whether drawn separators part so many rows that they part all.
  private func isRuled(_ table: PlacedTable, _ parted: [Bool]) -> Bool {
    let count = parted.count(where: \.self)
    let key = keyColumn(of: table)
    let keyed = table.lines.dropFirst().count { $0.filled.contains(key) }
    guard count >= thresholds.fewestSeparators else { return false }
    return thresholds.separatedShare.isReached(by: count, of: keyed) || isEvenlyParted(parted)
  }

  /// Whether separators stand at every few lines, rather than below the head and above the total.
  private func isEvenlyParted(_ parted: [Bool]) -> Bool {
    var bands = [1]
    for isParted in parted {
      if isParted { bands.append(1) } else { bands[bands.count - 1] += 1 }
    }
    let (largest, smallest) = (bands.max() ?? 0, bands.min() ?? 0)
    return largest <= thresholds.mostBandLines
      && (bands.count >= thresholds.fewestBands || largest == smallest)
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
    if !columns.contains(key), columns.isSubset(of: filled), line.isBracketed { return true }
    guard !columns.contains(key), columns.isSubset(of: filled),
      line.pieces.allSatisfy({ $0.columns.count == 1 })
    else { return false }
    // Nearly as many columns as a full row has, or numbers below numbers, are a row of their own.
    return columns.count * 2 <= table.columns.count + 1 && !line.isNumeric
  }
}
