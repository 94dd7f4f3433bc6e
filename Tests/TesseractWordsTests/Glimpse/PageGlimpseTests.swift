#if Tesseract
  import DocumentModel
  import Testing

  @testable import TesseractWords

  /// What the first words of a page tell.
  @Suite struct PageGlimpseTests {
    private static let german =
      "Der Garten ist fur alle Mitglieder des Vereins offen und sie konnen einen Gast mitbringen"
    private static let english =
      "The garden is open to all members of the club and they may bring a guest with them"

    private func words(_ text: String, confidence: Float = 0.9) -> [RecognizedWord] {
      text.split(separator: " ").enumerated().map { index, word in
        RecognizedWord(
          text: String(word),
          box: PageRect(
            left: Double(index * 100), top: 0, right: Double(index * 100 + 90), bottom: 20),
          confidence: index == 2 ? 0.5 : confidence, lineHint: index / 6)
      }
    }

    private func glimpse(
      _ models: [String] = ["eng"], findsLanguage: Bool = true, findsTurn: Bool = true
    ) throws -> (DataFolder, PageGlimpse) {
      let folder = try DataFolder()
      for model in ["eng", "deu", "heb"] {
        try folder.write(DataFolder.data(), as: model + ".traineddata")
      }
      return (
        folder,
        PageGlimpse(
          data: folder.search, languages: LanguageChoice(folder: folder.url, models: models),
          findsLanguage: findsLanguage, findsTurn: findsTurn, findsScript: findsLanguage)
      )
    }

    @Test func wordsOfAnotherLanguageNameIt() throws {
      let (folder, glimpse) = try glimpse()
      let german = LanguageChoice(folder: folder.url, models: ["deu"])
      #expect(glimpse.finding(in: words(Self.german)) == .language(german))
      #expect(glimpse.finding(in: words(Self.english)) == nil)
    }

    @Test func fewOfThemNameNone() throws {
      let (_, glimpse) = try glimpse()
      #expect(glimpse.finding(in: words("Der Garten ist offen " + Self.english)) == nil)
    }

    @Test func aPageInTheRightLanguageIsReadOn() throws {
      let (_, glimpse) = try glimpse(["deu"])
      #expect(glimpse.finding(in: words(Self.german)) == nil)
    }

    @Test func wordsThatHardlyReadAreToBeLookedInto() throws {
      let (_, glimpse) = try glimpse()
      #expect(glimpse.finding(in: words(Self.english, confidence: 0.3)) == .readsBadly)
      #expect(glimpse.finding(in: words("A few words", confidence: 0.3)) == nil)
    }

    @Test func onlyWhatIsAskedForIsLookedFor() throws {
      let (folder, onlyTurns) = try glimpse(findsLanguage: false)
      #expect(onlyTurns.finding(in: words(Self.german)) == nil)
      let (other, none) = try glimpse(findsLanguage: false, findsTurn: false)
      #expect(!none.isOfUse)
      #expect(none.finding(in: words(Self.english, confidence: 0.3)) == nil)
      withExtendedLifetime((folder, other)) {}
    }

    @Test func whereTheTurnIsKnownOnlyLinesThatReadBadlyTellAnotherScript() throws {
      let (folder, glimpse) = try glimpse(findsTurn: false)
      let text = words(Self.english, confidence: 0.3)
      #expect(glimpse.finding(in: Array(text.prefix(6))) == nil)
      #expect(glimpse.finding(in: text) == .readsBadly)
      withExtendedLifetime(folder) {}
    }

    @Test func textFromTheRightIsNotWatched() throws {
      let (folder, glimpse) = try glimpse(["heb", "eng"])
      #expect(!glimpse.isOfUse)
      withExtendedLifetime(folder) {}
    }
  }
#endif
