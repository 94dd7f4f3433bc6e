import DocumentVision

/// Reads the pages of one input.
struct InputReading: Sendable {
  let arguments: ReadArguments
  let console: Console
  let recognizer: DocumentRecognizer
  let progress: ProgressLine

  /// What became of an input: its pages, and what stopped the reading of more.
  struct Outcome: Sendable {
    var pages: [ReadPage] = []
    var failure: CommandFailure?
  }

  /// Reads an input; throws only where the task is cancelled.
  @concurrent
  func read(_ input: Input, at index: Int) async throws -> Outcome {
    var outcome = Outcome()
    do {
      let source = try input.source(arguments.limits, console)
      let pages = pages(of: source) { progress.update($0, of: input, at: index) }
      if arguments.needsExplanations {
        try await read(pages.explained, one: { try await $0.page($1) }) {
          outcome.pages.append(
            ReadPage(observation: $0.observation, source: source, explanation: $0))
        }
      } else {
        try await read(pages, one: { try await $0.page($1) }) {
          outcome.pages.append(ReadPage(observation: $0, source: source))
        }
      }
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      outcome.failure = CommandFailure(reading: input, error)
    }
    return outcome
  }

  /// Reads the page that was asked for, or all of them.
  private func read<Pages: AsyncSequence>(
    _ pages: Pages, one: (Pages, Int) async throws -> Pages.Element,
    take: (Pages.Element) -> Void
  ) async throws {
    if let number = arguments.page { return take(try await one(pages, number)) }
    for try await page in pages { take(page) }
  }

  private func pages(
    of source: ImageSource, progress: @escaping @Sendable (RecognitionProgress) -> Void
  ) -> RecognizedPages {
    var request = RecognizeDocumentsRequest()
    request.textRecognitionOptions.recognitionLanguages = arguments.languages
    return switch source {
    case .file(let url):
      recognizeDocuments(at: url, request: request, using: recognizer, progress: progress)
    case .data(let data):
      recognizeDocuments(in: data, request: request, using: recognizer, progress: progress)
    }
  }
}

/// A page that was read, with where it came from.
struct ReadPage: Sendable {
  var observation: DocumentObservation
  var source: ImageSource
  /// What led to it, where that was asked for.
  var explanation: DocumentExplanation?
}
