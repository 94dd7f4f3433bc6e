#if Tesseract
  import DocumentModel
  import Foundation
  import Testing

  @testable import TesseractWords

  @Suite struct ScriptChoiceTests {
    private func data(_ models: String...) throws -> (folder: DataFolder, search: LanguageData) {
      let folder = try DataFolder()
      for model in models { try folder.write(DataFolder.data(), as: model + ".traineddata") }
      return (folder, folder.search)
    }

    @Test func scriptsThatShareCharactersAreTriedTogether() throws {
      let (folder, search) = try data("eng", "kor", "chi_sim", "heb", "jpn", "jpn_vert", "osd")
      let all = search.scripts(in: folder.url)
      #expect(all == ["Hans", "Hebr", "Jpan", "Kore", "Latn"])
      let order = search.scriptsToTry(likely: ["Jpan"], read: ["Latn"], in: folder.url)
      #expect(order == ["Jpan", "Hans", "Hebr", "Kore"])
    }

    @Test func theUsualModelOfAScriptComesFirst() throws {
      let (folder, search) = try data("bul", "rus", "ukr", "ita_old", "ita")
      #expect(search.models(ofScript: "Cyrl", in: folder.url) == ["rus", "bul", "ukr"])
      #expect(search.models(ofScript: "Latn", in: folder.url) == ["ita"])
    }

    @Test(arguments: [
      ("Korean", "tesseract-ocr-kor"), ("Thai", "tesseract-ocr-tha"),
      ("Greek", "tesseract-ocr-ell"), ("Devanagari", "tesseract-ocr-hin"),
      ("Hebrew", "tesseract-ocr-heb"), ("Cyrillic", "tesseract-ocr-rus"),
    ]) func aMissingScriptNamesItsPackage(_ name: String, package: String) throws {
      let finding = ScriptFinder.Finding(name: name, confidence: 2)
      let note = try #require(ScriptSearch.note(for: finding, installed: ["Latn"]))
      guard case .languageNotInstalled(_, let packages) = note else {
        Issue.record("another note: \(note)")
        return
      }
      #expect(packages == [package])
      #expect(note.message.contains("apt-get install \(package)"))
      let guess = ScriptFinder.Finding(name: name, confidence: 0.1)
      #expect(ScriptSearch.note(for: guess, installed: ["Latn"]) == nil)
      #expect(ScriptSearch.note(for: finding, installed: finding.scripts) == nil)
    }

    @Test func onlyManyDoubtfulLinesLookForeign() throws {
      func page(doubtful: Int, sure: Int) -> [RecognizedWord] {
        (0..<(doubtful + sure)).map { line in
          let top = Double(line * 30)
          return RecognizedWord(
            text: "abcdefghijkl", box: PageRect(left: 0, top: top, right: 200, bottom: top + 20),
            confidence: line < doubtful ? 0.3 : 0.95, lineHint: line)
        }
      }
      let foreign = try #require(ForeignLines(of: page(doubtful: 6, sure: 4)))
      #expect(foreign.boxes.count == 6)
      #expect(foreign.contains(PageRect(left: 20, top: 152, right: 60, bottom: 168)))
      #expect(!foreign.contains(PageRect(left: 20, top: 182, right: 60, bottom: 198)))
      #expect(ForeignLines(of: page(doubtful: 2, sure: 20)) == nil)
      #expect(ForeignLines(of: page(doubtful: 0, sure: 20)) == nil)
      #expect(ForeignLines(of: []) == nil)
    }

    @Test func theScriptFinderIsFoundThoughItReadsNothing() throws {
      let (folder, search) = try data("eng")
      #expect(!search.hasScriptFinder(in: folder.url))
      try folder.write(DataFolder.data(model: false), as: "osd.traineddata")
      #expect(search.hasScriptFinder(in: folder.url))
      #expect(search.models(in: folder.url) == ["eng"])
      try folder.write(DataFolder.data(missing: 60), as: "osd.traineddata")
      #expect(!search.hasScriptFinder(in: folder.url))
    }

    @Test func onlySureWordsSpeakForAScript() {
      func words(_ confidences: Float...) -> [RecognizedWord] {
        confidences.map {
          RecognizedWord(
            text: "abcd", box: PageRect(left: 0, top: 0, right: 40, bottom: 20), confidence: $0)
        }
      }
      #expect(words(0.9, 0.9, 0.9, 0.1).sureness > words(0.7, 0.7, 0.7, 0.7).sureness)
      #expect(words(0.7, 0.7).sureness == 0 && [RecognizedWord]().sureness == 0)
    }

    private func configuration(_ model: String) -> EngineConfiguration {
      EngineConfiguration(
        languages: LanguageChoice(folder: URL(filePath: "/data"), models: [model]))
    }

    @Test func exchangedEnginesKeepTheLimit() async throws {
      let queue = EngineQueue(limit: 1)
      let first = try await queue.take(configuration("eng"))
      let second = queue.exchange(first, for: configuration("kor"))
      #expect(second.configuration.languages.models == ["kor"])
      #expect(queue.count(of: 1) == 1)
      queue.giveBack(second)
      #expect(try await queue.take(configuration("kor")) === second)
      #expect(queue.count(of: 1) == 1)
    }

    @Test func exchangeFindsAWarmEngine() async throws {
      let queue = EngineQueue(limit: 2)
      let english = try await queue.take(configuration("eng"))
      let korean = queue.exchange(english, for: configuration("kor"))
      #expect(queue.exchange(korean, for: configuration("eng")) === english)
      #expect(queue.count(of: 2) == 2)
    }
  }
#endif
