#if Tesseract
  import DocumentModel
  import PageImaging

  /// Says where a page can't be trusted: too small, too blurred, or written by hand.
  struct TrustNotes {
    let page: PreparedPage

    /// The notes on a page with these words.
    ///
    /// One at most, the one that explains the others. A page without words gets none, but for blur. Linear in words.
    func notes(on words: [RecognizedWord]) -> [RecognitionNote] {
      guard let letters = page.textHeight, letters > 0 else { return [] }
      if let blur = FocusMeasurement(of: page.image, textHeight: letters).blur,
        blur > letters * NoteThresholds.mostBlur
      {
        // Nor does the height of letters mean anything then.
        return [.tooBlurred]
      }
      guard !words.isEmpty else { return [] }
      let height = displayedTextHeight(letters, words: words)
      if height < NoteThresholds.smallestText { return [.textTooSmall(height: height)] }
      if words.characterCount >= NoteThresholds.fewestCharacters,
        words.meanConfidence < NoteThresholds.handwrittenConfidence
      {
        return [.looksHandwritten]
      }
      return []
    }

    /// The height of text in the image as displayed.
    private func displayedTextHeight(_ letters: Double, words: [RecognizedWord]) -> Double {
      let ideographs = words.count { word in
        word.text.unicodeScalars.contains { $0.properties.isIdeographic || $0.isHangul }
      }
      // The commonest marks of Chinese characters are their parts, so that words tell better.
      let isEastAsian = ideographs * 2 > words.count
      let sizes = words.map { min($0.box.width, $0.box.height) }.sorted()
      let height =
        isEastAsian
        ? sizes[sizes.count / 2] / ReadingThresholds.ideographShare
        : letters / ReadingThresholds.lowerCaseShare
      let center = page.size.bounds.center
      let start = page.transform.displayed(center)
      let end = page.transform.displayed(PagePoint(x: center.x, y: center.y + height))
      let (x, y) = (end.x - start.x, end.y - start.y)
      return (x * x + y * y).squareRoot()
    }
  }
#endif
