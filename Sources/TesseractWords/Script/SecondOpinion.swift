#if Tesseract
  import DocumentModel
  import PageImaging

  /// Reads doubtful words of a page in two scripts again with one of its two models alone.
  ///
  /// Where two models read together, the second one takes words from the first that it only knows
  /// badly ("PES" for a Korean word), and the first one loses digits at the start of lines that run
  /// from right to left. By itself each model reads such a word right. Words that mix both scripts are
  /// read again in part; see ``MixedWords``.
  struct SecondOpinion {
    let page: PreparedPage
    let options: ReadingOptions

    /// Replaces the words that the other model reads with more confidence.
    ///
    /// Nothing is done on a page that one model read. Bounded by a number of words.
    func apply(to words: inout [RecognizedWord], visit: EngineVisit) async throws {
      let both = visit.host.configuration.languages
      guard both.models.count == 2, let main = both.models.first, let companion = both.models.last
      else { return }
      let mainLanguage = TesseractLanguage.language(ofModel: main)
      let foreign = words.indices.filter { index in
        let word = words[index]
        return word.language != mainLanguage
          && word.confidence < LanguageThresholds.doubtfulCompanion
          && word.text.contains { $0.isLetter || $0.isSymbol }
      }
      try await read(foreign, of: &words, with: main, both, visit: visit) { word, other in
        other.confidence > word.confidence
      }
      let mixed = MixedWords(words, main: mainLanguage)
      try await readParts(
        words.indices.compactMap { place in
          mixed.squareEnd(of: words[place]).map { (place, $0) }
        }, of: &words, with: main, both, visit: visit, isBetter: mixed.isSquareText)
      let numbers = words.indices.filter { Self.hasLostDigits(words[$0]) }
      try await read(numbers, of: &words, with: companion, both, visit: visit) { word, other in
        other.text.count > word.text.count && !other.text.contains(where: \.isLetter)
      }
      try await readParts(
        words.indices.compactMap { place in
          mixed.latinPart(of: words[place]).map { (place, $0) }
        }, of: &words, with: companion, both, visit: visit
      ) { reading, _, word in mixed.isLatinText(reading, of: word) }
      visit.change(to: both)
    }

    /// Reads parts of words with one model, and takes what is better.
    private func readParts(
      _ parts: [(place: Int, part: MixedWords.Part)], of words: inout [RecognizedWord],
      with model: String, _ both: LanguageChoice, visit: EngineVisit,
      isBetter: (RecognizedWord, MixedWords.Part, RecognizedWord) -> Bool
    ) async throws {
      guard !parts.isEmpty else { return }
      let parts = parts.prefix(LanguageThresholds.mostSecondOpinions)
      let readings = try await wordsStanding(
        in: parts.map(\.part.box), with: model, both, visit: visit)
      for ((place, part), reading) in zip(parts, readings) {
        guard let reading, isBetter(reading, part, words[place]) else { continue }
        words[place] = words[place].replacing(part, with: reading)
      }
    }

    /// What one model reads in each box, where that is one word.
    private func wordsStanding(
      in boxes: [PageRect], with model: String, _ both: LanguageChoice, visit: EngineVisit
    ) async throws -> [RecognizedWord?] {
      visit.change(to: LanguageChoice(folder: both.folder, models: [model]))
      let regions = boxes.map { RecognitionRegion(box: $0, layout: .singleLine) }
      return try await visit.read(regions, of: page, options: options)
        .map { $0.count == 1 ? $0[0] : nil }
    }

    /// Whether a number is too wide for the digits that were read.
    private static func hasLostDigits(_ word: RecognizedWord) -> Bool {
      guard word.text.contains(where: \.isNumber), !word.text.contains(where: \.isLetter) else {
        return false
      }
      let width = word.box.height * Double(word.text.count) * LanguageThresholds.widestDigit
      return word.box.width > width
    }

    private func read(
      _ places: [Int], of words: inout [RecognizedWord], with model: String,
      _ both: LanguageChoice, visit: EngineVisit,
      isBetter: (RecognizedWord, RecognizedWord) -> Bool
    ) async throws {
      guard !places.isEmpty else { return }
      let places = places.sorted { words[$0].confidence < words[$1].confidence }
        .prefix(LanguageThresholds.mostSecondOpinions)
      let readings = try await wordsStanding(
        in: places.map { words[$0].box }, with: model, both, visit: visit)
      for (place, reading) in zip(places, readings) {
        guard var better = reading, isBetter(words[place], better) else { continue }
        (better.lineHint, better.baseline) = (words[place].lineHint, words[place].baseline)
        better.direction = words[place].direction
        if better.direction == .rightToLeft { better.moveLeadingMarksToEnd() }
        words[place] = better
      }
    }
  }

  extension RecognizedWord {
    /// Puts marks at the left of a number where they are read: after it, from right to left.
    fileprivate mutating func moveLeadingMarksToEnd() {
      let marks = text.prefix { $0.isPunctuation }
      guard !marks.isEmpty, marks.count < text.count else { return }
      text = String(text.dropFirst(marks.count) + marks)
      symbols = symbols.map { Array($0.dropFirst(marks.count) + $0.prefix(marks.count)) }
      alternatives = []
    }
  }
#endif
