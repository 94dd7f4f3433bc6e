internal import DocumentModel

/// Parts the page number from the running head or foot that it shares a line with.
struct FurnitureSplitting {
  /// The elements with such lines at the very top and bottom in two.
  ///
  /// Each word stays in one element. Linear.
  func split(_ elements: [PageElement]) -> [PageElement] {
    guard elements.count > 2 else { return elements }
    let paragraphs = elements.compactMap { $0.paragraph?.box.y }
    let top = paragraphs.map(\.lower).min() ?? 0
    let bottom = paragraphs.map(\.upper).max() ?? 0
    return elements.flatMap { element -> [PageElement] in
      guard let paragraph = element.paragraph, paragraph.lines.count == 1,
        paragraph.box.y.contains(top) || paragraph.box.y.contains(bottom),
        let line = paragraph.lines.first, line.runs.count > 1
      else { return [element] }
      return parts(of: line).map { PageElement.paragraph(ParagraphDraft(lines: [$0])) }
    }
  }

  private func parts(of line: TextLine) -> [TextLine] {
    if let last = line.runs.last, last.words.isPageNumber {
      return [TextLine(line.runs.dropLast()), TextLine([last])].compactMap(\.self)
    }
    if let first = line.runs.first, first.words.isPageNumber {
      return [TextLine([first]), TextLine(Array(line.runs.dropFirst()))].compactMap(\.self)
    }
    return [line]
  }
}
