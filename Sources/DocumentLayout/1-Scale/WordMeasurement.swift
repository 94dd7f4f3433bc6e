internal import DocumentModel

/// Takes the words of a page in, in one order whatever order they came in.
///
/// Words without a visible character are left out. Where the boxes of a word's symbols hardly agree in
/// size they are misplaced, and the word's own box counts if it is nearer to the usual size. Coordinates that are no finite numbers, or too
/// large to calculate with, are drawn in to where they can be calculated with.
struct WordMeasurement {
  let thresholds: LayoutThresholds.Scale

  /// Gives the words with the shapes of their letters; type sizes are measured from those alone.
  ///
  /// n log n in the number of words.
  func words(of page: WordPage) -> [LayoutWord] {
    var words: [(word: LayoutWord, boxSize: Double, strokeWidth: Double?)] = []
    words.reserveCapacity(page.words.count)
    let boxes = BoxParting.parted(
      StretchedBoxes(thresholds: thresholds).boxes(of: page.words).map(bounded),
      lines: page.words.map(\.lineHint))
    let arabic = ArabicSizes(thresholds: thresholds).sizes(of: page.words)
    for (index, word) in page.words.enumerated() where word.text.contains(where: isVisible) {
      let box = boxes[index]
      let shape = GlyphShape(word.text)
      let (above, below) = reach(of: shape)
      let size = shape.hasLetter ? box.height / (above + below) : 0
      var measured = LayoutWord(
        index: index, text: word.text, box: box, characterCount: word.text.count, shape: shape,
        typeSize: size, baseline: box.bottom - below * size, lineHint: word.lineHint)
      let isMisplaced = refine(&measured, by: word)
      if word.symbols != nil, let size = word.lineHint.flatMap({ arabic[$0] }),
        word.text.unicodeScalars.contains(where: ArabicSizes.isArabic)
      {
        measured.typeSize = size
      }
      words.append((measured, isMisplaced ? size : 0, word.strokeWidth))
    }
    let usual = median(words.lazy.map(\.word.typeSize).filter { $0 > 0 })
    return words.map { entry in
      var word = entry.word
      if let usual, word.typeSize > 0, entry.boxSize > 0,
        abs(entry.boxSize - usual) < abs(word.typeSize - usual)
      {
        word.typeSize = entry.boxSize
      }
      word.weight = weight(of: word, strokeWidth: entry.strokeWidth)
      return word
    }
    .sorted(by: isBefore)
  }

  private func weight(of word: LayoutWord, strokeWidth: Double?) -> Double? {
    guard let strokeWidth, strokeWidth.isFinite, strokeWidth > 0, word.typeSize > 0,
      word.shape.letterCount >= thresholds.fewestWeighedLetters, !word.shape.isIdeographic
    else { return nil }
    return strokeWidth / word.typeSize
  }

  private func isVisible(_ character: Character) -> Bool { !character.isWhitespace }

  /// How far a word's letters reach above and below the baseline, as shares of the type size.
  private func reach(of shape: GlyphShape) -> (above: Double, below: Double) {
    if shape.isIdeographic {
      return (thresholds.ideographHeight.value, thresholds.ideographDepth.value)
    }
    if shape.isDevanagari {
      return (
        shape.hasAscender
          ? thresholds.devanagariSignHeight.value : thresholds.devanagariHeight.value,
        shape.hasDescender ? thresholds.devanagariDepth.value : 0
      )
    }
    return (
      shape.hasAscender ? thresholds.capitalHeight.value : thresholds.smallLetterHeight.value,
      shape.hasDescender ? thresholds.descenderDepth.value : 0
    )
  }

  /// Takes baseline, size and distances from what the recogniser tells beyond the word's box; says
  /// whether the boxes of the symbols seem to be misplaced.
  private func refine(_ word: inout LayoutWord, by recognized: RecognizedWord) -> Bool {
    let line = recognized.baseline.map { ($0.start.y + $0.end.y) / 2 }
    // Of signs and figures alone it tells little: in charts they stand anywhere in a line.
    if let line, word.shape.letterCount > 1, word.box.y.contains(line) { word.baseline = line }
    // The boxes of symbols that are one below another are those of the word.
    guard let symbols = recognized.symbols, symbols.count > 1, !word.shape.isDevanagari else {
      return false
    }
    let boxes = symbols.map { bounded($0.box) }
    word.advances = zip(boxes, boxes.dropFirst()).map { $1.x.center - $0.x.center }
    if isStretched(word, boxes, line: line) {
      word.typeSize = 0
      word.baseline = line ?? word.baseline
      return false
    }
    let deepest = thresholds.deepestIdeograph.value
    let sizes = zip(symbols, boxes).compactMap { symbol, box -> Double? in
      let shape = GlyphShape(symbol.text)
      guard shape.letterCount + shape.digitCount > 0, box.height > 0 else { return nil }
      // A box that reaches far below the baseline is that of the line.
      if shape.isIdeographic, let line, box.bottom - line > box.height * deepest { return nil }
      let (above, below) = reach(of: shape)
      return box.height / (above + below)
    }
    if word.shape.isIdeographic {
      word.typeSize = pitch(of: symbols, boxes) ?? median(sizes) ?? 0
      return false
    }
    if word.shape.isUnspaced {
      word.typeSize = thaiSize(of: symbols, boxes) ?? 0
      return false
    }
    guard sizes.count >= thresholds.fewestSymbols, let size = median(sizes) else { return false }
    word.typeSize = size
    if let first = sizes.first, hasSmallCapitals(word, first: first, others: size) {
      word.typeSize = first
      return false
    }
    let agreeing = sizes.count { abs($0 - size) <= size * thresholds.sizeTolerance.value }
    return !thresholds.agreeingSizes.isReached(by: agreeing, of: sizes.count)
  }

  /// The distance of characters that fill a square each, which tells the size of type more exactly than
  /// their own heights do: the length of the longest run of them by their number.
  ///
  /// Where one ends and the next begins within a run, recognisers hardly know. `nil` where there is Kana
  /// among them, which is narrower in some faces.
  private func pitch(of symbols: [RecognizedWord.Symbol], _ boxes: [PageRect]) -> Double? {
    var (best, start) = (0..<0, 0)
    for index in symbols.indices {
      if symbols[index].text.unicodeScalars.contains(where: ScriptRanges.isKana) { return nil }
      guard GlyphShape(symbols[index].text).isIdeographic else {
        start = index + 1
        continue
      }
      if index + 1 - start > best.count { best = start..<(index + 1) }
    }
    guard best.count > 1, let box = PageRect.bounding(boxes[best]) else { return nil }
    let pitch = box.width / (Double(best.count) - thresholds.squareBearing.value)
    let isHangul = symbols[best.lowerBound].text.unicodeScalars.allSatisfy(ScriptRanges.isHangul)
    return isHangul ? pitch / thresholds.hangulWidth.value : pitch
  }

  /// The size of Thai type, by the lower ones of the letters that don't rise: those that carry signs
  /// have boxes as high as the signs reach.
  private func thaiSize(
    of symbols: [RecognizedWord.Symbol], _ boxes: [PageRect]
  ) -> Double? {
    let heights = zip(symbols, boxes).filter { symbol, box in
      box.height > 0 && symbol.text.unicodeScalars.allSatisfy(GlyphLetters.isLowThai)
    }.map(\.1.height).sorted()
    return heights.isEmpty
      ? nil : heights[heights.count / thresholds.lowAlefs] / thresholds.thaiHeight.value
  }

  /// Whether a word is set in small capitals behind a large one, whose size is that of the type.
  private func hasSmallCapitals(_ word: LayoutWord, first: Double, others: Double) -> Bool {
    let ratio = others > 0 ? first / others : 1
    return [word].isCapitals && ratio >= thresholds.smallestInitial.value
      && ratio <= thresholds.largestInitial.value
  }

  /// Whether the recogniser made a box up where it found no ink of the word's own.
  ///
  /// Such a box is as high as the line, for all symbols alike, and reaches below the baseline without
  /// a letter that does.
  private func isStretched(_ word: LayoutWord, _ boxes: [PageRect], line: Double?) -> Bool {
    guard boxes.allSatisfy({ $0.y == word.box.y }) else { return false }
    let below = line.map { word.box.bottom - $0 } ?? 0
    let isHanging =
      !word.shape.hasDescender && below > word.box.height * thresholds.deepestStanding.value
    return isHanging || word.shape.hasAscender && word.shape.hasSmallLetter
  }

  private func bounded(_ box: PageRect) -> PageRect {
    let limit = thresholds.farthestCoordinate
    func bounded(_ interval: Interval) -> Interval {
      Interval(min(max(interval.lower, -limit), limit), min(max(interval.upper, -limit), limit))
    }
    return PageRect(x: bounded(box.x), y: bounded(box.y))
  }

  private func isBefore(_ a: LayoutWord, _ b: LayoutWord) -> Bool {
    let (p, q) = (a.box, b.box)
    if p.top != q.top { return p.top < q.top }
    if p.left != q.left { return p.left < q.left }
    if p.bottom != q.bottom { return p.bottom < q.bottom }
    if p.right != q.right { return p.right < q.right }
    return a.text < b.text
  }
}
