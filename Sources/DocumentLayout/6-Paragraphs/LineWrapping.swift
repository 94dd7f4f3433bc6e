internal import DocumentModel

/// Tells which lines of a text go on in the next one.
///
/// The rule: a line goes on where the next line's first word would not have fitted on it, or begins
/// with a small letter. A line that had room for that word was ended on purpose, as in addresses and
/// verse. The last line of a text doesn't go on; what becomes of the lines of program text is never
/// one sentence.
struct LineWrapping {
  let thresholds: LayoutThresholds.Paragraphs
  let scale: TextScale
  /// How far lines may reach.
  let column: Interval

  /// The lines of one text with what was found out.
  ///
  /// Linear.
  func marked(_ lines: [TextLine]) -> [TextLine] {
    let ends = LineEnds(lines[...], column: column, thresholds: thresholds, scale: scale)
    // Lines that all leave much of the column free are short by themselves.
    let widest = PageRect.bounding(lines.lazy.map(\.box))?.width ?? 0
    let isFilled = thresholds.filledColumn.isReached(by: widest, of: column.length)
    return lines.indices.map { index in
      var line = lines[index]
      let next = index + 1 < lines.count ? lines[index + 1].words.first : nil
      line.goesOn =
        next.map {
          isFilled && !ends.isEarly(index) || $0.shape.startsLowercase
        } ?? false
      return line
    }
  }
}

extension [TextLine] {
  /// The lines as those of a text in which no line goes on.
  var ended: [TextLine] {
    map { line in
      var line = line
      line.goesOn = false
      return line
    }
  }
}
