import DocumentModel

struct HTMLWriter {
  let furniture: PageFurniture
  let joining: LineJoining
  let headingOffset: Int

  private static let deepestHeading = 6

  func text(of container: DocumentObservation.Container) -> String { text(of: container.blocks) }

  private func text(of blocks: [DocumentObservation.Block]) -> String {
    let captions = TableCaptions(blocks)
    return blocks.indices.compactMap { index -> String? in
      switch blocks[index] {
      case .text(let text, let role):
        return furniture.keeps(role) && !captions.taken.contains(index)
          ? self.text(of: text, role: role) : nil
      case .form(let form): return "<p>\(HTMLForm(form: form).content)</p>"
      case .list(let list): return text(of: list)
      case .table(let table):
        let place = captions.captions[index]
        let caption = place.flatMap { blocks[$0].text(in: .caption) }
        return text(
          of: table, caption: caption.map { (joined($0), place.map { $0 > index } ?? false) })
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
      return
        "<li\(value)>\(content(of: item.content, marker: item.checkbox == nil ? kind.keptMarker(of: item) : nil))</li>"
    }
    return "<\(kind.name)\(kind.attributes)>\n\(items.joined(separator: "\n"))\n</\(kind.name)>"
  }

  /// The content of an item or a cell: its first paragraph without an element of its own.
  private func content(
    of container: DocumentObservation.Container, marker: String? = nil
  ) -> String {
    var parts: [String] = []
    let start = marker.map { HTMLEscaping.escaped($0) + " " } ?? ""
    var rest = container.blocks[...]
    if case .text(let text, .paragraph)? = rest.first {
      rest = rest.dropFirst()
      parts.append(start + HTMLEscaping.lines(text.transcript))
    } else if case .form(let form)? = rest.first {
      rest = rest.dropFirst()
      parts.append(start + HTMLForm(form: form).content)
    } else if !start.isEmpty || !rest.isEmpty {
      parts.append(start)
    }
    if !rest.isEmpty {
      parts.append(text(of: Array(rest)))
      if case .text? = rest.last {} else { parts.append("") }
    }
    return parts.joined(separator: "\n")
  }

  // MARK: Tables

  func text(
    of table: DocumentObservation.Container.Table,
    caption: (content: String, isBelow: Bool)? = nil
  ) -> String {
    HTMLTable(table: table, caption: caption) { content(of: $0) }.text
  }
}
