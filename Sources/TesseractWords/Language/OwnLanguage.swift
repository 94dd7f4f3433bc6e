#if Tesseract
  import DocumentModel
  import Foundation

  /// Whether the words of a page are of another language than that of the models that read them, but
  /// of the same script.
  struct OwnLanguage {
    let data: LanguageData
    let languages: LanguageChoice

    enum Finding {
      /// The page is to be read with other models.
      case read(LanguageChoice)
      /// The models for it are missing.
      case isMissing(RecognitionNote)
    }

    /// What the words tell, where another model promises something; see ``LanguageGuess``.
    func finding(in words: [RecognizedWord], areFirst: Bool = false) -> Finding? {
      let guess = LanguageGuess.language(of: words, areFirst: areFirst)
      if !areFirst, let second = secondLanguage(in: words, beside: guess) {
        return finding(
          of: second, in: words, doubt: LanguageThresholds.doubtfulShareOfTwo)
      }
      return guess.flatMap {
        finding(of: $0, in: words, doubt: LanguageThresholds.leastDoubtfulWordShare)
      }
    }

    /// The language of a good part of a page that was read as English, which has no marks on letters.
    ///
    /// Other models read English as well, but English ones no marks: so the whole page is better read
    /// in the language that has them.
    private func secondLanguage(
      in words: [RecognizedWord], beside guess: Locale.Language?
    ) -> Locale.Language? {
      guard let model = languages.models.first,
        let read = TesseractLanguage.language(ofModel: model), read.languageCode == .english,
        guess.map({ TesseractLanguage.modelNames(for: $0).contains(model) }) ?? true
      else { return nil }
      return LanguageGuess.secondLanguage(of: words, beside: read)
    }

    private func finding(
      of language: Locale.Language, in words: [RecognizedWord], doubt: Double
    ) -> Finding? {
      let names = TesseractLanguage.modelNames(for: language)
      // Latin words on a page of another script are those of names and program text.
      guard let usual = names.first, !names.contains(where: languages.models.contains),
        languages.models.first.flatMap(TesseractLanguage.script)
          == TesseractLanguage.script(ofModel: usual)
      else { return nil }
      let installed = Set(data.models(in: languages.folder))
      guard let model = names.first(where: installed.contains) else {
        guard words.count >= LanguageThresholds.fewestWordsToName else { return nil }
        let package = TesseractLanguage.debianPackage(forModel: usual)
        return .isMissing(.languageNotInstalled(language, packages: [package]))
      }
      let doubtful = words.count { $0.confidence < LanguageThresholds.doubtfulWord }
      let least = Double(words.count) * doubt
      guard doubtful > 0, Double(doubtful) >= least else { return nil }
      return .read(
        LanguageChoice(
          folder: languages.folder,
          models: TesseractLanguage.companions(to: model).filter(installed.contains)))
    }
  }
#endif
