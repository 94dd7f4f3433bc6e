#if Tesseract
  import DocumentModel
  import PageImaging

  /// Reads all of a page, upright and in its own language; once, where its first words tell.
  ///
  /// The page's first words are looked at while the rest is still being read, so the usual page
  /// costs nothing more. Words of another language of the same script name it. Where the words
  /// hardly read, a few lines of them are read for trial with the script that Tesseract's script
  /// finder names, then a part of the page turned, then lines with the other scripts. What reads
  /// clearly better reads the page from its start. A page that shows only when it is all read that
  /// it was read wrongly is read a second time. What would be needed beyond the installed models is
  /// noted.
  ///
  /// Words that a companion model read badly among those of another script are then read once more.
  ///
  /// Known failures: pages with a few lines in another script stay as they are, and so do two
  /// languages of one script on one page.
  struct PageApproach {
    /// The page, turned where that was found out.
    private(set) var visit: PageVisit
    let options: ReadingOptions
    /// Whether the page may be turned.
    var findsUpright: Bool
    /// Whether the page may be read in other languages than asked for.
    let findsLanguage: Bool
    /// Reads all of a page.
    let reading: (PageVisit) async throws -> WholeReading
    /// What is missing to read the page better.
    private(set) var notes: [RecognitionNote] = []
    private var hasChosenLanguage = false
    private var hasTriedScripts = false

    init(
      _ visit: PageVisit, options: ReadingOptions, findsUpright: Bool, findsLanguage: Bool,
      reading: @escaping (PageVisit) async throws -> WholeReading
    ) {
      self.visit = visit
      self.options = options
      self.findsUpright = findsUpright
      self.findsLanguage = findsLanguage
      self.reading = reading
    }

    /// Reads the page.
    mutating func read() async throws -> WholeReading {
      if findsUpright, visit.page.textAxis == .vertical {
        try await turn(among: [.right, .left], above: ReadingThresholds.turnedConfidence)
      }
      var whole = try await firstReading()
      try await readTurned(instead: &whole)
      guard findsLanguage else { return whole }
      try await readInOtherScript(instead: &whole)
      try await readInOwnLanguage(instead: &whole)
      try await SecondOpinion(page: visit.page, options: options).apply(
        to: &whole.words, visit: visit.engine)
      return whole
    }

    private var languages: LanguageChoice { visit.engine.host.configuration.languages }

    /// Reads the page until its first words tell better, and then as they tell.
    private mutating func firstReading() async throws -> WholeReading {
      while true {
        let glimpse = PageGlimpse(
          data: visit.languageData, languages: languages,
          findsLanguage: findsLanguage && !hasChosenLanguage,
          findsTurn: findsUpright, findsScript: findsLanguage && !hasTriedScripts)
        guard glimpse.isOfUse else { return try await reading(visit) }
        do {
          return try await reading(visit.watched { glimpse.finding(in: $0) != nil })
        } catch let stop as ReadingStopped {
          switch glimpse.finding(in: stop.words) {
          case .language(let choice):
            hasChosenLanguage = true
            visit.engine.change(to: choice)
          case .readsBadly, nil:
            try await findRest(from: stop.words)
          }
        }
      }
    }

    /// Finds out why words read badly; what was tried is not tried again.
    private mutating func findRest(from words: [RecognizedWord]) async throws {
      var search = findsLanguage && !hasTriedScripts ? scriptSearch(words) : nil
      if let finding = await search?.finding(visit: visit.engine) {
        let likely = search?.scripts(likely: finding.scripts).filter(finding.scripts.contains)
        try await search?.tryOut(likely ?? [], visit: visit.engine)
        if let convincing = search?.convincing { return take(convincing) }
      }
      let confidence = UprightSearch.confidence(words)
      if try await turn(
        among: UprightSearch.turns(for: visit.page),
        above: max(
          ReadingThresholds.turnedConfidence, confidence + ReadingThresholds.turnedGain))
      {
        return
      }
      // A few words make no lines to try; those that follow may.
      guard var search else { return }
      hasTriedScripts = true
      try await search.tryOut(search.scripts(likely: []), visit: visit.engine)
      if let better = search.better { take(better) }
    }

    private mutating func take(_ better: LanguageChoice) {
      visit.engine.change(to: better)
      // What reads well is upright.
      (hasTriedScripts, hasChosenLanguage, findsUpright) = (true, true, false)
    }

    private func scriptSearch(_ words: [RecognizedWord]) -> ScriptSearch? {
      ForeignLines(of: words).map {
        ScriptSearch(
          $0, on: visit.page, data: visit.languageData, options: options, start: languages)
      }
    }

    /// Turns the page where a part of it reads well in one of the turns, and ends the search.
    @discardableResult
    private mutating func turn(
      among turns: [QuarterTurn], above least: Double
    ) async throws -> Bool {
      guard findsUpright else { return false }
      findsUpright = false
      let search = UprightSearch { [engine = visit.engine, options] region, page in
        try await engine.read([region], of: page, options: options.forTrial).first ?? []
      }
      guard let turn = try await search.turn(of: visit.page, among: turns, above: least) else {
        return false
      }
      visit = visit.on(try await visit.prepared(turn))
      return true
    }

    /// Reads the page turned where all of it reads badly.
    private mutating func readTurned(instead whole: inout WholeReading) async throws {
      let confidence = UprightSearch.confidence(whole.words)
      guard findsUpright, confidence < ReadingThresholds.uprightConfidence,
        !whole.words.isEmpty || visit.page.textHeight != nil
      else { return }
      let before = visit
      let least = max(
        ReadingThresholds.turnedConfidence, confidence + ReadingThresholds.turnedGain)
      guard try await turn(among: UprightSearch.turns(for: visit.page), above: least) else {
        return
      }
      let turned = try await reading(visit)
      // A part that reads well by chance doesn't make a page that does.
      if UprightSearch.confidence(turned.words) > confidence {
        whole = turned
      } else {
        visit = before
      }
    }

    /// Reads the page in another script where many lines of it read badly.
    private mutating func readInOtherScript(instead whole: inout WholeReading) async throws {
      guard var search = scriptSearch(whole.words) else { return }
      let finding = await search.finding(visit: visit.engine)
      if !hasTriedScripts {
        hasTriedScripts = true
        try await search.tryOut(
          search.scripts(likely: finding?.scripts ?? []), visit: visit.engine)
      }
      if let better = search.better {
        try await read(with: better, instead: &whole, tolerance: 0)
      } else {
        addNote(for: finding)
      }
    }

    private mutating func addNote(for finding: ScriptFinder.Finding?) {
      let installed = visit.languageData.scripts(in: languages.folder)
      if let note = ScriptSearch.note(for: finding, installed: installed) { notes.append(note) }
    }

    /// Reads the page in the language that its words tell, where that promises something.
    private mutating func readInOwnLanguage(instead whole: inout WholeReading) async throws {
      guard notes.isEmpty else { return }
      switch OwnLanguage(data: visit.languageData, languages: languages).finding(in: whole.words) {
      case .read(let choice):
        try await read(
          with: choice, instead: &whole, tolerance: LanguageThresholds.tolerableDrop)
      case .isMissing(let note): notes.append(note)
      case nil: break
      }
    }

    /// Reads the page with other models, and takes that unless the engine is less sure of it.
    private func read(
      with languages: LanguageChoice, instead whole: inout WholeReading, tolerance: Float
    ) async throws {
      let before = self.languages
      visit.engine.change(to: languages)
      let reading = try await reading(visit)
      if reading.words.meanConfidence >= whole.words.meanConfidence - tolerance {
        whole = reading
      } else {
        visit.engine.change(to: before)
      }
    }
  }
#endif
