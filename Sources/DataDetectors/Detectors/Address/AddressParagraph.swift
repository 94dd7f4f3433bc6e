/// Lines that follow each other without an empty one between them.
struct AddressParagraph {
  /// Where it stands, without the line end.
  let range: Range<Int>
  /// Its lines; empty when there are too many for an address.
  let lines: [Range<Int>]
  /// Whether a number or a country may be the mark of an address in it.
  let mayHoldAddress: Bool
  /// Whether it holds characters of a script without spaces.
  let isUnspaced: Bool

  /// Where lines of names begin that stand above an address and make one block with it.
  ///
  /// The block must end the paragraph and begin it, a few lines up, and run over lines itself.
  func namesAbove(_ address: Range<Int>, in text: ScannedText) -> Int? {
    guard let own = lines.firstIndex(where: { $0.contains(address.lowerBound) }), own > 0,
      own <= DetectionThresholds.mostNameLines, let last = lines.last,
      last.contains(address.upperBound - 1), lines.count > own + 1,
      isAtStart(address.lowerBound, of: lines[own], text),
      isAtEnd(address.upperBound, of: last, text),
      lines[..<own].allSatisfy({ isName($0, text) })
    else { return nil }
    var lower = lines[0].lowerBound
    while lower < address.lowerBound, text[lower].isBlank { lower += 1 }
    return lower
  }

  private func isAtStart(_ offset: Int, of line: Range<Int>, _ text: ScannedText) -> Bool {
    text[line.lowerBound..<offset].allSatisfy(\.isBlank)
  }

  private func isAtEnd(_ offset: Int, of line: Range<Int>, _ text: ScannedText) -> Bool {
    text[offset..<max(offset, line.upperBound)].allSatisfy { $0.isBlank || $0 == .ascii(".") }
  }

  /// Whether a line may be a name: short, beginning with a capital, without marks of other data.
  private func isName(_ line: Range<Int>, _ text: ScannedText) -> Bool {
    guard line.count <= DetectionThresholds.longestNameLine else { return false }
    let tokens = AddressTokens(text: text).tokens(in: line)
    guard let first = tokens.first, first.isCapitalised || first.digits > 0,
      !tokens.dropFirst().contains(where: { $0.gap == .hard }),
      text[line.upperBound - 1].isLetterOrDigit || !text[line.upperBound - 1].isASCII
        || text[line.upperBound - 1] == .ascii(".") || text[line.upperBound - 1] == .ascii(")")
    else { return false }
    return tokens.count { $0.isName } * 2 > tokens.count && tokens.count <= 8
  }
}

/// Cuts a text into paragraphs.
struct AddressParagraphs {
  let text: ScannedText

  /// The paragraphs by place.
  func all() -> [AddressParagraph] {
    var found: [AddressParagraph] = []
    var lines: [Range<Int>] = []
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, !text[end].isLineEnd { end += 1 }
      let line = start..<end
      if text[line].allSatisfy(\.isBlank) {
        if let paragraph = paragraph(of: lines) { found.append(paragraph) }
        lines = []
      } else {
        lines.append(line)
      }
      start = end + 1
      if start < text.count, text[end] == 0x0D, text[start] == 0x0A { start += 1 }
    }
    if let paragraph = paragraph(of: lines) { found.append(paragraph) }
    return found
  }

  private func paragraph(of lines: [Range<Int>]) -> AddressParagraph? {
    guard let first = lines.first, let last = lines.last else { return nil }
    let range = first.lowerBound..<last.upperBound
    var hasNumber = false
    var isUnspaced = false
    for unit in text[range] {
      if unit.isDigit { hasNumber = true }
      // The first unit of the scalars from U+3000 on that have three
      if unit >= 0xE3, unit <= 0xED { isUnspaced = true }
    }
    let isShort = lines.count <= DetectionThresholds.mostBlockLines
    return AddressParagraph(
      range: range, lines: isShort ? lines : [],
      mayHoldAddress: hasNumber || isShort && lines.count > 1, isUnspaced: isUnspaced)
  }
}
