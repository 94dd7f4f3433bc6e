internal import DocumentModel
internal import Foundation

/// Turns words and lines of layout into those of the public tree.
///
/// Words keep the boxes they were given, so that straightening leaves no trace in the regions.
struct ObservationFactory {
  let page: WordPage
  let scale: TextScale
  let thresholds: LayoutThresholds.Assembly
  /// How often each line came before, so that equal lines in one place have names of their own.
  private var seen: [LineKey: Int] = [:]
  /// Whether the page is read from the right.
  var isRightToLeft = false
  /// What is printed in the place of words that the recogniser can't have read right.
  var printed: [Int: String] = [:]

  init(page: WordPage, scale: TextScale, thresholds: LayoutThresholds.Assembly) {
    self.page = page
    self.scale = scale
    self.thresholds = thresholds
  }

  private struct LineKey: Hashable {
    let text: String
    let box: PageRect
  }

  /// A line with its words, ready for the tree.
  struct Line {
    let observation: RecognizedTextObservation
    /// The words in the order of the text.
    let words: [RecognizedTextObservation]
    /// Whether the script parts words by spaces.
    let hasWordSpaces: Bool
    /// Where each word stands in the line's text, by its place in the page's list of words.
    let ranges: [Int: Range<Int>]
  }

  /// A line of words given from left to right; `goesOn` says whether its text does in the next line,
  /// `columns` tells the spaces of program text, `isRightToLeft` how the text runs that the line is a
  /// part of, where that is more.
  ///
  /// n log n in the number of words.
  mutating func line(
    _ words: [LayoutWord], isTitle: Bool = false, goesOn: Bool? = nil,
    columns: CodeColumns? = nil, isRightToLeft isTextRightToLeft: Bool? = nil
  ) -> Line {
    let isRightToLeft = isTextRightToLeft ?? isRightToLeft(words)
    let ordered = WordOrder.logical(words, isRightToLeft: isRightToLeft)
    var string = ""
    var spans: [RecognizedText.Span] = []
    var made: [RecognizedTextObservation] = []
    var ranges: [Int: Range<Int>] = [:]
    for (index, word) in ordered.enumerated() {
      if let columns {
        let previous = index > 0 ? ordered[index - 1] : nil
        string += String(repeating: " ", count: columns.spaces(before: word, after: previous))
      } else if index > 0, needsSpace(ordered[index - 1], word) {
        string += " "
      }
      let start = string.utf8.count
      let read = self.word(word.index)
      made.append(read)
      if let best = read.candidates.first {
        spans += best.spans.lazy.map {
          RecognizedText.Span(
            utf8Range: ($0.utf8Range.lowerBound + start)..<($0.utf8Range.upperBound + start),
            region: $0.region)
        }
        string += best.string
      }
      ranges[word.index] = start..<string.utf8.count
    }
    let boxes = words.map { page.words[$0.index].box }
    let box = PageRect.bounding(boxes) ?? PageRect(left: 0, top: 0, right: 0, bottom: 0)
    let key = LineKey(text: string, box: box)
    let repetition = seen[key, default: 0]
    seen[key] = repetition + 1
    let languages = words.reduce(into: [Locale.Language]()) { languages, word in
      guard let language = page.words[word.index].language, !languages.contains(language) else {
        return
      }
      languages.append(language)
    }
    let observation = RecognizedTextObservation(
      best: RecognizedText(string: string, confidence: confidence(of: words), spans: spans),
      region: page.region(of: box), place: place(repetition), isTitle: isTitle,
      shouldWrapToNextLine: goesOn, recognitionLanguages: languages,
      textDirection: isRightToLeft ? .rightToLeft : ordered.first.flatMap { direction(of: $0) })
    return Line(
      observation: observation, words: made,
      hasWordSpaces: words.allSatisfy(\.shape.hasWordSpaces), ranges: ranges)
  }

  /// Whether a text runs from right to left.
  func isRightToLeft(_ words: [LayoutWord]) -> Bool {
    WordOrder.isRightToLeft(words, onRightToLeftPage: isRightToLeft)
  }

  /// A word for the tree.
  func word(_ index: Int) -> RecognizedTextObservation {
    let word = reading(index)
    return RecognizedTextObservation(
      best: RecognizedText(
        string: word.text, confidence: bounded(word.confidence), spans: spans(of: word)),
      others: word.alternatives.map {
        RecognizedText(string: $0.text, confidence: bounded($0.confidence))
      },
      region: page.region(of: word.box), place: place(0),
      recognitionLanguages: word.language.map { [$0] } ?? [], textDirection: word.direction,
      firstReading: word.firstReading.map {
        RecognizedText(string: $0.text, confidence: bounded($0.confidence))
      })
  }

  /// A word as it is printed; what the recogniser read comes after that.
  private func reading(_ index: Int) -> RecognizedWord {
    var word = page.words[index]
    guard let text = printed[index] else { return word }
    word.alternatives.insert(
      RecognizedWord.Reading(text: word.text, confidence: word.confidence), at: 0)
    word.text = text
    word.symbols = nil
    return word
  }

  private func place(_ repetition: Int) -> String {
    "\(page.sourcePageNumber ?? 1)" + (repetition > 0 ? "/\(repetition)" : "")
  }

  private func direction(of word: LayoutWord) -> TextDirection? {
    page.words[word.index].direction ?? (word.shape.letterCount > 0 ? .leftToRight : nil)
  }

  private func bounded(_ confidence: Float) -> Float {
    confidence.isNaN ? 0 : min(max(confidence, 0), 1)
  }

  private func confidence(of words: [LayoutWord]) -> Float {
    var (sum, count): (Float, Float) = (0, 0)
    for word in words {
      sum += bounded(page.words[word.index].confidence) * Float(word.characterCount)
      count += Float(word.characterCount)
    }
    return count > 0 ? min(1, sum / count) : 0
  }

  private func spans(of word: RecognizedWord) -> [RecognizedText.Span] {
    if let symbols = word.symbols, isMade(word.text, of: symbols) {
      var start = 0
      return symbols.map { symbol in
        defer { start += symbol.text.utf8.count }
        return RecognizedText.Span(
          utf8Range: start..<(start + symbol.text.utf8.count), region: page.region(of: symbol.box))
      }
    }
    return [
      RecognizedText.Span(utf8Range: 0..<word.text.utf8.count, region: page.region(of: word.box))
    ]
  }

  /// Whether the symbols' texts joined are a word's text.
  private func isMade(_ text: String, of symbols: [RecognizedWord.Symbol]) -> Bool {
    let units = symbols.lazy.flatMap(\.text.utf8)
    return units.elementsEqual(text.utf8) || symbols.map(\.text).joined() == text
  }

  /// Whether a space stands between two words that follow each other in the text.
  ///
  /// Scripts without word spaces have one only where the gap is wide, and so have their marks;
  /// a number that the recogniser split at its separator has none.
  private func needsSpace(_ first: LayoutWord, _ second: LayoutWord) -> Bool {
    let gap = first.box.x.gap(to: second.box.x)
    // A word whose ink went to the one before was parted from it by the recogniser alone.
    let (own, next) = (page.words[first.index].box.x, page.words[second.index].box.x)
    if own.overlap(next) > scale.length(thresholds.partedOverlap) { return false }
    let (isFirstWide, isSecondWide) = (first.isWideMark, second.isWideMark)
    let areUnspaced = first.shape.isUnspaced && second.shape.isUnspaced
    if isFirstWide || isSecondWide || areUnspaced && first.shape.isIdeographic {
      return gap > scale.length(thresholds.unspacedGap)
    }
    if areUnspaced { return gap > scale.length(thresholds.phraseGap) }
    if first.shape.isUnspaced || second.shape.isUnspaced {
      let isEastAsian = first.shape.isIdeographic || second.shape.isIdeographic
      return gap
        > scale.length(isEastAsian ? thresholds.mixedScriptGap : thresholds.phraseGap)
    }
    let isSplitNumber =
      first.text.last?.isNumber == true && NumberSigns.separators.contains(second.text)
      || NumberSigns.separators.contains(first.text) && second.text.first?.isNumber == true
    return !isSplitNumber || gap > scale.length(thresholds.splitNumberGap)
  }
}

/// The signs that part the digits of a number.
enum NumberSigns {
  static let separators: Set<String> = [".", ",", ":", "'", "’"]
}
