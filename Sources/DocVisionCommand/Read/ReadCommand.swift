import DocumentVision

/// `docvision read`: reads all inputs, several at once, then writes what was found in their order.
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
    var status = ExitStatus.success
    let pages = try await readPages(&status)
    // Nothing was read, and why is said.
    if pages.isEmpty, status != .success { return status }
    if arguments.explains {
      try write(pages.compactMap(\.explanation))
    } else {
      try write(pages.map(\.observation))
    }
    let drawn = try await overlays.write(pages)
    return status == .success ? drawn : status
  }

  /// Reads all inputs; reports failures, and sets the status to that of the first.
  private func readPages(_ status: inout ExitStatus) async throws -> [ReadPage] {
    let progress = ProgressLine(console: console, inputCount: arguments.inputs.count)
    defer { progress.clear() }
    let reading = InputReading(
      arguments: arguments, console: console, recognizer: recognizer, progress: progress)
    var pages: [ReadPage] = []
    try await SideBySide(limit: recognizer.configuration.maximumEngineCount).run(
      arguments.inputs, work: { try await reading.read($0, at: $1) },
      take: { outcome in
        pages += outcome.pages
        guard let failure = outcome.failure else { return true }
        progress.report(failure)
        if status == .success { status = failure.status }
        return !failure.concernsEveryInput
      })
    return pages
  }

  private func write(_ pages: [DocumentExplanation]) throws {
    try console.print(
      arguments.format == .json
        ? pages.explanationJSON : pages.map(\.description).joined(separator: "\n\n"))
  }

  private func write(_ pages: [DocumentObservation]) throws {
    let chosen = try arguments.table.map { [try TableChoice(number: $0).page(of: pages)] } ?? pages
    try console.print(arguments.format.text(of: chosen, spans: arguments.spans))
    for remark in Remarks(format: arguments.format, pages: chosen).lines { console.note(remark) }
  }
}
