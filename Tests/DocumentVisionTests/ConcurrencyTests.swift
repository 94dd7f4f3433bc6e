#if Tesseract
  import DocumentVision
  import Foundation
  import TestPictures
  import Testing

  @Suite struct ConcurrencyTests {
    @Test func sixteenCallsAtOnceAgreeWithOneAfterAnother() async throws {
      let data = try DrawnPage.signUpSheet.png()
      let alone = try await recognizeDocument(in: data)
      try await withThrowingTaskGroup(of: DocumentObservation.self) { group in
        for _ in 0..<16 { group.addTask { try await recognizeDocument(in: data) } }
        for try await observation in group { #expect(observation == alone) }
      }
    }

    @Test @MainActor func theMainActorIsNotKeptBusy() async throws {
      let data = try DrawnPage.signUpSheet.png()
      let reports = Reports()
      let work = Task { @MainActor in
        try await recognizeDocument(in: data) { report in
          if Thread.isMainThread { reports.add(report) }
        }
      }
      _ = try await work.value
      #expect(reports.all.isEmpty)
    }

    @Test func aCancelledTaskThrowsAndLeavesTheRestInOrder() async throws {
      let data = try DrawnPage.signUpSheet.png()
      let task = Task { try await recognizeDocument(in: data) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      let after = try await recognizeDocument(in: data)
      #expect(after.document.tables.count == 1)
    }

    @Test func aTimeLimitIsKept() async throws {
      let recognizer = DocumentRecognizer(
        configuration: DocumentRecognizer.Configuration(
          maximumEngineCount: 1, pageTimeLimit: .milliseconds(1)))
      let data = try DrawnPage.signUpSheet.png()
      do {
        _ = try await recognizeDocument(in: data, using: recognizer)
        Issue.record("A page was read within a millisecond.")
      } catch VisionError.timeout {
      } catch {
        Issue.record("The time limit gave \(error).")
      }
    }
  }
#endif
