internal import DocumentModel

/// Finds the title and the headings among the paragraphs of a page, and their levels.
///
/// Evidence by type: larger than the body. Evidence by form: a short line with a number, in capitals
/// or in bold type above running text. Sentences and fragments, which begin small or end with a stop,
/// are none, however noise has measured them, nor are terms before an indented text, or texts right
/// above a caption, which belong to its picture. Levels follow the size, sizes that are nearly one
/// being one level; among headings of one size deeper numbers are deeper levels. The title is the one
/// largest, near the top.
struct HeadingFinding {
  let thresholds: LayoutThresholds.Paragraphs
  let scale: TextScale

  /// A heading with what its level is told from.
  struct Heading {
    let index: Int
    let size: Double
    /// How many parts its number has; zero without one.
    let depth: Int
  }

  /// The roles of those elements that are titles or headings; `taken` have other ones.
  ///
  /// n log n.
  func roles(
    of elements: [PageElement], taken: Set<Int>
  ) -> [Int: DocumentObservation.TextRole] {
    let forms = Forms(
      capitals: !isUsual(elements, thresholds.usualCapitals) { $0.words.isCapitals },
      bold: !isUsual(elements, thresholds.usualBold) { isBold($0.words) })
    let headings = elements.indices.filter { !taken.contains($0) }
      .compactMap { heading($0, elements, telling: forms) }
    var roles: [Int: DocumentObservation.TextRole] = [:]
    var levels = clusters(of: headings)
    if let largest = levels.first, largest.count == 1, let title = largest.first,
      title.size >= scale.typeSize * thresholds.smallestTitle.value, elements.count > 1,
      isNearTop(elements[title.index], of: elements)
    {
      roles[title.index] = .title
      levels.removeFirst()
    }
    var level = 0
    for cluster in levels {
      for (step, depth) in Set(cluster.map(\.depth)).sorted().enumerated() {
        for heading in cluster where heading.depth == depth {
          roles[heading.index] = .heading(level: level + step + 1)
        }
      }
      level += Set(cluster.map(\.depth)).count
    }
    return roles
  }

  /// Which forms of type tell headings on a page.
  private struct Forms {
    let capitals: Bool
    let bold: Bool
  }

  private func heading(
    _ index: Int, _ elements: [PageElement], telling forms: Forms
  ) -> Heading? {
    guard let paragraph = elements[index].paragraph,
      paragraph.lines.count
        <= (paragraph.typeSize >= scale.typeSize * thresholds.smallestTitle.value
          ? thresholds.mostTitleLines : thresholds.mostHeadingLines),
      paragraph.wordCount <= thresholds.mostHeadingWords, paragraph.hasText,
      !isAboveCaption(index, elements)
    else { return nil }
    let words = paragraph.lines.flatMap(\.words)
    guard !isQuotation(words) else { return nil }
    let (size, depth) = (paragraph.typeSize, HeadingNumber.depth(of: words))
    if size >= scale.typeSize * thresholds.smallestHeading.value {
      let isLarge = size >= scale.typeSize * thresholds.smallestTitle.value
      guard !isSentence(words) || isLarge && !isEndOfSentence(words) else { return nil }
      return Heading(index: index, size: size, depth: depth)
    }
    let isFormal =
      depth > 0 || forms.capitals && words.isCapitals
      || forms.bold && isBold(words) && !isTerm(index, elements)
    guard isFormal, paragraph.lines.count < thresholds.mostHeadingLines, !isSentence(words),
      words.count <= thresholds.mostFormalWords,
      size >= scale.typeSize * thresholds.smallestFormalHeading.value,
      isFollowedByText(index, elements)
    else { return nil }
    return Heading(index: index, size: scale.typeSize, depth: depth)
  }

  /// Whether the next text is the caption of a picture.
  private func isAboveCaption(_ index: Int, _ elements: [PageElement]) -> Bool {
    guard index + 1 < elements.count, let next = elements[index + 1].paragraph else { return false }
    return CaptionWords.beginCaption(next.lines.first?.words ?? [])
  }

  /// Whether words are a sentence or a piece of one rather than a heading.
  private func isSentence(_ words: [LayoutWord]) -> Bool {
    guard let first = words.first, let last = words.last?.text.last else { return true }
    if isPartOfBracket(words) { return true }
    return first.shape.startsLowercase || ".,;".contains(last) && words.count > 1
  }

  /// Whether all of a text is a quotation, as is set in large type within articles.
  private func isQuotation(_ words: [LayoutWord]) -> Bool {
    guard words.count >= thresholds.fewestQuotedWords, let first = words.first?.text.first,
      let last = words.last?.text.suffix(2)
    else { return false }
    return SentenceSigns.quotes.contains(first)
      && last.contains(where: SentenceSigns.quotes.contains)
  }

  /// Whether words are the end of a sentence whose beginning stands elsewhere.
  private func isEndOfSentence(_ words: [LayoutWord]) -> Bool {
    words.first?.shape.startsLowercase == true && words.last?.text.hasSuffix(".") == true
      || isPartOfBracket(words)
  }

  /// Whether a text is a term, which all of the text that explains it is indented behind.
  private func isTerm(_ index: Int, _ elements: [PageElement]) -> Bool {
    guard let own = elements[index].paragraph, index + 1 < elements.count,
      let next = elements[index + 1].paragraph, next.lines.count > 1
    else { return false }
    let isRightToLeft = WordOrder.isRightToLeft(own.lines.flatMap(\.words))
    let indent = isRightToLeft ? own.box.right - next.box.right : next.box.left - own.box.left
    return indent > scale.length(thresholds.smallestIndent)
  }

  /// Whether words begin or end with a bracket whose other half stands elsewhere.
  private func isPartOfBracket(_ words: [LayoutWord]) -> Bool {
    guard let first = words.first?.text.first, let last = words.last?.text.last else {
      return false
    }
    return first == "(" && !words.contains { $0.text.contains(")") }
      || last == ")" && !words.contains { $0.text.contains("(") }
  }

  /// Whether running text comes next, or after one more heading.
  private func isFollowedByText(_ index: Int, _ elements: [PageElement]) -> Bool {
    guard let own = elements[index].paragraph else { return false }
    if index + 1 < elements.count, let (box, count) = elements[index + 1].tabularText {
      return own.box.width < box.width && count >= thresholds.fewestWordsBelow
    }
    let next = elements[(index + 1)...].prefix(2).compactMap(\.paragraph)
      .first { $0.wordCount >= thresholds.fewestWordsBelow }
    guard let next else { return false }
    return own.box.width < next.box.width
      && next.typeSize <= own.typeSize * thresholds.smallestHeading.value
  }

  /// Whether much of a page is set in a form of type, as receipts are in capitals.
  private func isUsual(
    _ elements: [PageElement], _ share: Fraction, _ hasForm: (TextLine) -> Bool
  ) -> Bool {
    let lines = elements.compactMap(\.paragraph).flatMap(\.lines)
    let formal = lines.filter(hasForm)
    guard share.isReached(by: formal.count, of: lines.count) else { return false }
    // Questions above short answers are many lines, but few words.
    return formal.count < thresholds.fewestFormalLines
      || thresholds.usualFormalText.isReached(
        by: formal.reduce(0) { $0 + $1.characterCount },
        of: lines.reduce(0) { $0 + $1.characterCount })
  }

  /// Whether the words have wider strokes than the page's other text, most clearly and all visibly.
  private func isBold(_ words: [LayoutWord]) -> Bool {
    let weights = words.compactMap(\.weight)
    guard let usual = scale.weight, let own = median(weights), let least = weights.min() else {
      return false
    }
    return own >= usual * thresholds.boldWeight.value
      && least >= usual * thresholds.leastBoldWeight.value
  }

  private func isNearTop(_ element: PageElement, of elements: [PageElement]) -> Bool {
    guard let box = element.paragraph?.box,
      let page = PageRect.bounding(elements.compactMap { $0.paragraph?.box })
    else { return false }
    return box.top - page.top <= page.height * thresholds.lowestTitle.value
  }

  /// The headings by size, the largest first; sizes without a clear step between them are one.
  private func clusters(of headings: [Heading]) -> [[Heading]] {
    var clusters: [[Heading]] = []
    for heading in headings.sorted(by: { ($1.size, $0.index) < ($0.size, $1.index) }) {
      if let last = clusters.last?.last, heading.size * thresholds.headingStep.value >= last.size {
        clusters[clusters.count - 1].append(heading)
      } else {
        clusters.append([heading])
      }
    }
    return clusters
  }
}

extension PageElement {
  /// The area and the number of words of a table or a list.
  fileprivate var tabularText: (box: PageRect, wordCount: Int)? {
    switch self {
    case .table(let table):
      table.box.map { ($0, table.cells.reduce(0) { $0 + $1.words.count }) }
    case .list(let list):
      list.box.map { ($0, list.lines.reduce(0) { $0 + $1.words.count }) }
    case .paragraph, .form: nil
    }
  }
}

extension ParagraphDraft {
  /// Whether the paragraph is mostly letters, with a word of several among them.
  fileprivate var hasText: Bool {
    let words = lines.flatMap(\.words)
    let letters = words.reduce(0) { $0 + $1.shape.letterCount }
    let characters = words.reduce(0) { $0 + $1.characterCount }
    return letters * 2 >= characters && letters > 2 && words.contains { $0.shape.letterCount > 1 }
      || words.contains { $0.shape.isUnspaced }
  }
}
