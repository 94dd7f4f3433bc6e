internal import DocumentModel

/// Finds out what the paragraphs of a page serve as.
///
/// Numbers alone at the very top or bottom are page numbers, and lines there that hold one are page
/// headers or footers. Captions begin with a word such as "Table" and a number. Titles and headings
/// have rules of their own. Everything else stays a paragraph.
struct RoleFinding {
  let thresholds: LayoutThresholds.Paragraphs
  let scale: TextScale

  /// The elements with the roles of their paragraphs.
  ///
  /// n log n.
  func withRoles(_ given: [PageElement]) -> [PageElement] {
    let elements = FurnitureSplitting().split(given)
    var roles = [Int: DocumentObservation.TextRole]()
    for (index, element) in elements.enumerated() {
      if let role = element.paragraph?.role, role != .paragraph { roles[index] = role }
    }
    let boxes = elements.compactMap { $0.paragraph?.box }
    guard let page = PageRect.bounding(boxes) else { return elements }
    markFurniture(elements, page, &roles)
    markCaptions(elements, &roles)
    let headings = HeadingFinding(thresholds: thresholds, scale: scale)
      .roles(of: elements, taken: Set(roles.keys))
    roles.merge(headings) { own, _ in own }
    return elements.enumerated().map { index, element in
      guard var paragraph = element.paragraph, let role = roles[index] else { return element }
      paragraph.role = role
      return .paragraph(paragraph)
    }
  }

  private func markFurniture(
    _ elements: [PageElement], _ page: PageRect,
    _ roles: inout [Int: DocumentObservation.TextRole]
  ) {
    let extents = elements.map(\.extent)
    guard let top = extents.min(by: { $0.lower < $1.lower }),
      let bottom = extents.max(by: { $0.upper < $1.upper }), elements.count > 2
    else { return }
    for (index, element) in elements.enumerated() {
      guard let paragraph = element.paragraph, paragraph.lines.count == 1, roles[index] == nil
      else { continue }
      // Tall elements at the edges reach down, or up, to lines that are none.
      let isTop = extents[index].lower <= top.lower + scale.textHeight
      let isBottom = extents[index].upper >= bottom.upper - scale.textHeight
      guard isTop || isBottom, paragraph.isFurnitureSized(for: scale) else { continue }
      let words = paragraph.lines.flatMap(\.words)
      let isNumbered = [index - 1, index + 1].contains { other in
        elements.indices.contains(other) && extents[other].overlaps(extents[index])
          && elements[other].paragraph?.lines.first?.words.isPageNumber == true
      }
      if words.isPageNumber {
        roles[index] = .pageNumber
      } else if isNumbered || words.first?.isPlainNumber == true
        || words.last?.isPlainNumber == true || repeatsHeading(words, index, elements),
        words.count <= thresholds.mostFurnitureWords
      {
        roles[index] = isTop ? .pageHeader : .pageFooter
      }
    }
  }

  /// Whether a line says what a larger text below says as well, as running heads do.
  private func repeatsHeading(
    _ words: [LayoutWord], _ index: Int, _ elements: [PageElement]
  ) -> Bool {
    let size = elements[index].paragraph?.typeSize ?? 0
    return elements.contains { element in
      guard let other = element.paragraph, other.lines.count == 1, let line = other.lines.first,
        line.typeSize > size
      else { return false }
      return line.words.map(\.text) == words.map(\.text)
    }
  }

  private func markCaptions(
    _ elements: [PageElement], _ roles: inout [Int: DocumentObservation.TextRole]
  ) {
    for (index, element) in elements.enumerated() where roles[index] == nil {
      guard let words = element.paragraph?.lines.first?.words, words.count > 1,
        CaptionWords.all.contains(
          words[0].text.lowercased().trimmingSuffix(while: { $0 == "." })),
        let number = words[1].text.first, number.isNumber || words[1].text.count <= 2
      else { continue }
      let isByTable =
        index > 0 && elements[index - 1].isTable
        || index + 1 < elements.count && elements[index + 1].isTable
      let isMarked = words[1].text.last.map { ".:".contains($0) } ?? false
      if isByTable || isMarked { roles[index] = .caption }
    }
  }
}

extension PageElement {
  /// The element's height on the page.
  fileprivate var extent: Interval {
    switch self {
    case .paragraph(let paragraph): paragraph.box.y
    case .table(let table): table.box?.y ?? Interval(0, 0)
    case .list(let list): list.extent
    case .form(let form): form.box?.y ?? Interval(0, 0)
    }
  }
}

extension ListDraft {
  fileprivate var extent: Interval {
    box?.y ?? Interval(0, 0)
  }
}

extension ParagraphDraft {
  fileprivate func isFurnitureSized(for scale: TextScale) -> Bool {
    typeSize <= scale.typeSize * 2
  }
}
