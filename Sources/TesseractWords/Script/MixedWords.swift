#if Tesseract
  import DocumentModel
  import Foundation

  /// Parts of words that were read with the model of the other one of a page's two scripts.
  ///
  /// Chinese, Japanese and Korean characters fill a square that is larger than any Latin letter, so
  /// that size alone tells the particle behind a name ("APIS" for a name with a Korean ending), and
  /// whole words of them. The other way round, digits and signs in a word that read badly are Latin
  /// letters in truth. Words without symbols, and those from right to left, are left alone.
  struct MixedWords {
    private let main: Locale.Language?
    /// The usual size of the main script's characters in each line, and on the page.
    private let sizes: [Int: Size]
    private let usual: Size?

    /// A part of a word.
    struct Part: Hashable {
      /// The symbols that are to be read anew.
      let symbols: Range<Int>
      /// Where they stand.
      let box: PageRect
    }

    private struct Size {
      let width: Double
      let height: Double

      init?(_ boxes: [PageRect]) {
        guard boxes.count >= LanguageThresholds.fewestSquares else { return nil }
        width = boxes.map(\.width).sorted()[boxes.count / 2]
        height = boxes.map(\.height).sorted()[boxes.count / 2]
      }
    }

    /// Measures a page's words; `main` is the language of the script that most of them are in.
    init(_ words: [RecognizedWord], main: Locale.Language?) {
      self.main = main
      var boxes: [Int: [PageRect]] = [:]
      for word in words where word.language == main {
        boxes[word.lineHint ?? -1, default: []] +=
          (word.symbols ?? []).filter { $0.text.isSquare }.map(\.box)
      }
      sizes = boxes.compactMapValues(Size.init)
      usual = Size(boxes.values.flatMap(\.self))
    }

    /// The end of a Latin word that is as large as the main script's characters are.
    ///
    /// The whole word where all of it is so large.
    func squareEnd(of word: RecognizedWord) -> Part? {
      guard word.language != main, word.direction != .rightToLeft, let symbols = word.symbols,
        let size = word.lineHint.flatMap({ sizes[$0] }) ?? usual
      else { return nil }
      var start = symbols.count
      while let next = square(before: start, of: symbols, size) { start = next }
      guard start < symbols.count else { return nil }
      // A low character at the start is as wide as the others.
      let narrowest = size.width * LanguageThresholds.narrowestSquare
      if start == 1, symbols[0].box.width >= narrowest { start = 0 }
      return part(start..<symbols.count, of: word, symbols)
    }

    /// Where the symbols begin that together are as large as one character.
    private func square(before end: Int, of symbols: [RecognizedWord.Symbol], _ size: Size) -> Int?
    {
      let most = LanguageThresholds.mostSymbolsOfSquare
      for start in (max(0, end - most)..<max(0, end)).reversed() {
        guard let box = PageRect.bounding(symbols[start..<end].map(\.box)) else { return nil }
        guard box.width < size.width * LanguageThresholds.widestSquare else { return nil }
        if box.width >= size.width * LanguageThresholds.narrowestSquare,
          box.height >= size.height * LanguageThresholds.lowestSquare
        {
          return start
        }
      }
      return nil
    }

    /// Whether a reading of a word's end is text of the main script, as many characters as fit.
    func isSquareText(_ reading: RecognizedWord, in part: Part, of word: RecognizedWord) -> Bool {
      guard let size = word.lineHint.flatMap({ sizes[$0] }) ?? usual else { return false }
      let text = reading.text.reversed().drop { $0.isPunctuation }
      let room = Double(text.count) * size.width
      return !text.isEmpty && text.allSatisfy { String($0).isSquare }
        && abs(room - part.box.width) <= size.width
        && reading.confidence >= LanguageThresholds.sureSquare
    }

    /// The part of a word of the main script that holds digits and signs instead of letters.
    func latinPart(of word: RecognizedWord) -> Part? {
      guard word.language == main, word.direction != .rightToLeft,
        word.confidence < LanguageThresholds.doubtfulMixture, let symbols = word.symbols
      else { return nil }
      let foreign = symbols.indices.filter { !symbols[$0].text.isSquare }
      guard let first = foreign.first, let last = foreign.last,
        symbols.contains(where: { $0.text.isSquare })
          || symbols.contains(where: { $0.text.contains(where: \.isNumber) })
      else { return nil }
      let hull = first..<(last + 1)
      // A few characters among many signs are misread themselves; among few they are the word.
      let isMostlyForeign =
        Double(foreign.count) >= Double(hull.count) * LanguageThresholds.foreignShare
      let range = isMostlyForeign ? hull : longestRun(of: foreign)
      let letters = symbols[range].count { !$0.text.allSatisfy(\.isPunctuation) }
      guard letters >= LanguageThresholds.fewestForeignSymbols else { return nil }
      return part(range, of: word, symbols)
    }

    /// Whether a reading of such a part is a Latin word that reads better.
    func isLatinText(_ reading: RecognizedWord, of word: RecognizedWord) -> Bool {
      reading.text.contains { $0.isASCII && $0.isLetter }
        && reading.confidence >= LanguageThresholds.sureLatin
        && reading.confidence > word.confidence
    }

    private func longestRun(of places: [Int]) -> Range<Int> {
      var (best, start) = (0..<0, 0)
      for index in places.indices {
        if index > 0, places[index] != places[index - 1] + 1 { start = index }
        let run = places[start]..<(places[index] + 1)
        if run.count > best.count { best = run }
      }
      return best
    }

    /// A range of symbols up to its neighbours: boxes of symbols that were misread are inexact.
    private func part(
      _ range: Range<Int>, of word: RecognizedWord, _ symbols: [RecognizedWord.Symbol]
    ) -> Part? {
      guard let box = PageRect.bounding(symbols[range].map(\.box)) else { return nil }
      let left = range.lowerBound == 0 ? word.box.left : box.left
      let right =
        range.upperBound == symbols.count
        ? word.box.right : max(box.left, symbols[range.upperBound].box.left)
      guard right > left else { return nil }
      return Part(
        symbols: range,
        box: PageRect(left: left, top: word.box.top, right: right, bottom: word.box.bottom))
    }
  }

  extension RecognizedWord {
    /// The word with a part of it read anew.
    func replacing(_ part: MixedWords.Part, with reading: RecognizedWord) -> RecognizedWord {
      guard let symbols, symbols.indices.contains(part.symbols.lowerBound),
        part.symbols.upperBound <= symbols.count
      else { return self }
      var word = self
      let kept = (symbols[..<part.symbols.lowerBound], symbols[part.symbols.upperBound...])
      word.text =
        kept.0.map(\.text).joined() + reading.text + kept.1.map(\.text).joined()
      word.symbols = reading.symbols.map { Array(kept.0) + $0 + Array(kept.1) }
      word.confidence =
        part.symbols.count == symbols.count
        ? reading.confidence : max(confidence, reading.confidence)
      if part.symbols.count == symbols.count { word.language = reading.language }
      word.alternatives = [Reading(text: text, confidence: confidence)]
      return word
    }
  }

  extension String {
    /// Whether all characters are of a script whose characters fill a square each.
    fileprivate var isSquare: Bool {
      !isEmpty
        && unicodeScalars.allSatisfy { $0.isHanOrKana || $0.isHangul }
    }
  }
#endif
