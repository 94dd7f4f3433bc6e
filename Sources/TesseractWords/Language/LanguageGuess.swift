#if Tesseract
  import DocumentModel
  import Foundation

  /// Tells the language of a text by its function words.
  ///
  /// A word counts less where several languages have it. Right to a word or two where the text was
  /// read by a model of another language, since the words are compared without marks on letters.
  struct LanguageGuess {
    /// The language that most likely was written, or `nil` where there is too little text or
    /// several languages are about as likely.
    ///
    /// Danish and Norwegian, Czech and Slovak and the like share most of these words, so that a
    /// short text in one of them is not told. Linear in the length of the text, times the number of
    /// known languages.
    ///
    /// The first words of a page have to tell it more clearly.
    static func language(
      of words: [RecognizedWord], areFirst: Bool = false
    ) -> Locale.Language? {
      let texts = words.compactMap(folded)
      guard texts.count >= LanguageThresholds.fewestWords else { return nil }
      let scores = scores(of: texts)
      let lead =
        areFirst ? LanguageThresholds.clearLeadAtFirst : LanguageThresholds.clearLead
      guard let best = scores.first, scores.count > 1,
        !areFirst || best.count >= LanguageThresholds.fewestFunctionWordsAtFirst,
        best.weight >= scores[1].weight * lead
      else { return nil }
      let isAlone =
        best.count >= LanguageThresholds.fewestFunctionWordsAtFirst
        && best.weight >= scores[1].weight * LanguageThresholds.strongLead
      let least =
        isAlone
        ? LanguageThresholds.leastShareAtStrongLead : LanguageThresholds.leastFunctionWordShare
      guard Double(best.count) >= Double(texts.count) * least else { return nil }
      return Locale.Language(identifier: best.code)
    }

    /// The language that a part of a text is written in, where most of the rest is in another one.
    ///
    /// `nil` where no other language stands out among those that are left. Linear as the guess is.
    static func secondLanguage(
      of words: [RecognizedWord], beside first: Locale.Language
    ) -> Locale.Language? {
      let scores = scores(of: words.compactMap(folded))
      let code = first.languageCode?.identifier
      let others = scores.filter { $0.code != code }
      guard let own = scores.first(where: { $0.code == code }), let best = others.first,
        others.count > 1,
        best.count >= LanguageThresholds.fewestSecondFunctionWords,
        best.weight >= own.weight * LanguageThresholds.secondLanguageShare,
        best.weight >= others[1].weight * LanguageThresholds.strongLead
      else { return nil }
      return Locale.Language(identifier: best.code)
    }

    /// What each language's words weigh in a text, the heaviest first.
    private static func scores(of texts: [String]) -> [Score] {
      FunctionWords.words.map { language -> Score in
        let found = texts.filter(language.words.contains)
        let weight = found.reduce(0) { $0 + 1 / Double(FunctionWords.languageCounts[$1] ?? 1) }
        return Score(code: language.code, count: found.count, weight: weight)
      }.sorted { $0.weight > $1.weight }
    }

    private struct Score {
      let code: String
      let count: Int
      let weight: Double
    }

    /// A word of letters only, as the table spells it.
    private static func folded(_ word: RecognizedWord) -> String? {
      let text = word.text.trimmingCharacters(in: .punctuationCharacters)
      guard text.count > 1, text.allSatisfy(\.isLetter) else { return nil }
      // In other scripts the marks are letters' own, as in "й".
      let isLatin = text.unicodeScalars.allSatisfy { $0.value < 0x250 }
      guard isLatin else { return text.lowercased() }
      return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
  }
#endif
