#if Tesseract
  import DocumentModel

  extension [RecognizedWord] {
    /// Leaves out specks of dirt that were taken for punctuation.
    ///
    /// A speck is a sign smaller than a full stop of the page may be wide, read with next to no
    /// confidence, with no word beside it. Grows with the words for each doubtful sign.
    mutating func dropSpecks(textHeight: Double) {
      typealias Limits = MissedInkThresholds
      let largest = Limits.speckSize * textHeight
      let specks = indices.filter { index in
        let word = self[index]
        return word.confidence <= Limits.speckConfidence
          && word.box.width <= largest && word.box.height <= largest
          && !word.text.contains { $0.isLetter || $0.isNumber }
      }
      guard !specks.isEmpty else { return }
      let reach = Limits.speckClearance * textHeight
      let doubtful = Set(specks)
      let words = indices.filter { !doubtful.contains($0) }
      let dropped = Set(
        specks.filter { index in
          let around = self[index].box.expanded(by: reach)
          return !words.contains { self[$0].box.overlaps(around) }
        })
      self = indices.filter { !dropped.contains($0) }.map { self[$0] }
    }
  }
#endif
