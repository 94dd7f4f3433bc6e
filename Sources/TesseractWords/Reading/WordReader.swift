#if Tesseract
  internal import CTesseract
  import DocumentModel
  import Foundation

  /// Copies words out of an engine's results into pixels of the page.
  struct WordReader {
    /// The page that boxes are kept within.
    let page: PageSize
    /// Where the picture that was read lies on the page.
    let place: PicturePlace
    /// Whether words may come in pieces that are to be put together.
    let readsPieces: Bool
    /// How many other readings of a word to give at most.
    let alternativeCount: Int
    /// The number of the last text line.
    var lineNumber: Int
    private var languages: [String: Locale.Language] = [:]

    init(
      page: PageSize, place: PicturePlace, readsPieces: Bool, alternativeCount: Int,
      lineNumber: Int
    ) {
      self.page = page
      self.place = place
      self.readsPieces = readsPieces
      self.alternativeCount = alternativeCount
      self.lineNumber = lineNumber
    }

    /// Reads all words in the engine's reading order; blank ones, which stand for rules and
    /// pictures, are left out, and the syllables of Korean words are put together.
    mutating func words(_ cursor: borrowing ResultCursor) -> [RecognizedWord] {
      var words: [RecognizedWord] = []
      var spacing = LineSpacing("")
      repeat {
        if cursor.begins(RIL_TEXTLINE) {
          lineNumber += 1
          // The text of a line takes as long as that of all its words.
          if readsPieces { spacing = LineSpacing(Self.printed(cursor.text(RIL_TEXTLINE))) }
        }
        guard let word = word(cursor) else { continue }
        if let last = words.last, last.lineHint == word.lineHint {
          words[words.count - 1].clip(before: word)
        }
        if spacing.followsDirectly(word.text), let last = words.last,
          last.lineHint == word.lineHint, last.isContinued(by: word)
        {
          words[words.count - 1] = last.joined(with: word)
        } else {
          words.append(word)
        }
      } while cursor.advance(to: RIL_WORD)
      return words
    }

    private mutating func word(_ cursor: borrowing ResultCursor) -> RecognizedWord? {
      let text = Self.printed(cursor.text(RIL_WORD))
      guard !text.isEmpty, let box = cursor.box(RIL_WORD).flatMap(onPage) else { return nil }
      let confidence = cursor.confidence(RIL_WORD)
      var word = RecognizedWord(text: text, box: box, confidence: confidence)
      addSymbols(cursor, to: &word)
      word.baseline = cursor.baseline.map(onPage)
      word.language = language(cursor)
      word.direction = Self.isRightToLeft(text) ? .rightToLeft : cursor.direction
      word.lineHint = lineNumber
      return word
    }

    private func addSymbols(_ cursor: borrowing ResultCursor, to word: inout RecognizedWord) {
      guard let symbolCursor = cursor.copy() else { return }
      var symbols: [RecognizedWord.Symbol] = []
      var readings: [SymbolReadings] = []
      repeat {
        let text = Self.printed(symbolCursor.text(RIL_SYMBOL))
        let box = symbolCursor.box(RIL_SYMBOL).flatMap(onPage)
        // An engine's box may stretch beyond the word where letters touch.
        symbols.append(
          .init(
            text: text, box: box?.intersection(word.box) ?? word.box,
            confidence: symbolCursor.confidence(RIL_SYMBOL)))
        if alternativeCount > 0 {
          readings.append(SymbolReadings(chosen: text, choices: symbolCursor.choices()))
        }
      } while !symbolCursor.isLastSymbol && symbolCursor.advance(to: RIL_SYMBOL)
      // Whoever cuts a word at a symbol relies on it: no symbols rather than other ones.
      guard symbols.map(\.text).joined() == word.text else { return }
      word.symbols = symbols
      word.alternatives = WordReadings.alternatives(
        to: word.text, confidence: word.confidence, symbols: readings, count: alternativeCount)
    }

    private mutating func language(_ cursor: borrowing ResultCursor) -> Locale.Language? {
      guard let name = cursor.modelName else { return nil }
      if let known = languages[name] { return known }
      let language = TesseractLanguage.language(ofModel: name)
      languages[name] = language
      return language
    }

    private func onPage(_ box: PageRect) -> PageRect? {
      place.onPage(box).intersection(page.bounds)
    }

    private func onPage(_ line: Baseline) -> Baseline {
      Baseline(start: place.onPage(line.start), end: place.onPage(line.end))
    }

    /// A text without surrounding space and without the marks that Tesseract adds where the
    /// direction changes.
    private static func printed(_ text: String) -> String {
      let scalars = text.unicodeScalars
      let isAdded: (Unicode.Scalar) -> Bool = { $0.value == 0x200E || $0.value == 0x200F }
      guard
        scalars.contains(where: isAdded) || text.first?.isWhitespace == true
          || text.last?.isWhitespace == true
      else { return text }
      let kept = String(String.UnicodeScalarView(scalars.filter { !isAdded($0) }))
      return kept.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Whether the first letter is of a script that runs from right to left.
    private static func isRightToLeft(_ text: String) -> Bool {
      let letter = text.unicodeScalars.first { $0.properties.isAlphabetic }
      guard let value = letter?.value else { return false }
      return (0x0590...0x08FF).contains(value) || (0xFB1D...0xFDFF).contains(value)
        || (0xFE70...0xFEFF).contains(value) || (0x10800...0x10FFF).contains(value)
        || (0x1E800...0x1EFFF).contains(value)
    }
  }
#endif
