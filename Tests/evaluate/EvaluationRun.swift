import DocumentVision
import Foundation

/// Reads the pictures of a folder side by side and writes what was found.
struct EvaluationRun {
  let pictures: [PictureFolder.Picture]
  let jobs: Int
  let recognizer: DocumentRecognizer

  init(_ arguments: EvaluationArguments) throws {
    pictures = try PictureFolder(arguments.input, target: arguments.output).pictures
    jobs = arguments.jobs
    recognizer = DocumentRecognizer(configuration: .init(maximumEngineCount: jobs))
  }

  /// Reads all pages; returns how many failed.
  func perform() async -> Int {
    var progress = ProgressLine(total: pictures.count)
    var failures = 0
    await withTaskGroup(of: Outcome.self) { group in
      var waiting = pictures.makeIterator()
      for _ in 0..<jobs {
        guard let picture = waiting.next() else { break }
        group.addTask { await outcome(of: picture) }
      }
      for await outcome in group {
        if let failure = outcome.failure {
          failures += 1
          progress.report("\(outcome.path): \(failure)")
        }
        progress.advance(past: outcome.path)
        if let picture = waiting.next() { group.addTask { await self.outcome(of: picture) } }
      }
    }
    progress.finish(failures: failures)
    return failures
  }

  /// How a picture fared.
  private struct Outcome: Sendable {
    let path: String
    let failure: String?
  }

  @concurrent
  private func outcome(of picture: PictureFolder.Picture) async -> Outcome {
    var failure: String?
    var prediction = Prediction.empty
    do {
      let observation = try await recognizeDocument(at: picture.source, using: recognizer)
      prediction = Prediction(of: observation)
    } catch {
      failure = error.localizedDescription
    }
    do {
      try prediction.write(to: picture.target)
    } catch {
      failure = failure ?? "The prediction can't be written: \(error.localizedDescription)"
    }
    return Outcome(path: picture.path, failure: failure)
  }
}
