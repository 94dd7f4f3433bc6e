internal import DocumentModel

/// Finds columns that a ruled grid leaves undrawn.
///
/// Rules may part groups of columns only, with the columns of each group told by their alignment.
/// Evidence: most lines of a drawn column are short texts side by side, with a white strip between
/// them that all share. Lists within cells are none: their first column is nothing but markers.
struct RuledColumnSplitting {
  let thresholds: LayoutThresholds.Tables
  let scale: TextScale
  let rows: RowLinking

  /// The boundaries between undrawn columns, from the left.
  ///
  /// n log n.
  func columnEdges(in area: RuledArea, runs: [TextRun]) -> [Double] {
    var members = [[TextRun]](repeating: [], count: max(0, area.columnEdges.count - 1))
    guard !members.isEmpty else { return [] }
    for run in runs { members[area.columnEdges.stretch(holding: run.box.x.center)].append(run) }
    return members.flatMap { edges(of: $0, in: area) }
  }

  private func edges(of runs: [TextRun], in area: RuledArea) -> [Double] {
    let lines = LineJoining(rows: rows).lines(of: runs)
    let wide = lines.filter { $0.runs.count > 1 }
    guard wide.count >= thresholds.fewestTwoColumnRows,
      thresholds.splitLineShare.isReached(by: wide.count, of: lines.count)
    else { return [] }
    let parts = wide.flatMap(\.runs)
    let words = parts.reduce(0) { $0 + $1.words.count }
    guard Double(words) <= thresholds.mostKeyWords * Double(parts.count) else { return [] }
    let markers = wide.count { line in
      line.runs.first.map { $0.words.count == 1 && $0.words[0].isMarker } ?? false
    }
    guard !thresholds.markerShare.isReached(by: markers, of: wide.count) else { return [] }
    let block = AlignedBlock(
      lines: lines, range: lines.indices, limits: lines.indices, area: area)
    return ColumnFinding(thresholds: thresholds, scale: scale)
      .columns(of: block, verticals: [])?.partings ?? []
  }
}

extension LayoutWord {
  /// Whether the word may be a list's marker.
  var isMarker: Bool { ListMarker(text) != nil || OddMarker.texts.contains(text) }
}
