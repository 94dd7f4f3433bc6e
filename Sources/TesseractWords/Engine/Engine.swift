#if Tesseract
  internal import CTesseract
  import Foundation

  /// The one owner of a Tesseract engine; the engine ends with it.
  ///
  /// Not for use from several threads at once.
  @safe
  struct Engine: ~Copyable {
    let api: OpaquePointer
    /// Whether a word may come in several pieces, as syllables do in Korean.
    let readsPieces: Bool
    /// The share of the type size that the commonest characters take.
    let letterShare: Double

    /// Starts an engine, which loads its models (about 0.1 s for one).
    init(_ configuration: EngineConfiguration) throws(TesseractError) {
      EngineMessages.silenced
      SingleThreading.begin()
      let settings = Self.settings(configuration)
      let words = try CustomWordsFile(configuration.customWords)
      guard let api = unsafe TessBaseAPICreate() else { throw Self.notStarted(configuration) }
      let status = unsafe Self.start(
        api, configuration, settings: settings + words.settings)
      guard status == 0 else {
        unsafe TessBaseAPIDelete(api)
        throw Self.notStarted(configuration)
      }
      unsafe self.api = api
      let isEastAsian = configuration.languages.models.contains { model in
        ["Hans", "Hant", "Jpan", "Kore"].contains(TesseractLanguage.script(ofModel: model))
      }
      letterShare =
        isEastAsian ? ReadingThresholds.ideographShare : ReadingThresholds.lowerCaseShare
      readsPieces = configuration.readsScript(where: LineSpacing.scriptsInPieces.contains)
    }

    deinit { unsafe TessBaseAPIDelete(api) }

    private static func notStarted(_ configuration: EngineConfiguration) -> TesseractError {
      .engineNotStarted(
        models: configuration.languages.models, folder: configuration.languages.folder)
    }

    private static func settings(_ configuration: EngineConfiguration) -> [Setting] {
      // A line's text then has as many spaces as were printed, in every language.
      var settings: [Setting] = [
        ("preserve_interword_spaces", "1"),
        ("invert_threshold", ReadingThresholds.invertedLineConfidence),
      ]
      // The neural engine's dictionaries are not governed by load_system_dawg and its kin, which
      // act on the old engine alone. It loads none where this is off.
      if !configuration.usesLanguageCorrection { settings.append(("lstm_use_matrix", "0")) }
      // Paragraphs are found by the layout. Tesseract's matter only to the direction of a line's
      // words; without the text they take no time.
      if !configuration.readsScript(where: TesseractLanguage.rightToLeftScripts.contains) {
        settings.append(("paragraph_text_based", "0"))
      }
      // Later settings reach the first language only, so for the others the choices are on from the
      // start.
      if configuration.languages.models.count > 1 { settings.append(("lstm_choice_mode", "1")) }
      return settings
    }

    private static func start(
      _ api: OpaquePointer, _ configuration: EngineConfiguration, settings: [Setting]
    ) -> Int32 {
      unsafe CStringList(settings.map(\.name)).withPointers { names in
        unsafe CStringList(settings.map(\.value)).withPointers { values in
          unsafe TessBaseAPIInit4(
            api, configuration.languages.folder.path(percentEncoded: false),
            configuration.languageString, OEM_LSTM_ONLY, nil, 0, names, values,
            settings.count, 0)
        }
      }
    }
  }

  /// One of Tesseract's variables, set while an engine starts.
  typealias Setting = (name: String, value: String)
#endif
