import DocumentModel

struct HTMLWriter {
  let furniture: PageFurniture
  let joining: LineJoining
  let headingOffset: Int

  private static let deepestHeading = 6

  func text(of container: DocumentObservation.Container) -> String {
    container.blocks.compactMap { block in
      switch block {
      case .text(let text, let role):
        furniture.keeps(role) ? self.text(of: text, role: role) : nil
      case .list(let list): self.text(of: list)
      case .table(let table): self.text(of: table)
      }
    }.joined(separator: "\n")
  }

  private func text(
    of text: DocumentObservation.Container.Text, role: DocumentObservation.TextRole
  ) -> String {
    switch role {
    case .title: return "<h1>\(HTMLEscaping.lines(text.transcript))</h1>"
    case .heading(let level):
      let sum = level.addingReportingOverflow(headingOffset).partialValue
      let depth = min(max(1, sum), Self.deepestHeading)
      return "<h\(depth)>\(HTMLEscaping.lines(text.transcript))</h\(depth)>"
    case .code: return "<pre><code>\(HTMLEscaping.escaped(text.transcript))</code></pre>"
    case .paragraph: return "<p>\(joined(text))</p>"
    case .caption, .footnote, .pageHeader, .pageFooter, .pageNumber:
      return "<p class=\"\(role.name.replacing(" ", with: "-"))\">\(joined(text))</p>"
    }
  }

  private func joined(_ text: DocumentObservation.Container.Text) -> String {
    HTMLEscaping.escaped(joining.joined(text.transcript.validCharacters))
  }

  // MARK: Lists

  private func text(of list: DocumentObservation.Container.List) -> String {
    let kind = ListKind(list)
    let items = list.items.map { item in
      let value = kind.value(of: item).map { " value=\"\($0)\"" } ?? ""
      return "<li\(value)>\(content(of: item.content, marker: kind.keptMarker(of: item)))</li>"
    }
    return "<\(kind.name)\(kind.attributes)>\n\(items.joined(separator: "\n"))\n</\(kind.name)>"
  }

  /// The content of an item or a cell: its first paragraph without an element of its own.
  private func content(
    of container: DocumentObservation.Container, marker: String? = nil
  ) -> String {
    var parts = marker.map { [HTMLEscaping.escaped($0) + " "] } ?? []
    for (index, block) in container.blocks.enumerated() {
      switch block {
      case .text(let text, let role) where index == 0 && role == .paragraph:
        parts.append(HTMLEscaping.lines(text.transcript))
      case .text(let text, let role): parts.append("\n" + self.text(of: text, role: role))
      case .list(let list): parts.append("\n" + text(of: list) + "\n")
      case .table(let table): parts.append("\n" + text(of: table) + "\n")
      }
    }
    return parts.joined()
  }

  // MARK: Tables

  func text(of table: DocumentObservation.Container.Table) -> String {
    let direction = table.direction == .rightToLeft ? " dir=\"rtl\"" : ""
    let byRow = Dictionary(grouping: table.cells, by: \.rowRange.lowerBound)
    let rows = (0..<table.rowCount).map { row in
      "<tr>" + (byRow[row] ?? []).map(text(of:)).joined() + "</tr>"
    }
    return "<table\(direction)>\n\(rows.joined(separator: "\n"))\n</table>"
  }

  private func text(of cell: DocumentObservation.Container.Table.Cell) -> String {
    let element = cell.isHeader ? "th" : "td"
    var attributes = ""
    if cell.isHeader {
      attributes +=
        cell.rowRange.lowerBound == 0 || cell.columnRange.lowerBound > 0
        ? " scope=\"col\"" : " scope=\"row\""
    }
    if cell.rowRange.count > 1 { attributes += " rowspan=\"\(cell.rowRange.count)\"" }
    if cell.columnRange.count > 1 { attributes += " colspan=\"\(cell.columnRange.count)\"" }
    return "<\(element)\(attributes)>\(content(of: cell.content))</\(element)>"
  }
}
