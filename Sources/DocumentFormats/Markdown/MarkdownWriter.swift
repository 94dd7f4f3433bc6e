import DocumentModel

struct MarkdownWriter {
  let format: MarkdownFormat
  let joining: LineJoining
  let headingOffset: Int

  private static let deepestHeading = 6

  func text(of container: DocumentObservation.Container) -> String {
    var parts: [String] = []
    var previousWasList = false
    for block in container.blocks {
      guard let text = self.text(of: block), !text.isEmpty else { continue }
      let isList = if case .list = block { true } else { false }
      // Two lists in a row would be read as one.
      if isList, previousWasList { parts.append("<!-- -->") }
      parts.append(text)
      previousWasList = isList
    }
    return parts.joined(separator: "\n\n")
  }

  private func text(of block: DocumentObservation.Block) -> String? {
    switch block {
    case .text(let text, let role):
      format.furniture.keeps(role) ? self.text(of: text, role: role) : nil
    case .list(let list): self.text(of: list)
    case .form(let form): MarkdownForm(form: form).text
    case .table(let table): MarkdownTable(table: table, format: format, joining: joining).text
    }
  }

  private func text(
    of text: DocumentObservation.Container.Text, role: DocumentObservation.TextRole
  ) -> String {
    switch role {
    case .title: heading(text, level: 1)
    case .heading(let level):
      heading(text, level: level.addingReportingOverflow(headingOffset).partialValue)
    case .code: MarkdownEscaping.fenced(text.transcript.validCharacters)
    default: paragraph(text)
    }
  }

  private func heading(_ text: DocumentObservation.Container.Text, level: Int) -> String {
    let marks = String(repeating: "#", count: min(max(1, level), Self.deepestHeading))
    let content = MarkdownEscaping.inline(joined(text))
    return content.isEmpty ? "" : marks + " " + MarkdownEscaping.headingEnd(content)
  }

  private func paragraph(_ text: DocumentObservation.Container.Text) -> String {
    MarkdownEscaping.lineStart(MarkdownEscaping.inline(joined(text)))
  }

  private func joined(_ text: DocumentObservation.Container.Text) -> String {
    joining.joined(text.transcript.validCharacters)
  }

  private func text(of list: DocumentObservation.Container.List) -> String {
    var lines: [String] = []
    var delimiter: Character?
    for item in list.items {
      let marker = MarkdownMarker(item, delimiter: &delimiter)
      let indent = String(repeating: " ", count: marker.written.count + 1)
      var parts = item.content.blocks.enumerated().compactMap { index, block in
        if index == 0, case .form(let form) = block, let checkbox = item.checkbox {
          return checkbox.mark + " " + MarkdownEscaping.inline(joined(form.text))
        }
        return text(of: block)
      }.filter { !$0.isEmpty }
      if let kept = marker.keptText {
        parts =
          [[kept, parts.first].compactMap(\.self).joined(separator: " ")]
          + parts.dropFirst()
      }
      // A nested list may follow its item's text at once; other blocks need an empty line.
      let isTight = item.content.blocks.dropFirst().allSatisfy {
        if case .list = $0 { true } else { false }
      }
      let content = parts.joined(separator: isTight ? "\n" : "\n\n")
      let own = content.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in own.enumerated() {
        lines.append(
          index == 0 ? marker.written + " " + line : line.isEmpty ? "" : indent + line)
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// How Markdown writes an item's marker.
private struct MarkdownMarker {
  /// What stands before the item.
  let written: String
  /// The printed marker where Markdown has none like it.
  let keptText: String?

  private static let mostDigits = 9

  /// The delimiter is that of the list's first number, since another one would begin a new list.
  init(_ item: DocumentObservation.Container.List.Item, delimiter: inout Character?) {
    let marker = item.markerString.validCharacters.singleLine
    switch item.markerType {
    case .decimal:
      let digits = marker.filter { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty, digits.count <= Self.mostDigits else { fallthrough }
      let ending = delimiter ?? (marker.last == ")" ? ")" : ".")
      delimiter = ending
      (written, keptText) = (digits + String(ending), nil)
    case .compositeDecimal, .decorativeDecimal, .lowercaseLatin, .uppercaseLatin:
      written = "-"
      keptText =
        marker.isEmpty
        ? nil : MarkdownEscaping.lineStart(MarkdownEscaping.inline(marker))
    case .bullet, .hyphen, nil: (written, keptText) = ("-", nil)
    }
  }
}
