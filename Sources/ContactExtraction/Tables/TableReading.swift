import DocumentModel

/// Reads the contacts of one table.
struct TableReading {
  let grid: ContactGrid
  let headers: HeaderRows
  let roles: ColumnRoles
  let fields: FieldReading
  let requirement: ContactRequirement

  /// Looks at a table; `previous` are the columns of the table before it.
  init(
    _ table: DocumentObservation.Container.Table, after previous: TableReading?,
    fields: FieldReading, requirement: ContactRequirement
  ) {
    let grid = ContactGrid(table: table)
    let headers = HeaderRows(grid, thresholds: fields.thresholds.header)
    let rows = (0..<grid.rowCount).filter { !headers.rows.contains($0) && !grid.isBanner($0) }
    let emails = ColumnContent.emailsByRow(grid, rows: rows)
    let contents = (0..<grid.columnCount).map {
      ColumnContent(
        grid, column: $0, rows: rows, emailsByRow: emails, thresholds: fields.thresholds)
    }
    let inherited = previous.flatMap { headers.rows.isEmpty ? $0.meanings(for: contents) : nil }
    self.headers = headers
    self.grid = grid
    self.fields = fields
    self.requirement = requirement
    roles = ColumnRoles(
      headers: inherited ?? headers.meanings, contents: contents,
      thresholds: fields.thresholds.content)
  }

  /// What the headers say for a following table that has none, or `nil` where it is another table.
  ///
  /// It has to have as many columns, and one of emails or phone numbers must hold such.
  private func meanings(for contents: [ColumnContent]) -> [Int: HeaderMeaning]? {
    let meanings = roles.roles.filter(\.value.isFromHeader).mapValues(\.meaning)
    let limits = fields.thresholds.content
    let isConfirmed = meanings.contains { column, meaning in
      contents.indices.contains(column)
        && ((meaning.isEmail && contents[column].emailShare >= limits.smallestEmailShare)
          || (meaning.isPhone && contents[column].phoneShare >= limits.smallestPhoneShare))
    }
    return isConfirmed && contents.count == grid.columnCount ? meanings : nil
  }

  func contacts(pageNumber: Int, table: Int) -> [Contact] {
    guard roles.reachesSomeone || requirement == .anything else { return [] }
    let people = roles.people.map {
      RowReading(grid: grid, roles: $0, fields: fields, requirement: requirement)
    }
    var contacts: [Contact] = []
    var row = 0
    while row < grid.rowCount {
      let rows = groupedRows(from: row)
      if !headers.rows.contains(row), !grid.isBanner(row) {
        let origin = Contact.Origin(pageNumber: pageNumber, table: table, row: row)
        contacts += people.flatMap { $0.contacts(rows: rows, origin: origin) }
      }
      row = rows.upperBound + 1
    }
    return ColumnAgreement(contacts).apply(to: contacts)
  }

  /// The rows that share a filled name cell.
  private func groupedRows(from row: Int) -> ClosedRange<Int> {
    let shared = roles.columns(where: \.isName).compactMap { grid.cell(row, $0.column) }
      .filter { !$0.content.text.transcript.squeezed.isEmpty }
      .map(\.rowRange.upperBound).min()
    return row...max(row, shared ?? row)
  }
}
