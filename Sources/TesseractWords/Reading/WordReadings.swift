#if Tesseract
  import DocumentModel

  /// The possible readings of one symbol of a word.
  struct SymbolReadings {
    /// The readings with how likely each is against the one chosen; the chosen one is first, with 1.
    let readings: [(text: String, share: Float)]

    /// Weighs an engine's choices against what it chose, which may not be the likeliest by itself.
    init(chosen: String, choices: [(text: String, confidence: Float)]) {
      let own = choices.first { $0.text == chosen }?.confidence
      let best = max(own ?? choices.map(\.confidence).max() ?? 0, .leastNormalMagnitude)
      let others = choices.filter { choice in
        choice.text != chosen && !choice.text.allSatisfy(\.isWhitespace)
      }
      readings = [(chosen, 1)] + others.map { ($0.text, min(1, $0.confidence / best)) }
    }
  }

  /// The readings of a word, made of the readings of its symbols.
  enum WordReadings {
    /// Other readings of a word, most likely first, at most so many; never the word itself.
    ///
    /// Takes time by the number of symbols, times the count, times the readings of a symbol.
    static func alternatives(
      to word: String, confidence: Float, symbols: [SymbolReadings], count: Int
    ) -> [RecognizedWord.Reading] {
      guard count > 0 else { return [] }
      var readings: [(text: String, share: Float)] = [("", 1)]
      for symbol in symbols {
        var longer: [(text: String, share: Float)] = []
        for start in readings {
          for next in symbol.readings {
            let share = start.share * next.share
            guard share >= ReadingThresholds.leastAlternativeShare else { continue }
            longer.append((start.text + next.text, share))
          }
        }
        readings = best(longer, count: count + 1)
      }
      var seen: Set<String> = [word]
      let others = readings.filter { seen.insert($0.text).inserted }
      return others.prefix(count).map { .init(text: $0.text, confidence: confidence * $0.share) }
    }

    // The standard sort keeps the order of equals, so the chosen reading stays in front.
    private static func best(
      _ readings: [(text: String, share: Float)], count: Int
    ) -> [(text: String, share: Float)] {
      Array(readings.sorted { $0.share > $1.share }.prefix(count))
    }
  }
#endif
