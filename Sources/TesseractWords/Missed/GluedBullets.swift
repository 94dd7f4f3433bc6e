#if Tesseract
  import DocumentModel

  extension [RecognizedWord] {
    /// Parts bullets from the words that they were read as a piece of.
    ///
    /// The rule: the first symbol of a line is a dot about as wide as high, no higher than lower case
    /// letters, whatever it was read as, and a gap as no two symbols of a word have parts it from the
    /// next one. The printed reading stays reachable as an alternative. Linear.
    mutating func partBullets(textHeight: Double) {
      var parted: [RecognizedWord] = []
      parted.reserveCapacity(count)
      for (index, word) in enumerated() {
        let beginsLine = index == 0 || self[index - 1].lineHint != word.lineHint
        if beginsLine, let parts = word.partedAtBullet(textHeight: textHeight) {
          parted += [parts.bullet, parts.rest]
        } else {
          parted.append(word)
        }
      }
      self = parted
    }
  }

  extension RecognizedWord {
    private typealias Limits = MissedInkThresholds

    fileprivate func partedAtBullet(
      textHeight: Double
    ) -> (bullet: RecognizedWord, rest: RecognizedWord)? {
      guard direction != .rightToLeft, textHeight > 0, let symbols,
        symbols.count > Limits.shortWord, let first = symbols.first?.box,
        symbols[1].text.contains(where: { $0.isLetter || $0.isNumber })
      else { return nil }
      let (width, height) = (first.width / textHeight, first.height / textHeight)
      guard height > 0, Limits.bulletAspect.contains(width / height),
        (Limits.bulletHeight.lowerBound..<Limits.lowestLetter).contains(height),
        symbols[1].box.left - first.right >= Limits.gluedBulletGap * textHeight,
        let box = PageRect.bounding(symbols[1...].map(\.box))
      else { return nil }
      let text = symbols[1...].map(\.text).joined()
      guard !text.isEmpty else { return nil }
      var bullet = RecognizedWord(
        text: MissedInk.bullet, box: first, confidence: confidence, baseline: baseline,
        language: language, direction: direction, lineHint: lineHint)
      if let printed = symbols.first, !printed.text.isEmpty {
        bullet.alternatives = [Reading(text: printed.text, confidence: printed.confidence)]
      }
      var rest = self
      rest.text = text
      rest.box = PageRect(
        left: box.left, top: self.box.top, right: Swift.max(box.left, self.box.right),
        bottom: self.box.bottom)
      rest.symbols = Array(symbols[1...])
      rest.alternatives = []
      return (bullet, rest)
    }
  }
#endif
