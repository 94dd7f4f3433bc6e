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
      guard let language = LanguageGuess.language(of: words, areFirst: areFirst) else {
        return nil
      }
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
      let least = Double(words.count) * LanguageThresholds.leastDoubtfulWordShare
      guard doubtful > 0, Double(doubtful) >= least else { return nil }
      return .read(
        LanguageChoice(
          folder: languages.folder,
          models: TesseractLanguage.companions(to: model).filter(installed.contains)))
    }
  }
#endif
