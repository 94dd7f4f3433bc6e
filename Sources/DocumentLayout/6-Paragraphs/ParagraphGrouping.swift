internal import DocumentModel

/// Groups lines of running text into paragraphs.
///
/// A paragraph ends where the next line stands farther off than lines usually do, has another size,
/// is indented while the one after it isn't, or where its first word would have fitted on a
/// line that ends early among full ones. Hanging indents stay together.
struct ParagraphGrouping {
  let thresholds: LayoutThresholds.Paragraphs
  let scale: TextScale

  /// The paragraphs of lines that follow each other, from the top; each line is in one.
  ///
  /// n log n.
  func paragraphs(of lines: [TextLine]) -> [ParagraphDraft] {
    let pitch = usualPitch(of: lines)
    let ragged = blocks(of: lines, pitch: pitch)
    var paragraphs: [ParagraphDraft] = []
    for block in ragged {
      var start = block.startIndex
      let edges = BlockEdges(
        block, full: scale.length(thresholds.fullLineSlack),
        tolerance: scale.length(thresholds.alignmentTolerance))
      for index in block.indices.dropFirst()
      where isBreak(before: index, start: start, block, edges) {
        paragraphs.append(draft(Array(block[start..<index])))
        start = index
      }
      paragraphs.append(draft(Array(block[start...])))
    }
    return paragraphs
  }

  private func usualPitch(of lines: [TextLine]) -> Double {
    let distances = zip(lines, lines.dropFirst()).map { $1.baseline - $0.baseline }
      .filter { $0 > 0 && $0 <= scale.length(thresholds.largestUsualPitch) }
    return distances.count >= thresholds.fewestPitches
      ? median(distances) ?? scale.linePitch : scale.linePitch
  }

  /// Lines at usual distances and of one size.
  private func blocks(of lines: [TextLine], pitch: Double) -> [ArraySlice<TextLine>] {
    var blocks: [ArraySlice<TextLine>] = []
    var start = 0
    for index in lines.indices.dropFirst() {
      let (above, below) = (lines[index - 1], lines[index])
      let size = max(1, below.typeSize / max(scale.typeSize, .leastNonzeroMagnitude))
      let widest = pitch * size * thresholds.largestLeading.count
      let sizes = (max(above.typeSize, below.typeSize), min(above.typeSize, below.typeSize))
      if below.baseline - above.baseline > widest
        || sizes.0 > sizes.1 * thresholds.largestSizeChange.value
      {
        blocks.append(lines[start..<index])
        start = index
      }
    }
    if start < lines.count { blocks.append(lines[start...]) }
    return blocks
  }

  private func isBreak(
    before index: Int, start: Int, _ block: ArraySlice<TextLine>, _ edges: BlockEdges
  ) -> Bool {
    let (above, line) = (block[index - 1], block[index])
    let indent = scale.length(thresholds.smallestIndent)
    let shift = line.box.left - above.box.left
    if shift > indent, edges.hasLeftEdge {
      let after = index + 1 < block.endIndex ? block[index + 1].box.left - line.box.left : -shift
      let isHanging = index - 1 == start && abs(after) <= indent
      if !isHanging { return true }
    }
    if shift < -indent, edges.hasLeftEdge, index - 1 > start {
      // Back from a hanging indent to the edge; after a first line that is indented it goes on.
      return true
    }
    guard edges.isFull, let word = line.words.first, !word.shape.startsLowercase else {
      return false
    }
    let room = edges.right - above.box.right - scale.length(thresholds.wordSpace)
    return room > word.box.width + scale.length(thresholds.fittingSlack)
  }

  private func draft(_ lines: [TextLine]) -> ParagraphDraft {
    ParagraphDraft(lines: lines, alignment: alignment(of: lines))
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

/// Where the lines of a block of text begin and end.
private struct BlockEdges {
  let right: Double
  /// Whether most lines end at the right edge, nearly.
  let isFull: Bool
  /// Whether lines begin at a common edge, so that indents mean something; centred lines and those
  /// set to the right don't.
  let hasLeftEdge: Bool

  init(_ lines: ArraySlice<TextLine>, full slack: Double, tolerance: Double) {
    let right = lines.lazy.map(\.box.right).max() ?? 0
    let left = lines.lazy.map(\.box.left).min() ?? 0
    let middle = (left + right) / 2
    self.right = right
    isFull = lines.count > 2 && lines.count { right - $0.box.right <= slack } * 2 > lines.count
    let isRagged = lines.count { $0.box.left - left <= tolerance } * 2 <= lines.count
    hasLeftEdge =
      !isRagged
      || !lines.allSatisfy { right - $0.box.right <= tolerance }
        && !lines.allSatisfy { abs($0.box.x.center - middle) <= tolerance }
  }
}
