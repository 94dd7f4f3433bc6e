import ContactExtraction
import DocumentVision

/// `docvision read`: reads all inputs, then writes what was found.
struct ReadCommand {
  private let arguments: ReadArguments
  private let console: Console
  private let recognizer: DocumentRecognizer

  init(arguments: ReadArguments, console: Console) {
    self.arguments = arguments
    self.console = console
    let configuration = DocumentRecognizer.Configuration(imageLimits: arguments.limits)
    let shared = DocumentRecognizer.shared
    recognizer =
      configuration == shared.configuration
      ? shared : DocumentRecognizer(configuration: configuration)
  }

  /// Reads and writes; throws only what leaves nothing to write.
  func run() async throws -> ExitStatus {
    let overlays = OverlayFiles(arguments, console)
    try overlays.check()
    let progress = ProgressLine(console: console, inputCount: arguments.inputs.count)
    var status = ExitStatus.success
    var pages: [ReadPage] = []
    for (index, input) in arguments.inputs.enumerated() {
      do {
        try await read(input, index, progress, into: &pages)
      } catch {
        progress.clear()
        if error is CancellationError { throw error }
        let failure = CommandFailure(reading: input, error)
        console.report(failure)
        if status == .success { status = failure.status }
        if failure.concernsEveryInput { return status }
      }
    }
    progress.clear()
    // Nothing was read, and why is said.
    if pages.isEmpty, status != .success { return status }
    try write(pages.map(\.observation))
    let drawn = try await overlays.write(pages)
    return status == .success ? drawn : status
  }

  private func read(
    _ input: Input, _ index: Int, _ progress: ProgressLine, into pages: inout [ReadPage]
  ) async throws {
    let source = try input.source(arguments.limits, console)
    let recognized = recognizedPages(source) { progress.update($0, of: input, at: index) }
    if let page = arguments.page {
      pages.append(ReadPage(observation: try await recognized.page(page), source: source))
    } else {
      for try await page in recognized {
        pages.append(ReadPage(observation: page, source: source))
      }
    }
  }

  private func recognizedPages(
    _ source: ImageSource, progress: @escaping @Sendable (RecognitionProgress) -> Void
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

  private func write(_ pages: [DocumentObservation]) throws {
    let chosen = try arguments.table.map { [try TableChoice(number: $0).page(of: pages)] } ?? pages
    let text = arguments.format.text(of: chosen)
    try console.print(text)
    let remarks = Remarks(format: arguments.format, pages: chosen)
    for remark in remarks.lines { console.note(remark) }
  }
}

/// A page that was read, with where it came from.
struct ReadPage: Sendable {
  var observation: DocumentObservation
  var source: ImageSource
}
