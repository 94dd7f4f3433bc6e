import DocVisionCommand
import Foundation
import Synchronization

/// What one run of the command wrote, and how it ended.
struct RecordedRun: Sendable {
  let status: ExitStatus
  let output: String
  let errors: String

  /// The lines on standard error.
  var errorLines: [Substring] { errors.split(separator: "\n") }

  /// Runs the command within this process.
  static func docvision(
    _ arguments: String..., input: Data = Data(), refusingOutput refusal: (any Error)? = nil
  ) async -> RecordedRun {
    await docvision(arguments, input: input, refusingOutput: refusal)
  }

  /// Runs the command within this process.
  static func docvision(
    _ arguments: [String], input: Data = Data(), refusingOutput refusal: (any Error)? = nil
  ) async -> RecordedRun {
    let record = Record()
    let console = Console(
      read: { input.prefix($0) },
      write: { if let refusal { throw refusal } else { record.output($0) } },
      writeError: { record.error($0) }, isTerminal: false)
    let status = await DocVision(console: console).run(arguments)
    return RecordedRun(status: status, output: record.all.output, errors: record.all.errors)
  }
}

/// What was written so far, from any thread.
private final class Record: Sendable {
  private let streams = Mutex((output: "", errors: ""))

  func output(_ data: Data) {
    streams.withLock { $0.output += String(decoding: data, as: UTF8.self) }
  }
  func error(_ text: String) { streams.withLock { $0.errors += text } }
  var all: (output: String, errors: String) { streams.withLock { $0 } }
}
