/// Names with what they mean beside them, for a terminal.
struct Columns {
  let text: String

  init(_ rows: [(name: String, meaning: String)]) {
    let width = rows.map(\.name.count).max() ?? 0
    let indent = Self.margin + width + Self.gap
    text = rows.map { row in
      let padding = String(repeating: " ", count: width - row.name.count + Self.gap)
      return String(repeating: " ", count: Self.margin) + row.name + padding
        + row.meaning.wrapped(indent: indent)
    }.joined(separator: "\n")
  }

  private static let margin = 2
  private static let gap = 3
}

extension String {
  /// The text in lines that fit a terminal of 80 columns, all but the first indented.
  func wrapped(indent: Int) -> String {
    let terminalWidth = 80
    var lines: [String] = []
    for word in split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, indent + last.count + word.count < terminalWidth {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
