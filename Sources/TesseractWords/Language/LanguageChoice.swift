#if Tesseract
  import Foundation

  /// Models that stand ready in one folder.
  struct LanguageChoice: Hashable, Sendable {
    /// The folder of the files.
    var folder: URL
    /// The names of the models, most likely first.
    var models: [String]
  }

  extension LanguageData {
    /// Finds the models that read the given languages, most likely first.
    ///
    /// No languages at all stand for English, or where that is not installed, for the first one
    /// that is. Throws ``TesseractError`` for a language that Tesseract doesn't know, and where no
    /// folder holds all the languages.
    func choice(for languages: [Locale.Language]) throws(TesseractError) -> LanguageChoice {
      guard !languages.isEmpty else { return try defaultChoice() }
      var wanted: [[String]] = []
      for language in languages {
        let names = TesseractLanguage.modelNames(for: language)
        guard !names.isEmpty else {
          throw TesseractError.unknownLanguage(identifier: language.maximalIdentifier)
        }
        if !wanted.contains(names) { wanted.append(names) }
      }
      return try choice(ofModels: wanted)
    }

    private func defaultChoice() throws(TesseractError) -> LanguageChoice {
      let english = ["eng"]
      if let choice = try? choice(ofModels: [english]) { return choice }
      for folder in folders {
        let model = models(in: folder).first { TesseractLanguage.language(ofModel: $0) != nil }
        if let model { return LanguageChoice(folder: folder, models: [model]) }
      }
      throw TesseractError.languageDataMissing(missing([english]))
    }

    private func choice(
      ofModels wanted: [[String]]
    ) throws(TesseractError) -> LanguageChoice {
      for folder in folders {
        let found = wanted.compactMap { names in names.first { isUsable($0, in: folder) } }
        if found.count == wanted.count { return LanguageChoice(folder: folder, models: found) }
      }
      throw TesseractError.languageDataMissing(missing(wanted))
    }

    private func isUsable(_ model: String, in folder: URL) -> Bool {
      TrainedDataFile.flaw(in: file(of: model, in: folder)) == nil
    }

    private func file(of model: String, in folder: URL) -> URL {
      folder.appending(path: model + "." + Self.fileExtension, directoryHint: .notDirectory)
    }

    private func missing(_ wanted: [[String]]) -> TesseractError.MissingLanguageData {
      let places = folders.map { folder in
        let files = files(in: folder)
        let flaws = files.map { TrainedDataFile.flaw(in: $0.url) }
        return TesseractError.MissingLanguageData.Place(
          folder: folder, exists: (try? folder.checkResourceIsReachable()) ?? false,
          models: zip(files, flaws).filter { $0.1 == nil }.map(\.0.name),
          refusedFiles: zip(files, flaws).compactMap { file, flaw in
            flaw.map { .init(file: file.url, reason: $0) }
          })
      }
      let best = places.map { place in
        wanted.filter { names in !names.contains(where: place.models.contains) }
      }.min { $0.count < $1.count }
      return .init(models: (best ?? wanted).compactMap(\.first), places: places)
    }
  }
#endif
