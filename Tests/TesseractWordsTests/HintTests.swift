#if Tesseract
  import DocumentModel
  import Foundation
  import PageImaging
  import TesseractWords
  import Testing

  @Suite struct HintTests {
    private let doubtful = "Ilyana lIllIam Qorm1x 1O0l"

    @Test func candidateCountBoundsTheReadings() async throws {
      let page = try DrawnText.page(doubtful)
      for layout in [RecognitionRegion.Layout.singleLine, .automatic] {
        let one = try await page.words(layout, hints: .init(maximumCandidateCount: 1))
        let four = try await page.words(layout, hints: .init(maximumCandidateCount: 4))
        #expect(one.map(\.text) == four.map(\.text))
        #expect(one.allSatisfy { $0.alternatives.isEmpty })
        #expect(four.contains { !$0.alternatives.isEmpty })
        for word in four {
          #expect(word.alternatives.count <= 3)
          #expect(!word.alternatives.contains { $0.text == word.text })
          #expect(Set(word.alternatives.map(\.text)).count == word.alternatives.count)
          #expect(word.alternatives.allSatisfy { (0...1).contains($0.confidence) })
        }
      }
    }

    @Test func onlyAllowedCharactersAreRead() async throws {
      let page = try DrawnText.page("555-O1A3")
      let free = try await page.words(.singleLine)
      let bound = try await page.words(
        .singleLine, hints: .init(allowedCharacters: "0123456789-"))
      #expect(free.joined.contains { $0.isLetter })
      #expect(!bound.isEmpty)
      #expect(bound.joined.allSatisfy { "0123456789- ".contains($0) })
      // The engine is the same one; what held for a visit is gone after it.
      let freeAgain = try await page.words(.singleLine)
      #expect(freeAgain == free)
    }

    @Test func customWordsAct() async throws {
      let page = try DrawnText.page("Barnaby Quillhamore and Qorm1x")
      let plain = try await page.words(.singleLine)
      let taught = try await page.words(
        .singleLine, hints: .init(customWords: ["Quillhamore", "Qorm1x"]))
      func confidence(_ words: [RecognizedWord]) throws -> Float {
        try #require(words.first { $0.text == "Qorm1x" }).confidence
      }
      let (before, after) = (try confidence(plain), try confidence(taught))
      #expect(after > before + 0.02)
    }

    @Test func languageCorrectionCanBeTurnedOff() async throws {
      let page = try DrawnText.page("The signature of the minister")
      let corrected = try await page.words(.singleLine)
      let plain = try await page.words(
        .singleLine, hints: .init(usesLanguageCorrection: false))
      #expect(corrected.joined == plain.joined)
      // A word of the dictionary is surer with the dictionary.
      let difference = zip(corrected, plain).map { $0.confidence - $1.confidence }
      #expect((difference.max() ?? 0) > 0.02)
    }

    @Test func severalLanguagesAtOnce() async throws {
      let page = try DrawnText.page("The signature of the minister")
      let hints = RecognitionHints(
        languages: [Locale.Language(identifier: "en-US"), Locale.Language(identifier: "deu")])
      let words = try await page.words(.singleLine, hints: hints)
      #expect(words.joined == "The signature of the minister")
    }

    @Test func anUnknownLanguageIsNamed() async throws {
      let page = try DrawnText.page("Harbour")
      let hints = RecognitionHints(languages: [Locale.Language(identifier: "tlh")])
      let error = await #expect(throws: TesseractError.self) { try await page.words(hints: hints) }
      #expect(error == .unknownLanguage(identifier: "tlh"))
      #expect(error?.localizedDescription.contains("tlh") == true)
    }
  }
#endif
