#if Tesseract
  import DocumentModel
  import Foundation
  import PageImaging

  /// Reads a page again in the language it is written in, where the first reading shows that it is
  /// another one.
  ///
  /// The usual page costs nothing: the words of the first reading tell that it was right. Where
  /// they are words of another language of the same script, the page is read again with that one's
  /// model. Where many lines read badly, a few of them are tried with the models of other scripts,
  /// the one that Tesseract's script finder names first, and what reads clearly better reads the
  /// page. Installed models only; what would be needed beyond is noted.
  ///
  /// Words that a companion model read badly among those of another script are then read once more.
  ///
  /// Known failures: pages with a few lines in another script stay as they are, and so do two
  /// languages of one script on one page.
  struct LanguageSearch {
    let data: LanguageData
    let page: PreparedPage
    let options: ReadingOptions
    /// Reads all of the page in the languages of the engine.
    let readWhole: () async throws -> WholeReading

    /// What the page reads as, and what is missing to read it better.
    struct Result {
      var reading: WholeReading
      var notes: [RecognitionNote] = []

      var words: [RecognizedWord] { reading.words }
    }

    /// Searches on from a first reading.
    func result(from first: WholeReading, visit: EngineVisit) async throws -> Result {
      var result = Result(reading: first)
      if let foreign = ForeignLines(of: first.words) {
        let finding = try await scriptFinding(foreign, visit: visit)
        let start = visit.host.configuration.languages
        if let better = try await trial(foreign, finding: finding, visit: visit) {
          try await read(with: better, instead: &result, visit: visit, tolerance: 0)
        } else {
          visit.change(to: start)
          if let note = Self.note(for: finding, installed: data.scripts(in: start.folder)) {
            result.notes.append(note)
          }
          return result
        }
      }
      try await readInOwnLanguage(&result, visit: visit)
      try await SecondOpinion(page: page, options: options).apply(
        to: &result.reading.words, visit: visit)
      return result
    }

    /// Reads the page in the language that its words tell, where that promises something.
    private func readInOwnLanguage(_ result: inout Result, visit: EngineVisit) async throws {
      let current = visit.host.configuration.languages
      guard let language = LanguageGuess.language(of: result.words) else { return }
      let names = TesseractLanguage.modelNames(for: language)
      // Latin words on a page of another script are those of names and program text.
      guard let usual = names.first, !names.contains(where: current.models.contains),
        current.models.first.flatMap(TesseractLanguage.script)
          == TesseractLanguage.script(ofModel: usual)
      else { return }
      let installed = Set(data.models(in: current.folder))
      guard let model = names.first(where: installed.contains) else {
        if result.words.count >= LanguageThresholds.fewestWordsToName {
          result.notes.append(
            .languageNotInstalled(
              language, packages: [TesseractLanguage.debianPackage(forModel: usual)]))
        }
        return
      }
      let doubtful = result.words.count { $0.confidence < LanguageThresholds.doubtfulWord }
      let least = Double(result.words.count) * LanguageThresholds.leastDoubtfulWordShare
      guard Double(doubtful) >= least else { return }
      try await read(
        with: choice(model, like: current), instead: &result, visit: visit,
        tolerance: LanguageThresholds.tolerableDrop)
    }

    /// Reads the page with other models, and takes that unless the engine is less sure of it.
    private func read(
      with languages: LanguageChoice, instead result: inout Result, visit: EngineVisit,
      tolerance: Float
    ) async throws {
      let before = visit.host.configuration.languages
      visit.change(to: languages)
      let reading = try await readWhole()
      if reading.words.meanConfidence >= result.words.meanConfidence - tolerance {
        result.reading = reading
      } else {
        visit.change(to: before)
      }
    }

    private func choice(_ model: String, like current: LanguageChoice) -> LanguageChoice {
      let installed = Set(data.models(in: current.folder))
      return LanguageChoice(
        folder: current.folder,
        models: TesseractLanguage.companions(to: model).filter(installed.contains))
    }

    private func scriptFinding(
      _ lines: ForeignLines, visit: EngineVisit
    ) async throws -> ScriptFinder.Finding? {
      let folder = visit.host.configuration.languages.folder
      let boxes = Array(lines.boxes.prefix(LanguageThresholds.finderLines))
      guard data.models(in: folder).contains("osd") else { return nil }
      return await visit.host.run { [page] in
        ScriptFinder.script(of: boxes, on: page, data: folder)
      }
    }

    /// The models that read the lines clearly better than the first reading did, or `nil`.
    private func trial(
      _ lines: ForeignLines, finding: ScriptFinder.Finding?, visit: EngineVisit
    ) async throws -> LanguageChoice? {
      let start = visit.host.configuration.languages
      var best: (languages: LanguageChoice, confidence: Float)?
      let scripts = data.scriptsToTry(
        likely: finding?.scripts ?? [],
        read: Set(start.models.compactMap(TesseractLanguage.script)), in: start.folder)
      for (index, script) in scripts.enumerated() {
        guard let languages = choice(script: script, vertical: lines.areVertical, start) else {
          continue
        }
        visit.change(to: languages)
        let words = try await visit.read(lines.trialRegions, of: page, options: options)
        let confidence = words.flatMap(\.self).meanConfidence
        if confidence > best?.confidence ?? 0 { best = (languages, confidence) }
        // Scripts that share characters are all tried.
        let isFamilyDone = !scripts[(index + 1)...].prefix(1)
          .contains(where: LanguageData.family(of: script).contains)
        if isFamilyDone, best?.confidence ?? 0 >= LanguageThresholds.convincingTrial { break }
      }
      guard let best, best.confidence >= LanguageThresholds.leastTrial,
        best.confidence >= lines.confidence + LanguageThresholds.clearGain
      else { return nil }
      return best.languages
    }

    /// The models for a script's usual language; for vertical lines those made for them.
    private func choice(
      script: String, vertical: Bool, _ current: LanguageChoice
    ) -> LanguageChoice? {
      guard let model = data.models(ofScript: script, in: current.folder).first else { return nil }
      guard vertical else { return choice(model, like: current) }
      let made = model + "_vert"
      guard data.models(in: current.folder).contains(made) else { return nil }
      return LanguageChoice(folder: current.folder, models: [made])
    }

    /// What to install for a script that was found and can't be read.
    static func note(
      for finding: ScriptFinder.Finding?, installed: [String]
    ) -> RecognitionNote? {
      guard let finding, let script = finding.scripts.first,
        finding.confidence >= LanguageThresholds.leastFinderConfidence,
        !finding.scripts.contains(where: installed.contains)
      else { return nil }
      let language = Locale.Language(
        identifier: Locale.Language(identifier: "und-" + script).maximalIdentifier)
      let models = TesseractLanguage.modelNames(for: language)
      return .languageNotInstalled(
        Locale.Language(identifier: language.minimalIdentifier),
        packages: models.prefix(1).map(TesseractLanguage.debianPackage))
    }
  }
#endif
