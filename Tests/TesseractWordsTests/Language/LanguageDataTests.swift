#if Tesseract
  import DocumentModel
  import Foundation
  import PageImaging
  import TesseractWords
  import Testing

  @Suite struct LanguageDataTests {
    @Test func placesAreSearchedInOrder() {
      let data = LanguageData(
        folder: URL(filePath: "/own"), environment: ["TESSDATA_PREFIX": "/prefix"],
        systemFolders: ["/system", "/prefix/"])
      let paths = data.folders.map { $0.standardizedFileURL.path(percentEncoded: false) }
      let trimmed = paths.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
      #expect(trimmed == ["/own", "/prefix", "/prefix/tessdata", "/system"])
    }

    @Test(arguments: ["", "tessdata/"])
    func thePrefixMayBeTheFolderOrItsParent(_ inner: String) throws {
      let folder = try DataFolder()
      try folder.write(DataFolder.data(), as: inner + "ita.traineddata")
      try folder.write(DataFolder.data(), as: inner + "script/Latin.traineddata")
      let data = LanguageData(
        folder: nil, environment: ["TESSDATA_PREFIX": folder.url.path(percentEncoded: false)],
        systemFolders: [])
      #expect(data.installedLanguages.map(\.minimalIdentifier) == ["it", "en"])
      #expect(data.folders.flatMap { data.models(in: $0) } == ["ita", "script/Latin"])
    }

    @Test func theSystemsDataIsFound() {
      let installed = LanguageData(environment: [:]).installedLanguages
      #expect(installed.contains { $0.languageCode?.identifier == "en" })
    }

    @Test func anEmptyFolderIsReported() async throws {
      let folder = try DataFolder()
      let error = try await readingError(folder.search, languages: ["de"])
      guard case .languageDataMissing(let missing) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(missing.models == ["deu"])
      #expect(missing.places.map(\.folder) == [folder.url])
      #expect(missing.places.allSatisfy { $0.exists && $0.models.isEmpty })
      let text = try #require(error).localizedDescription
      #expect(text.contains(folder.url.path(percentEncoded: false)))
      #expect(text.contains("tesseract-ocr-deu"))
      #expect(text.contains("brew install tesseract-lang"))
    }

    @Test func theErrorListsWhatIsThere() async throws {
      let folder = try DataFolder()
      try folder.write(DataFolder.data(), as: "ita.traineddata")
      let error = try await readingError(folder.search, languages: ["it", "de"])
      guard case .languageDataMissing(let missing) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(missing.models == ["deu"])
      #expect(missing.places.first?.models == ["ita"])
      #expect(missing.description.contains("has ita"))
    }

    @Test(arguments: [
      ("<!DOCTYPE html><html>404</html>", "web page"), ("  \n<html>", "web page"),
      ("", "empty"), ("ab", "cut short"), ("version https://example.org/spec", "not language data"),
    ])
    func whatIsNoLanguageDataIsRefused(_ content: String, _ reason: String) async throws {
      let folder = try DataFolder()
      try folder.write(Data(content.utf8), as: "eng.traineddata")
      let error = try await readingError(folder.search, languages: ["en"])
      guard case .languageDataMissing(let missing) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(missing.places.first?.models == [])
      #expect(missing.places.first?.refusedFiles.first?.reason.contains(reason) == true)
      #expect(missing.description.contains("eng.traineddata refused"))
      #expect(folder.search.installedLanguages.isEmpty)
    }

    @Test func damagedDataIsRefusedBeforeTesseractMeetsIt() throws {
      let folder = try DataFolder()
      try folder.write(DataFolder.data(missing: 50), as: "deu.traineddata")
      try folder.write(DataFolder.data(model: false), as: "fra.traineddata")
      try folder.write(DataFolder.data(), as: "ita.traineddata")
      #expect(folder.search.models(in: folder.url) == ["ita"])
    }

    private func readingError(
      _ data: LanguageData, languages: [String]
    ) async throws -> TesseractError? {
      let page = try DrawnText.page("Harbour")
      let pool = EnginePool(limit: 1, languageData: data)
      let hints = RecognitionHints(languages: languages.map { Locale.Language(identifier: $0) })
      return await #expect(throws: TesseractError.self) {
        try await pool.recognizer(for: page)
          .words(in: [RecognitionRegion(box: page.size.bounds)], hints: hints)
      }
    }
  }
#endif
