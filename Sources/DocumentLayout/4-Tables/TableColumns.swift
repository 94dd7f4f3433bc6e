internal import DocumentModel

/// The columns of a table, told by what parts them.
struct TableColumns: Sendable {
  /// The white strips or rules between the columns, from the left; at least one.
  let gutters: [Interval]
  /// How many of them are drawn rules.
  let ruleCount: Int

  /// The number of columns.
  var count: Int { gutters.count + 1 }

  /// The positions that part the columns.
  var partings: [Double] { gutters.map(\.center) }

  /// The column that holds a position.
  func column(at position: Double) -> Int { partings.insertionPlace(of: position) }
}
