import DocumentModel

/// A table in HTML: each cell once, with its spans, and header cells with what they head.
struct HTMLTable {
  let table: DocumentObservation.Container.Table
  /// What stands in the caption, and whether it stands below the table.
  let caption: (content: String, isBelow: Bool)?
  /// Writes what is in a cell.
  let content: (DocumentObservation.Container) -> String

  var text: String {
    let sections = TableSections(table)
    let byRow = Dictionary(grouping: table.cells, by: \.rowRange.lowerBound)
    func rows(_ range: Range<Int>) -> [String] {
      range.map { row in
        "<tr>" + (byRow[row] ?? []).map { text(of: $0, sections) }.joined() + "</tr>"
      }
    }
    let direction = table.direction == .rightToLeft ? " dir=\"rtl\"" : ""
    var lines = ["<table\(direction)>"]
    if let caption {
      let style = caption.isBelow ? " style=\"caption-side: bottom\"" : ""
      lines.append("<caption\(style)>\(caption.content)</caption>")
    }
    let isPlain = sections.headCount == 0 && sections.bodies.count == 1
    if sections.headCount > 0 {
      lines += ["<thead>"] + rows(0..<sections.headCount) + ["</thead>"]
    }
    for body in sections.bodies {
      lines += isPlain ? rows(body) : ["<tbody>"] + rows(body) + ["</tbody>"]
    }
    return (lines + ["</table>"]).joined(separator: "\n")
  }

  private func text(
    of cell: DocumentObservation.Container.Table.Cell, _ sections: TableSections
  ) -> String {
    let element = cell.isHeader ? "th" : "td"
    var attributes = cell.isHeader ? " scope=\"\(scope(of: cell, sections))\"" : ""
    if cell.rowRange.count > 1 { attributes += " rowspan=\"\(cell.rowRange.count)\"" }
    if cell.columnRange.count > 1 { attributes += " colspan=\"\(cell.columnRange.count)\"" }
    return "<\(element)\(attributes)>\(content(cell.content))</\(element)>"
  }

  private func scope(
    of cell: DocumentObservation.Container.Table.Cell, _ sections: TableSections
  ) -> String {
    if cell.rowRange.lowerBound >= sections.headCount, cell.heads(rowOf: table) {
      return "rowgroup"
    }
    if cell.rowRange.lowerBound < max(1, sections.headCount) || cell.columnRange.lowerBound > 0 {
      return cell.columnRange.count > 1 ? "colgroup" : "col"
    }
    return cell.rowRange.count > 1 ? "rowgroup" : "row"
  }
}
