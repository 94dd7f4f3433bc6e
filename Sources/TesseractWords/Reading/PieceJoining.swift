#if Tesseract
  import DocumentModel

  extension RecognizedWord {
    /// Whether a piece that follows this one without a space is more of the same text.
    ///
    /// A Korean word goes on at Hangul on either side ("API" and "를"); the scripts that are written
    /// without spaces go on while both sides are of one such script. Digits, Latin letters and
    /// closing brackets are left apart from Chinese and Japanese, so that a list's markers stay
    /// words of their own.
    func isContinued(by next: RecognizedWord) -> Bool {
      guard let last = text.unicodeScalars.last, let first = next.text.unicodeScalars.first else {
        return false
      }
      if last.isHangul || first.isHangul { return true }
      if last.isUnspacedAbugida && first.isUnspacedAbugida { return true }
      return last.goesOnInEastAsian && (first.isHanOrKana || first.isEastAsianMark)
    }

    /// This word with the piece that follows it, which lies to the right or below.
    func joined(with next: RecognizedWord) -> RecognizedWord {
      let (length, added) = (Float(text.count), Float(next.text.count))
      var word = self
      word.text += next.text
      word.box = box.union(next.box)
      word.confidence = (confidence * length + next.confidence * added) / max(1, length + added)
      word.alternatives = []
      word.symbols = symbols.flatMap { first in next.symbols.map { first + $0 } }
      if let start = baseline?.start, let end = next.baseline?.end {
        word.baseline = Baseline(start: start, end: end)
      }
      return word
    }
  }

  extension Unicode.Scalar {
    /// Whether the character is Korean.
    var isHangul: Bool {
      (0xAC00...0xD7AF).contains(value) || (0x1100...0x11FF).contains(value)
        || (0x3130...0x318F).contains(value)
    }

    /// Whether the character is Chinese or of a Japanese syllabary; the middle dot, which marks
    /// items of lists, is not.
    var isHanOrKana: Bool {
      properties.isIdeographic || (0x3041...0x30FF).contains(value) && value != 0x30FB
    }

    /// Whether the character is Thai, Lao, Burmese or Khmer.
    fileprivate var isUnspacedAbugida: Bool {
      (0x0E00...0x0EFF).contains(value) || (0x1000...0x109F).contains(value)
        || (0x1780...0x17FF).contains(value)
    }

    /// Whether the character is a mark as wide as a Chinese character.
    fileprivate var isEastAsianMark: Bool {
      (0x3001...0x301F).contains(value) || Self.wideMarks.contains(self)
    }

    /// Whether Chinese or Japanese text goes on after the character: not after a closing bracket.
    fileprivate var goesOnInEastAsian: Bool {
      isHanOrKana || isEastAsianMark && self != "）" && self != "］"
    }

    private static let wideMarks: Set<Unicode.Scalar> = [
      "，", "：", "；", "！", "？", "（", "）", "［", "］",
    ]
  }
#endif
