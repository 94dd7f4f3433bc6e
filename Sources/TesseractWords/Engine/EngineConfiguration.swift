#if Tesseract
  import DocumentModel
  import Foundation

  /// What an engine is started with; engines that are equal in this answer alike.
  struct EngineConfiguration: Hashable, Sendable {
    /// The models, and the folder they are in.
    var languages: LanguageChoice
    /// Whether the engine may use its dictionaries.
    var usesLanguageCorrection: Bool
    /// Words for the dictionary, sorted, each once.
    var customWords: [String]

    /// Makes a configuration; words that hold spaces count as several.
    ///
    /// Without correction there is no dictionary that custom words could be part of, so they are
    /// left out.
    init(languages: LanguageChoice, usesLanguageCorrection: Bool = true, customWords: [String] = [])
    {
      self.languages = languages
      self.usesLanguageCorrection = usesLanguageCorrection
      let words = customWords.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
      self.customWords = usesLanguageCorrection ? Set(words).sorted() : []
    }

    /// Whether any model reads a script for which a test holds; a script that isn't known counts.
    func readsScript(where isSuch: (String) -> Bool) -> Bool {
      languages.models.contains { model in
        TesseractLanguage.script(ofModel: model).map(isSuch) ?? true
      }
    }

    /// The names of the models as Tesseract takes them.
    var languageString: String { languages.models.joined(separator: "+") }
  }
#endif
