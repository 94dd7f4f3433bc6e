import DocumentModel

struct PlainTextWriter {
  let format: PlainTextFormat
  let joining: LineJoining

  func text(of container: DocumentObservation.Container) -> String {
    container.blocks.compactMap { block in
      switch block {
      case .text(let text, let role):
        format.furniture.keeps(role) ? self.text(of: text, role: role) : nil
      case .list(let list): lines(of: list, level: 0).joined(separator: "\n")
      case .table(let table): self.text(of: table)
      case .form(let form): form.markedTranscript
      }
    }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func text(
    of text: DocumentObservation.Container.Text, role: DocumentObservation.TextRole
  ) -> String {
    format.lines == .joined && role != .code ? joining.joined(text.transcript) : text.transcript
  }

  private func lines(of list: DocumentObservation.Container.List, level: Int) -> [String] {
    let indent = String(repeating: "  ", count: level)
    return list.items.flatMap { item -> [String] in
      let printed = item.checkbox?.mark ?? item.markerString
      let marker = printed.isEmpty ? "" : printed + " "
      let hanging = indent + String(repeating: " ", count: marker.count)
      var lines: [String] = []
      for block in item.content.blocks {
        switch block {
        case .text(let text, let role):
          let own = self.text(of: text, role: role).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          lines += own.enumerated().map { index, line in
            (lines.isEmpty && index == 0 ? indent + marker : hanging) + line
          }
        case .form(let form):
          let text = item.checkbox == nil ? form.markedTranscript : form.text.transcript
          let own = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          lines += own.enumerated().map { index, line in
            (lines.isEmpty && index == 0 ? indent + marker : hanging) + line
          }
        case .list(let inner):
          if lines.isEmpty, !marker.isEmpty { lines.append(indent + printed) }
          lines += self.lines(of: inner, level: level + 1)
        case .table(let table):
          if lines.isEmpty, !marker.isEmpty { lines.append(indent + printed) }
          lines += text(of: table).split(separator: "\n", omittingEmptySubsequences: false)
            .map { hanging + $0 }
        }
      }
      return lines.isEmpty && !marker.isEmpty ? [indent + printed] : lines
    }
  }

  private func text(of table: DocumentObservation.Container.Table) -> String {
    let grid = (0..<table.rowCount).map { row in
      (0..<table.columnCount).map {
        table.text(row: row, column: $0, spans: .blank).validCharacters.singleLine
      }
    }
    switch format.tables {
    case .tabbed: return grid.map { $0.joined(separator: "\t") }.joined(separator: "\n")
    case .aligned: return aligned(grid, columns: table.columnCount)
    }
  }

  private func aligned(_ grid: [[String]], columns: Int) -> String {
    let widths = (0..<columns).map { column in grid.map { $0[column].count }.max() ?? 0 }
    return grid.map { row in
      var line = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
