#if Tesseract
  import DocumentModel
  import Foundation
  import PageImaging
  import TesseractWords
  import Testing

  @Suite struct WordReadingTests {
    @Test(arguments: RecognitionRegion.Layout.allCases.filter { $0 != .singleWord })
    func readsADrawnLineInEveryLayout(_ layout: RecognitionRegion.Layout) async throws {
      let page = try DrawnText.page("Maria Schmidt, (maria@example.org): 555-0143!")
      let words = try await page.words(layout)
      #expect(words.joined == "Maria Schmidt, (maria@example.org): 555-0143!")
    }

    @Test func readsASingleWord() async throws {
      let words = try await DrawnText.page("Schmidt").words(.singleWord)
      #expect(words.map(\.text) == ["Schmidt"])
    }

    @Test func boxesLieWhereTheInkIs() async throws {
      let page = try DrawnText.page(
        width: 700, height: 300,
        [.init(text: "Harbour", x: 100, y: 100), .init(text: "Lantern", x: 400, y: 200)])
      let words = try await page.words(.sparse).sorted { $0.box.left < $1.box.left }
      try #require(words.map(\.text) == ["Harbour", "Lantern"])
      for (word, x, y) in [(words[0], 100.0, 100.0), (words[1], 400.0, 200.0)] {
        #expect(abs(word.box.left - x) < 6)
        #expect(abs(word.box.bottom - y) < 6)
        #expect((12...40).contains(word.box.height))
        #expect((60...160).contains(word.box.width))
        let baseline = try #require(word.baseline)
        #expect(abs(baseline.start.y - y) < 6)
      }
    }

    @Test func symbolsJoinedAreTheWord() async throws {
      let words = try await DrawnText.page("Offices of first rank (since 1998)").words()
      #expect(words.count == 6)
      for word in words {
        let symbols = try #require(word.symbols)
        #expect(symbols.map(\.text).joined() == word.text)
        for symbol in symbols {
          #expect(word.box.contains(symbol.box))
          #expect((0...1).contains(symbol.confidence))
        }
        #expect(symbols.map(\.box.left) == symbols.map(\.box.left).sorted())
      }
    }

    @Test func wordsTellConfidenceLanguageDirectionAndLine() async throws {
      let page = try DrawnText.page(
        width: 600, height: 200,
        [.init(text: "Upper line", x: 40, y: 60), .init(text: "Lower line", x: 40, y: 110)])
      let words = try await page.words()
      try #require(words.map(\.text) == ["Upper", "line", "Lower", "line"])
      #expect(words.allSatisfy { $0.confidence > 0.7 && $0.confidence <= 1 })
      #expect(words.allSatisfy { $0.language?.languageCode?.identifier == "en" })
      #expect(words.allSatisfy { $0.direction == .leftToRight })
      #expect(words[0].lineHint == words[1].lineHint)
      #expect(words[2].lineHint == words[3].lineHint)
      #expect(words[0].lineHint != words[2].lineHint)
    }

    @Test func theSamePageTwiceGivesEqualAnswers() async throws {
      let pool = EnginePool(limit: 1)
      let page = try DrawnText.page("Ilyana lIllIam Qorm1x rn m")
      let other = try DrawnText.page("Quite another text 98765")
      let regions = [RecognitionRegion(box: page.size.bounds)]
      let first = try await pool.recognizer(for: page).words(in: regions, hints: .init())
      _ = try await pool.recognizer(for: other)
        .words(in: [RecognitionRegion(box: other.size.bounds)], hints: .init())
      let second = try await pool.recognizer(for: page).words(in: regions, hints: .init())
      #expect(!first[0].isEmpty)
      #expect(first == second)
    }
  }
#endif
