#if Tesseract
  import DocumentModel
  import Foundation
  import PageImaging

  /// Finds the script of lines that read badly, by reading a few of them with other scripts' models.
  ///
  /// The script that Tesseract's script finder names is tried first, and those that share its
  /// characters; of the others, all until one convinces. Each is tried by itself, as the Latin words
  /// among its text would read well beside any script. Installed models only.
  struct ScriptSearch {
    let data: LanguageData
    let page: PreparedPage
    let options: ReadingOptions
    let lines: ForeignLines
    /// What the lines were read with.
    let start: LanguageChoice
    /// The script that reads the lines best so far.
    private var best: Trial?
    private var tried: Set<String> = []

    init(
      _ lines: ForeignLines, on page: PreparedPage, data: LanguageData, options: ReadingOptions,
      start: LanguageChoice
    ) {
      self.lines = lines
      self.page = page
      self.data = data
      self.options = options
      self.start = start
    }

    /// The models of the script that reads the lines so well that no other has to be tried.
    var convincing: LanguageChoice? {
      best.flatMap { $0.sureness >= LanguageThresholds.convincingTrial ? better : nil }
    }

    /// The models that read the lines clearly better than they were read before, if any.
    var better: LanguageChoice? {
      guard let best, best.sureness >= LanguageThresholds.leastTrial,
        best.sureness >= lines.sureness + LanguageThresholds.clearGain
      else { return nil }
      return best.languages
    }

    /// What the script finder makes of the lines; `nil` where it isn't installed, or can't tell.
    func finding(visit: EngineVisit) async -> ScriptFinder.Finding? {
      guard data.hasScriptFinder(in: start.folder) else { return nil }
      return await visit.host.run { [page, lines, start] in
        ScriptFinder.script(of: lines.telling, on: page, data: start.folder)
      }
    }

    /// The scripts to try, the likely ones first.
    func scripts(likely: [String]) -> [String] {
      data.scriptsToTry(
        likely: likely, read: Set(start.models.compactMap(TesseractLanguage.script)),
        in: start.folder)
    }

    /// Reads lines with the models of scripts, until one convinces.
    ///
    /// The visit's models are those given at the start again afterwards.
    mutating func tryOut(_ scripts: [String], visit: EngineVisit) async throws {
      let scripts = scripts.filter { !tried.contains($0) }
      for (index, script) in scripts.enumerated() {
        tried.insert(script)
        guard let model = model(ofScript: script) else { continue }
        visit.change(to: LanguageChoice(folder: start.folder, models: [model]))
        let words = try await visit.read(
          try trialRegions(of: script), of: page, options: options.forTrial
        ).flatMap(\.self).filter { lines.contains($0.box) }
        let trial = Trial(
          script: script, languages: choice(model), sureness: Self.sureness(of: words, in: script),
          confidence: words.meanConfidence)
        if trial.isBetter(than: best) { best = trial }
        // Scripts that share characters are all tried.
        let isFamilyDone = !scripts[(index + 1)...].prefix(1)
          .contains(where: LanguageData.family(of: script).contains)
        if isFamilyDone, convincing != nil { break }
      }
      visit.change(to: start)
    }

    /// How much was read for sure in a script's own characters: many models read Latin letters too.
    private static func sureness(of words: [RecognizedWord], in script: String) -> Float {
      guard script != "Latn" else { return words.sureness }
      return words.map { word in
        var word = word
        if word.text.unicodeScalars.allSatisfy(\.isASCII) { word.confidence = 0 }
        return word
      }.sureness
    }

    /// What is read for trial with a script's model.
    ///
    /// Scripts that share most characters differ in few words, so that it takes a part of the page,
    /// where that holds enough of the lines.
    private func trialRegions(of script: String) throws -> [RecognitionRegion] {
      guard !lines.areVertical, LanguageData.family(of: script).count > 1 else {
        return lines.trialRegions
      }
      let height = UprightSearch.sampleHeight(page, LanguageThresholds.trialHeight)
      let band = try page.image.densestBand(height: height)
      return lines.boxes.count { band.contains($0.center) } >= LanguageThresholds.fewestForeignLines
        ? [RecognitionRegion(box: band)] : lines.trialRegions
    }

    /// The model for a script's usual language; for vertical lines the one made for them.
    private func model(ofScript script: String) -> String? {
      guard let model = data.models(ofScript: script, in: start.folder).first else { return nil }
      guard lines.areVertical else { return model }
      return data.models(in: start.folder).contains(model + "_vert") ? model + "_vert" : nil
    }

    private func choice(_ model: String) -> LanguageChoice {
      let installed = Set(data.models(in: start.folder))
      let models = lines.areVertical ? [model] : TesseractLanguage.companions(to: model)
      return LanguageChoice(folder: start.folder, models: models.filter(installed.contains))
    }

    /// How well a script's model reads the lines.
    private struct Trial {
      let script: String
      let languages: LanguageChoice
      let sureness: Float
      let confidence: Float

      /// Whether the model reads the lines better than another one did.
      ///
      /// Scripts that share characters are both sure of most words; they differ in the others.
      func isBetter(than other: Trial?) -> Bool {
        guard let other else { return sureness > 0 }
        return LanguageData.family(of: script).contains(other.script)
          ? confidence > other.confidence : sureness > other.sureness
      }
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
