/// Joins the runs of one region into lines, over gaps of any width.
///
/// The rule: runs whose heights overlap belong to one line; of several above each other the one
/// whose baseline is nearest. Known failure: a value set half-way between two lines of its label
/// goes to one of them.
struct LineJoining {
  let rows: RowLinking

  /// Joins runs into lines, sorted from the top; every run is in exactly one line.
  ///
  /// n log n.
  func lines(of runs: [TextRun]) -> [TextLine] {
    rows.rows(of: runs.map(\.box), baselines: runs.map(\.baseline))
      .compactMap { TextLine($0.map { runs[$0] }) }
  }
}
