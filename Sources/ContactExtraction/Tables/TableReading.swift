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
    let isContinued = headers.meanings.isEmpty && previous?.grid.columnCount == grid.columnCount
    self.headers = headers
    self.grid = grid
    self.fields = fields
    self.requirement = requirement
    roles = ColumnRoles(
      headers: isContinued ? previous?.headerMeanings ?? [:] : headers.meanings,
      contents: contents, thresholds: fields.thresholds.content)
  }

  /// What headers say of the columns, also where they stand in an earlier table.
  private var headerMeanings: [Int: HeaderMeaning] {
    roles.roles.filter(\.value.isFromHeader).mapValues(\.meaning)
  }

  func contacts(pageNumber: Int, table: Int) -> [Contact] {
    guard roles.reachesSomeone || requirement == .anything else { return [] }
    let reading = RowReading(
      grid: grid, roles: roles, fields: fields, requirement: requirement)
    var contacts: [Contact] = []
    var row = 0
    while row < grid.rowCount {
      let rows = groupedRows(from: row)
      if !headers.rows.contains(row), !grid.isBanner(row),
        let contact = reading.contact(
          rows: rows, origin: .init(pageNumber: pageNumber, table: table, row: row))
      {
        contacts.append(contact)
      }
      row = rows.upperBound + 1
    }
    return contacts
  }

  /// The rows that share a filled name cell.
  private func groupedRows(from row: Int) -> ClosedRange<Int> {
    let shared = roles.columns(where: \.isName).compactMap { grid.cell(row, $0.column) }
      .filter { !$0.content.text.transcript.squeezed.isEmpty }
      .map(\.rowRange.upperBound).min()
    return row...max(row, shared ?? row)
  }
}
