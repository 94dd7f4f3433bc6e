#if Tesseract && os(Linux)
  import DocumentModel
  import Foundation
  import PageImaging
  import Testing

  @testable import TesseractWords

  /// What an engine does to its process, looked at in processes of their own.
  @Suite struct ProcessTests {
    @Test func nothingIsPrinted() async throws {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
      ) {
        let hidden = DataFolder.data()
        let folder = try DataFolder()
        try folder.write(hidden, as: "zzz.traineddata")
        // An engine that can't start, blank and tiny pages, noise with a deadline, a page with text.
        let missing = LanguageChoice(folder: folder.url, models: ["eng"])
        _ = try? Engine(EngineConfiguration(languages: missing))
        let pool = EnginePool(limit: 1)
        for page in [
          try DrawnText.blank(width: 1, height: 1), try DrawnText.blank(width: 300, height: 200),
          try DrawnText.noise(width: 30, height: 40, seed: 3), try DrawnText.page("Harbour"),
        ] {
          for layout in RecognitionRegion.Layout.allCases {
            let region = RecognitionRegion(box: page.size.bounds, layout: layout)
            _ = try await pool.recognizer(for: page).words(in: [region], hints: .init())
          }
        }
        // An engine that is alive at the end must be silent as well.
        unsafe AliveAtExit.pool = pool
        exit(0)
      }
      let printed = try #require(result)
      let texts = [printed.standardOutputContent, printed.standardErrorContent]
        .map { String(decoding: $0, as: UTF8.self) }
      for word in ["Error", "LEAK", "Empty", "Estimating", "Warning", "small", "traineddata"] {
        #expect(texts.allSatisfy { !$0.contains(word) }, "\(texts)")
      }
    }

    @Test func aReadingUsesOneThread() async throws {
      await #expect(processExitsWith: .success) {
        try #require(SingleThreading.isAvailable)
        let page = try DrawnText.page("Maria Schmidt has a long line of text")
        let pool = EnginePool(limit: 1)
        for _ in 0..<3 {
          _ = try await pool.recognizer(for: page)
            .words(in: [RecognitionRegion(box: page.size.bounds)], hints: .init())
        }
        // OpenMP's threads stay, once they are made, and carry the name of the thread that made
        // them. The engine's own thread goes with the pool.
        let names = try withExtendedLifetime(pool) {
          try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").compactMap {
            try? String(contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8)
          }
        }
        #expect(names.filter { $0.hasPrefix("TesseractWords") }.count == 1, "\(names)")
      }
    }

    @Test func memoryStaysFlat() async throws {
      await #expect(processExitsWith: .success) {
        let page = try DrawnText.page(
          width: 500, height: 150,
          (1...2).map { .init(text: "Line \($0) of a page", x: 30, y: 50 * $0) })
        let pool = EnginePool(limit: 1)
        var afterTen = 0
        for count in 1...50 {
          _ = try await pool.recognizer(for: page)
            .words(in: [RecognitionRegion(box: page.size.bounds)], hints: .init())
          if count == 10 { afterTen = try residentKilobytes() }
        }
        let growth = try residentKilobytes() - afterTen
        #expect(growth < 4_000, "grew by \(growth) kB from \(afterTen) kB")
      }
    }
  }

  /// Keeps a pool to the end of the process.
  private enum AliveAtExit {
    nonisolated(unsafe) static var pool: EnginePool?
  }

  private func residentKilobytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
    return try #require(Int(line.split(separator: " ").dropLast().last ?? ""))
  }
#endif
