#if Tesseract
  import DocumentModel

  extension [RecognizedWord] {
    /// Puts numbers together that the engine took apart at a dot, comma or colon.
    ///
    /// In print of one pitch, as of receipts and typewriters, a dot has a letter's room around it,
    /// and is followed by a space for the engine. Between the words of the page there is clearly
    /// more. Takes the words' order as it is, in linear time but for a sort.
    mutating func rejoinNumbers() {
      let gaps = indices.dropFirst().compactMap { gap(before: $0) }.filter { $0 > 0 }.sorted()
      guard gaps.count >= ReadingThresholds.fewestGaps else { return }
      let widest = ReadingThresholds.tornNumberGap * gaps[gaps.count / 2]
      var joined: [RecognizedWord] = []
      for index in indices {
        if let last = joined.last, let gap = gap(before: index), gap <= widest,
          Self.isTorn(last.text, self[index].text)
        {
          joined[joined.count - 1] = last.joined(with: self[index])
        } else {
          joined.append(self[index])
        }
      }
      self = joined
    }

    /// The white before a word on its line.
    private func gap(before index: Int) -> Double? {
      guard index > startIndex else { return nil }
      let (word, last) = (self[index], self[index - 1])
      guard let line = word.lineHint, line == last.lineHint, word.direction == .leftToRight,
        last.direction == .leftToRight
      else { return nil }
      return word.box.left - last.box.right
    }

    /// Whether a number begins at the end of one text and goes on in the next.
    private static func isTorn(_ text: String, _ next: String) -> Bool {
      guard let end = text.last, let start = next.first else { return false }
      let digits = next.prefix(while: isDigit).count
      let after = next.dropFirst(digits).first
      switch (end, start) {
      // After a comma come three digits, or two at the end: else it is a list.
      case (",", _):
        return text.dropLast().last.map(isDigit) == true
          && (digits == 3 || digits == 2 && after == nil)
      case (".", _), (":", _):
        return text.dropLast().last.map(isDigit) == true && digits > 0
          && after.map { !".,:".contains($0) } ?? true
      case (_, "."), (_, ","), (_, ":"):
        return isDigit(end) && next.dropFirst().first.map(isDigit) == true
      default: return false
      }
    }

    private static func isDigit(_ character: Character) -> Bool {
      character.isASCII && character.isNumber
    }
  }
#endif
