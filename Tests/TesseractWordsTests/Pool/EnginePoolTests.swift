#if Tesseract
  import DocumentModel
  import Foundation
  import PageImaging
  import TesseractWords
  import Testing

  @Suite(.serialized) struct EnginePoolTests {
    private func text(
      of page: PreparedPage, _ pool: EnginePool, hints: RecognitionHints = .init()
    ) async throws -> String {
      let region = RecognitionRegion(box: page.size.bounds, layout: .singleLine)
      return try await pool.recognizer(for: page).words(in: [region], hints: hints)
        .flatMap { $0 }.joined
    }

    @Test func manyTasksShareFewEngines() async throws {
      let pool = EnginePool(limit: 2)
      let texts = ["Alpha one", "Bravo two", "Cedar three", "Delta four"]
      let pages = try texts.map { try DrawnText.page($0) }
      let wrong = try await withThrowingTaskGroup(of: Bool.self) { group in
        for index in 0..<64 {
          group.addTask {
            let read = try await text(of: pages[index % 4], pool)
            #expect(pool.engineCount <= 2)
            return read != texts[index % 4]
          }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(wrong == 0)
      #expect(pool.engineCount == 2)
      pool.endIdleEngines()
      #expect(pool.engineCount == 0)
    }

    @Test func enginesOfAnotherKindMakeRoom() async throws {
      let pool = EnginePool(limit: 1)
      let page = try DrawnText.page("Harbour light")
      for hints in [
        RecognitionHints(), RecognitionHints(usesLanguageCorrection: false),
        RecognitionHints(customWords: ["Harbour"]), RecognitionHints(),
      ] {
        #expect(try await text(of: page, pool, hints: hints) == "Harbour light")
        #expect(pool.engineCount == 1)
      }
    }

    @Test func aLimitBelowOneIsOne() { #expect(EnginePool(limit: -3).limit == 1) }

    @Test func cancellingAnswersAtOnceAndTheEngineIsRetired() async throws {
      let pool = EnginePool(limit: 1)
      let noise = try DrawnText.noise(width: 900, height: 700, seed: 7)
      let region = RecognitionRegion(box: noise.size.bounds)
      let task = Task { try await pool.recognizer(for: noise).words(in: [region], hints: .init()) }
      try await Task.sleep(for: .milliseconds(400))
      let waiting = Task { try await text(of: DrawnText.page("Waits"), pool) }
      try await Task.sleep(for: .milliseconds(20))
      let clock = ContinuousClock()
      let answered = await clock.measure {
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
      }
      #expect(answered < .milliseconds(200))
      // The engine is still busy and still counts.
      #expect(pool.engineCount == 1)
      let left = await clock.measure {
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
      }
      #expect(left < .milliseconds(200))
      // Once Tesseract lets go, the pool works on.
      let later = try await text(of: DrawnText.page("Harbour"), pool)
      #expect(later == "Harbour")
    }

    @Test func aCancelledTaskNeedsNoEngine() async throws {
      let pool = EnginePool(limit: 1)
      let page = try DrawnText.page("Harbour")
      let task = Task {
        unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
        return try await text(of: page, pool)
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(pool.engineCount == 0)
    }

    @Test func aDeadlineEndsAReading() async throws {
      let pool = EnginePool(limit: 1)
      let noise = try DrawnText.noise(width: 700, height: 500, seed: 11)
      let clock = ContinuousClock()
      let recognizer = pool.recognizer(for: noise, deadline: clock.now + .milliseconds(300))
      let answered = await clock.measure {
        let error = await #expect(throws: TesseractError.self) {
          try await recognizer.words(
            in: [RecognitionRegion(box: noise.size.bounds)], hints: .init())
        }
        #expect(error == .timeLimitReached)
      }
      #expect(answered >= .milliseconds(290))
      // Tesseract is far from its end then; how busy the machine is doesn't matter.
      #expect(answered < .seconds(5))
    }

    @MainActor
    @Test func theMainActorIsNotHeldUp() async throws {
      let pool = EnginePool(limit: 1)
      let page = try DrawnText.page("Harbour light in the morning")
      async let read = text(of: page, pool)
      var turns = 0
      while turns < 3 {
        try await Task.sleep(for: .milliseconds(5))
        MainActor.assertIsolated()
        turns += 1
      }
      #expect(try await read == "Harbour light in the morning")
    }
  }
#endif
