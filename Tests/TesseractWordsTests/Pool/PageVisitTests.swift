#if Tesseract
  import DocumentModel
  import PageImaging
  import TesseractWords
  import Testing

  /// The whole page as one line.
  private func line(_ page: any PageRecognizer) -> RecognitionRegion {
    RecognitionRegion(box: page.pageSize.bounds, layout: .singleLine)
  }

  @Suite struct PageVisitTests {
    @Test func aPageIsReadAsOftenAsAskedByOneEngine() async throws {
      let pool = EnginePool(limit: 1)
      let page = try DrawnText.page("Harbour 555")
      let read = try await pool.visit(hints: .init()) { _ in
        page
      } reading: { visit in
        let free = try await visit.words(in: [line(visit)], hints: .init())
        let digits = try await visit.words(
          in: [line(visit)], hints: .init(allowedCharacters: "0123456789"))
        let nothing = try await visit.words(in: [], hints: .init())
        #expect(nothing.isEmpty)
        return (free.flatMap { $0 }, digits.flatMap { $0 })
      }
      #expect(read.0.joined == "Harbour 555")
      #expect(read.1.joined.allSatisfy { !$0.isLetter })
      #expect(pool.engineCount == 1)
    }

    @Test func aVisitEndsWithItsWork() async throws {
      let pool = EnginePool(limit: 1)
      let page = try DrawnText.page("Harbour")
      let visit = try await pool.visit(hints: .init()) { _ in
        page
      } reading: {
        $0
      }
      await #expect(throws: CancellationError.self) {
        try await visit.words(in: [line(visit)], hints: .init())
      }
    }

    private struct Refused: Error {}

    @Test func aPageThatCanNotBeMadeReadyLeavesTheEngineWarm() async throws {
      let pool = EnginePool(limit: 1)
      await #expect(throws: Refused.self) {
        try await pool.visit(hints: .init()) { _ in
          throw Refused()
        } reading: { _ in
          Issue.record("There is nothing to read.")
        }
      }
      #expect(pool.engineCount == 1)
      let page = try DrawnText.page("Harbour")
      let words = try await pool.visit(hints: .init()) { _ in
        page
      } reading: {
        try await $0.words(in: [line($0)], hints: .init()).flatMap { $0 }
      }
      #expect(words.joined == "Harbour")
    }

    @Test func aDeadlineEndsAVisitBetweenItsReadings() async throws {
      let pool = EnginePool(limit: 1)
      let page = try DrawnText.page("Harbour")
      await #expect(throws: TesseractError.timeLimitReached) {
        try await pool.visit(hints: .init(), deadline: .now + .milliseconds(300)) { _ in
          page
        } reading: { visit in
          while true { _ = try await visit.words(in: [line(visit)], hints: .init()) }
        }
      }
    }
  }
#endif
