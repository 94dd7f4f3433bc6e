import DocumentVision
import Foundation

/// Understands the pages of a folder side by side and writes what was found.
struct EvaluationRun {
  let pages: [PageFolder.Page]
  let readsStoredWords: Bool
  let wordStore: URL?
  let jobs: Int
  let recognizer: DocumentRecognizer

  init(_ arguments: EvaluationArguments) throws {
    (readsStoredWords, wordStore) = (arguments.readsStoredWords, arguments.wordStore)
    pages = try PageFolder(
      arguments.input, extensions: readsStoredWords ? ["json"] : PageFolder.pictureExtensions,
      target: arguments.output
    ).pages
    jobs = arguments.jobs
    recognizer = DocumentRecognizer(configuration: .init(maximumEngineCount: jobs))
  }

  /// Reads all pages; returns how many failed.
  func perform() async -> Int {
    var progress = ProgressLine(total: pages.count)
    var failures = 0
    await withTaskGroup(of: Outcome.self) { group in
      var waiting = pages.makeIterator()
      for _ in 0..<jobs {
        guard let page = waiting.next() else { break }
        group.addTask { await outcome(of: page) }
      }
      for await outcome in group {
        if let failure = outcome.failure {
          failures += 1
          progress.report("\(outcome.path): \(failure)")
        }
        progress.advance(past: outcome.path)
        if let page = waiting.next() { group.addTask { await self.outcome(of: page) } }
      }
    }
    progress.finish(failures: failures)
    return failures
  }

  /// How a page fared.
  private struct Outcome: Sendable {
    let path: String
    let failure: String?
  }

  @concurrent
  private func outcome(of page: PageFolder.Page) async -> Outcome {
    var failure: String?
    var prediction = Prediction.empty
    do {
      prediction = Prediction(of: try await observation(of: page))
    } catch {
      failure = error.localizedDescription
    }
    do {
      try prediction.writeJSON(to: page.target)
    } catch {
      failure = failure ?? "The prediction can't be written: \(error.localizedDescription)"
    }
    return Outcome(path: page.path, failure: failure)
  }

  @concurrent
  private func observation(of page: PageFolder.Page) async throws -> DocumentObservation {
    if readsStoredWords {
      return understandDocument(from: try WordPage(contentsOf: page.source))
    }
    guard let wordStore else {
      return try await recognizeDocument(at: page.source, using: recognizer)
    }
    let words = try await recognizeDocuments(at: page.source, using: recognizer).firstWordPage()
    try words.writeJSON(to: page.file(in: wordStore))
    return understandDocument(from: words)
  }
}
