import DataDetectors
import DocumentModel

/// Which rows of a table are headers, and what they say of its columns.
///
/// A row is a header where at least half of its filled cells have known header words, one of them
/// telling of a part of a contact or a group, and no cell holds an email or a phone number; so
/// headers that are repeated within a table are found, too. Rows at the top that the tree calls
/// headers count also in unknown languages, and so does a first row of words alone above columns of
/// emails or phone numbers. The texts of the header rows at the top are put
/// together for each column, so that a spanning "Contact details" over "Email" says email.
struct HeaderRows {
  let rows: Set<Int>
  let meanings: [Int: HeaderMeaning]

  init(_ grid: ContactGrid, thresholds: ContactThresholds.Header) {
    let vocabulary = HeaderVocabulary(thresholds: thresholds)
    var rows: Set<Int> = []
    var isTop = true
    var topRows: [Int] = []
    for row in 0..<grid.rowCount {
      let cells = grid.filledCells(row)
      if cells.isEmpty || grid.isBanner(row) { continue }
      if Self.isHeader(cells, vocabulary: vocabulary)
        || (isTop && cells.allSatisfy(\.isHeader) && !cells.contains(where: \.holdsData))
        || (isTop && topRows.isEmpty && Self.isContrasted(cells, row: row, in: grid, thresholds))
      {
        rows.insert(row)
        if isTop { topRows.append(row) }
      } else {
        isTop = false
      }
    }
    self.rows = rows
    meanings = Self.meanings(of: topRows, in: grid, vocabulary: vocabulary)
  }

  private static func isHeader(
    _ cells: [DocumentObservation.Container.Table.Cell], vocabulary: HeaderVocabulary
  ) -> Bool {
    if cells.contains(where: \.holdsData) { return false }
    let known = cells.compactMap { vocabulary.meaning(of: $0.content.text.transcript) }
    let share = Double(known.count) / Double(max(1, cells.count))
    return share >= vocabulary.thresholds.smallestKnownShare && known.contains { $0 != .other }
  }

  /// Whether a row of words stands above emails or phone numbers in every row but few.
  ///
  /// A row of the body may lack both, or hold a damaged email; such has marks or digits, or stands
  /// among too few rows to tell.
  private static func isContrasted(
    _ cells: [DocumentObservation.Container.Table.Cell], row: Int, in grid: ContactGrid,
    _ thresholds: ContactThresholds.Header
  ) -> Bool {
    let isPlain = cells.allSatisfy { cell in
      let text = cell.content.text.transcript
      return text.contains(where: \.isLetter) && !text.contains { $0 == "@" || $0.isNumber }
        && !text.contains("http")
    }
    guard isPlain, cells.count > 1 else { return false }
    let below = (row + 1..<max(row + 1, grid.rowCount)).filter { !grid.filledCells($0).isEmpty }
    guard below.count >= thresholds.fewestContrastedRows else { return false }
    let isReach = cells.contains { cell in
      let column = cell.columnRange.lowerBound
      let held = below.filter { grid.cell($0, column)?.holdsData ?? false }.count
      return Double(held) >= thresholds.smallestContrastedShare * Double(below.count)
    }
    return isReach
  }

  private static func meanings(
    of rows: [Int], in grid: ContactGrid, vocabulary: HeaderVocabulary
  ) -> [Int: HeaderMeaning] {
    var meanings: [Int: HeaderMeaning] = [:]
    for column in 0..<grid.columnCount {
      var texts: [String] = []
      var next = 0
      for row in rows where row >= next {
        guard let cell = grid.cell(row, column) else { continue }
        texts.append(grid.text(row, column))
        next = cell.rowRange.upperBound + 1
      }
      let whole = vocabulary.meaning(
        of: texts.joined(separator: " "), tolerance: .inHeader)
      let lowest = texts.last.flatMap { vocabulary.meaning(of: $0, tolerance: .inHeader) }
      // What stands nearest to the column says more, unless it says nothing of contacts.
      meanings[column] = lowest?.isPartOfContact == true ? merged(lowest, whole) : whole
    }
    return meanings
  }

  /// "Name" below "Last" is a family name; else the lower text counts.
  private static func merged(_ lowest: HeaderMeaning?, _ whole: HeaderMeaning?) -> HeaderMeaning? {
    lowest == .name && (whole == .givenName || whole == .familyName) ? whole : lowest
  }
}

extension DocumentObservation.Container.Table.Cell {
  /// Whether the cell holds an email or a phone number.
  var holdsData: Bool {
    let passage = Passage(content.text)
    return passage.string.contains("@")
      || !passage.data(.emailAddress, isExpected: false).isEmpty
      || !passage.data(.phoneNumber, isExpected: false).isEmpty
  }
}
