#if Tesseract
  import DocumentModel

  /// What the first words of a page tell about how to read all of it.
  struct PageGlimpse: Sendable {
    let data: LanguageData
    /// What the words are read with.
    let languages: LanguageChoice
    /// Whether the page may be read in another language.
    let findsLanguage: Bool
    /// Whether the page may be turned.
    let findsTurn: Bool
    /// Whether the page may be read in another script.
    let findsScript: Bool

    /// Why not to go on as the reading has begun.
    enum Finding: Hashable {
      /// The words are of another language of the same script.
      case language(LanguageChoice)
      /// They hardly read: the page lies on its head, or is written in another script.
      case readsBadly
    }

    /// Whether there is anything to look for.
    ///
    /// The words that a line from right to left begins with are not those that are read first.
    var isOfUse: Bool {
      (findsLanguage || findsTurn || findsScript)
        && !languages.models.contains { model in
          TesseractLanguage.script(ofModel: model)
            .map(TesseractLanguage.rightToLeftScripts.contains) ?? false
        }
    }

    /// What the first words tell, if anything.
    func finding(in words: [RecognizedWord]) -> Finding? {
      if words.letterCount >= ReadingThresholds.fewestFirstLetters,
        findsTurn && UprightSearch.confidence(words) < ReadingThresholds.uprightConfidence
          || findsScript && ForeignLines(of: words) != nil
      {
        return .readsBadly
      }
      guard findsLanguage else { return nil }
      let own = OwnLanguage(data: data, languages: languages)
      guard case .read(let choice) = own.finding(in: words, areFirst: true) else { return nil }
      return .language(choice)
    }
  }
#endif
