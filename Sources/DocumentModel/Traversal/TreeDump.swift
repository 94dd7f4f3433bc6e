import DataDetectors

extension DocumentObservation {
  /// The tree as indented text, one node a line, for people and for tests.
  ///
  /// Line breaks and tabs within texts are written as `\n` and `\t`. Detected data stands under its
  /// text.
  public var treeDump: String {
    var dumper = TreeDumper()
    dumper.walk(self)
    return dumper.lines.joined(separator: "\n")
  }
}

private struct TreeDumper: DocumentWalker {
  var lines: [String] = []
  private var depth = 0

  mutating func visit(_ container: DocumentObservation.Container) {
    write("container")
    nested { $0.descend(container) }
  }

  mutating func visit(
    _ text: DocumentObservation.Container.Text, role: DocumentObservation.TextRole
  ) {
    write("\(role.name) \(text.transcript.quoted)")
    nested { dumper in
      for data in text.detectedData { dumper.write("data \(data.match.details)") }
    }
  }

  mutating func visit(_ form: DocumentObservation.Container.Form) {
    write(form.text.lines.isEmpty ? "form" : "form \(form.text.transcript.quoted)")
    nested { dumper in
      for checkbox in form.checkboxes {
        let label = checkbox.label.map { " " + $0.transcript.quoted } ?? ""
        let group = checkbox.groupLabel.map { " of " + $0.transcript.quoted } ?? ""
        dumper.write("checkbox \(checkbox.mark)\(label)\(group)")
      }
      for field in form.fields {
        let value = field.value.map { $0.transcript.quoted } ?? "empty"
        dumper.write("field \(field.key.transcript.quoted) \(value)")
      }
      for data in form.text.detectedData { dumper.write("data \(data.match.details)") }
    }
  }

  mutating func visit(_ list: DocumentObservation.Container.List) {
    write("list")
    nested { $0.descend(list) }
  }

  mutating func visit(_ item: DocumentObservation.Container.List.Item) {
    let kind = item.markerType.map { " \($0.rawValue)" } ?? ""
    write("item\(kind) \(item.markerString.quoted)")
    nested { $0.descend(item.content) }
  }

  mutating func visit(_ table: DocumentObservation.Container.Table) {
    let direction = table.direction == .rightToLeft ? " from the right" : ""
    write("table \(table.rowCount)×\(table.columnCount)\(direction)")
    nested { $0.descend(table) }
  }

  mutating func visit(_ cell: DocumentObservation.Container.Table.Cell) {
    let header = cell.isHeader ? " header" : ""
    let place = "cell \(cell.rowRange.dump),\(cell.columnRange.dump)\(header)"
    // A cell that is one plain text takes one line, so that tables read as tables.
    if case .text(let text, .paragraph)? = cell.content.blocks.first,
      cell.content.blocks.count == 1
    {
      write("\(place) \(text.transcript.quoted)")
      nested { dumper in
        for data in text.detectedData { dumper.write("data \(data.match.details)") }
      }
    } else {
      write(cell.content.blocks.isEmpty ? "\(place) empty" : place)
      nested { $0.descend(cell.content) }
    }
  }

  private mutating func write(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  private mutating func nested(_ body: (inout TreeDumper) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}

extension DocumentObservation.TextRole {
  /// The role as one or two plain words.
  public var name: String {
    switch self {
    case .title: "title"
    case .heading(let level): "heading \(level)"
    case .paragraph: "paragraph"
    case .caption: "caption"
    case .footnote: "footnote"
    case .code: "code"
    case .pageHeader: "page header"
    case .pageFooter: "page footer"
    case .pageNumber: "page number"
    }
  }
}

extension ClosedRange<Int> {
  fileprivate var dump: String { count == 1 ? "\(lowerBound)" : "\(lowerBound)-\(upperBound)" }
}

extension String {
  fileprivate var quoted: String {
    let escaped = map { character -> String in
      switch character {
      case "\n", "\r\n": "\\n"
      case "\t": "\\t"
      case "\"": "\\\""
      default: String(character)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
