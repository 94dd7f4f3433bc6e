internal import DocumentModel

/// Groups lines of running text into paragraphs.
///
/// A paragraph ends where the next line stands farther off than lines usually do, has another size,
/// is indented while the one after it isn't, or where its first word would have fitted on a
/// line that ends early among full ones; also before and after a line that is a heading by its
/// number and size or by its bold type. Hanging indents stay together.
struct ParagraphGrouping {
  let thresholds: LayoutThresholds.Paragraphs
  let scale: TextScale
  /// How far lines may reach.
  let column: Interval

  /// The paragraphs of lines that follow each other, from the top; each line is in one.
  ///
  /// n log n.
  func paragraphs(of lines: [TextLine]) -> [ParagraphDraft] {
    var paragraphs: [ParagraphDraft] = []
    let leading = Leading(of: lines, thresholds: thresholds, scale: scale)
    for block in blocks(of: lines, leading) {
      var start = block.startIndex
      let ends = LineEnds(block, column: column, thresholds: thresholds, scale: scale)
      for index in block.indices.dropFirst()
      where isBreak(before: index, start: start, block, ends) {
        paragraphs.append(draft(Array(block[start..<index])))
        start = index
      }
      paragraphs.append(draft(Array(block[start...])))
    }
    return paragraphs
  }

  /// Lines at usual distances and of one size.
  private func blocks(of lines: [TextLine], _ leading: Leading) -> [ArraySlice<TextLine>] {
    var blocks: [ArraySlice<TextLine>] = []
    var start = 0
    for index in lines.indices.dropFirst() {
      let (above, below) = (lines[index - 1], lines[index])
      let widest = thresholds.largestLeading.count * leading.usual(at: below.typeSize)
      let sizes = (max(above.typeSize, below.typeSize), min(above.typeSize, below.typeSize))
      if below.baseline - above.baseline > widest
        || sizes.1 > 0 && sizes.0 > sizes.1 * thresholds.largestSizeChange.value
      {
        blocks.append(lines[start..<index])
        start = index
      }
    }
    if start < lines.count { blocks.append(lines[start...]) }
    return blocks
  }

  private func isBreak(
    before index: Int, start: Int, _ block: ArraySlice<TextLine>, _ ends: LineEnds
  ) -> Bool {
    let (above, line) = (block[index - 1], block[index])
    let indent = scale.length(thresholds.smallestIndent)
    let shift = line.box.left - above.box.left
    let isEarly = ends.isEarly(index - 1)
    let sizes = (max(above.typeSize, line.typeSize), min(above.typeSize, line.typeSize))
    if isEarly, sizes.0 > sizes.1 * thresholds.largestEarlySizeChange.value { return true }
    if isHeadingEdge(before: index, block, ends) { return true }
    if ends.hasLeftEdge {
      if shift > indent {
        let after = index + 1 < block.endIndex ? block[index + 1].box.left - line.box.left : -shift
        let isHanging = index - 1 == start && abs(after) <= indent && !isEarly
        if !isHanging { return true }
      }
      if shift < -indent {
        // Back from a hanging indent to the edge; after a first line that is indented it goes on.
        if index - 1 > start || isEarly { return true }
      }
    }
    let isSentence = above.words.last?.text.last.map(Self.endsSentence) ?? false
    // At the end of a column neither distance nor indent tells; a whole sentence is the safer end.
    if line.beginsColumn, isEarly || isSentence { return true }
    guard isEarly, let word = line.words.first else { return false }
    if word.shape.startsLowercase {
      return isSentence && ends.room(index - 1) > column.length / 2
    }
    return ends.isFull || isSentence && ends.isEarly(index - 1, widely: true)
  }

  /// Whether a heading that stands as near to the text as its lines do begins or ends at a line.
  private func isHeadingEdge(
    before index: Int, _ block: ArraySlice<TextLine>, _ ends: LineEnds
  ) -> Bool {
    let (above, line) = (block[index - 1], block[index])
    let endsAbove =
      ends.isEarly(index - 1) || above.words.last?.text.last.map(Self.endsSentence) ?? true
    if endsAbove, HeadingNumber.depth(of: line.words) > 0,
      line.typeSize >= above.typeSize * thresholds.smallestNumbered.value
    {
      return true
    }
    guard let usual = scale.weight,
      let (own, other) = line.weight.flatMap({ own in
        above.weight.map { (own, $0) }
      })
    else { return false }
    let bold = usual * thresholds.boldWeight.value
    if own >= bold, other < bold {
      let isLast = index + 1 == block.endIndex
      return endsAbove && line.words.first?.shape.startsLowercase != true
        && (isLast || ends.isEarly(index))
    }
    return other >= bold && own < bold && ends.isEarly(index - 1)
  }

  private static func endsSentence(_ character: Character) -> Bool {
    SentenceSigns.ends.contains(character)
  }

  private func draft(_ lines: [TextLine]) -> ParagraphDraft {
    let wrapping = LineWrapping(thresholds: thresholds, scale: scale, column: column)
    return ParagraphDraft(lines: wrapping.marked(lines), alignment: alignment(of: lines))
  }

  private func alignment(
    of lines: [TextLine]
  ) -> DocumentObservation.Container.Text.Alignment? {
    guard lines.count > 1, let box = PageRect.bounding(lines.lazy.map(\.box)) else { return nil }
    let tolerance = scale.length(thresholds.alignmentTolerance)
    func agree(_ values: some Collection<Double>, _ target: Double) -> Bool {
      thresholds.alignedShare.isReached(
        by: values.count { abs($0 - target) <= tolerance }, of: values.count)
    }
    if agree(lines.map(\.box.left), box.left) { return .leading }
    if agree(lines.map(\.box.right), box.right) { return .trailing }
    if agree(lines.map(\.box.x.center), box.x.center) { return .center }
    // The first line of a paragraph may be indented.
    return agree(lines.dropFirst().map(\.box.left), box.left) ? .leading : nil
  }
}

/// The signs that sentences end with.
enum SentenceSigns {
  static let ends = Set(".!?:。．！？：…।")
  /// The signs around what is quoted.
  static let quotes = Set("\"“”„‟«»‹›「」『』")
}
