#if Tesseract
  import DocumentModel

  extension RecognizedWord {
    /// Ends this word's box where the next one of its line begins.
    ///
    /// Tesseract guesses where Chinese, Japanese and Korean characters end, and its boxes run over
    /// words that follow; where they begin is right. Other words keep their boxes, since slanted
    /// letters do overlap.
    mutating func clip(before next: RecognizedWord) {
      guard isEastAsian || next.isEastAsian, direction == next.direction else { return }
      let isVertical = direction == .topToBottom
      let (own, other) = isVertical ? (box.y, next.box.y) : (box.x, next.box.x)
      guard other.lower > own.lower, other.lower < own.upper else { return }
      let kept = Interval(own.lower, other.lower)
      let clipped = isVertical ? PageRect(x: box.x, y: kept) : PageRect(x: kept, y: box.y)
      box = clipped
      symbols = symbols?.map { symbol in
        var symbol = symbol
        symbol.box = symbol.box.intersection(clipped) ?? clipped
        return symbol
      }
    }

    private var isEastAsian: Bool {
      text.unicodeScalars.contains { $0.isHangul || $0.isHanOrKana }
    }
  }
#endif
