import Foundation

/// The `docvision` command: arguments in, an exit status out.
///
/// Everything it meets of its surroundings comes through the console, so that it runs within a test
/// as it does in a process of its own. Cancelling the task that runs it ends it with
/// ``ExitStatus/interrupted``.
package struct DocVision: Sendable {
  /// The version that `docvision --version` prints.
  package static let version = "0.1.0"

  private let console: Console

  /// Makes a command that talks to a console.
  package init(console: Console) { self.console = console }

  /// Does what the arguments ask for; the command's own name isn't among them.
  package func run(_ arguments: [String]) async -> ExitStatus {
    do {
      return try await perform(Invocation(arguments))
    } catch is CancellationError {
      return .interrupted
    } catch let failure as CommandFailure {
      console.report(failure)
      return failure.status
    } catch is OutputClosed {
      // Whoever read the output has seen enough, as `head` does.
      return .success
    } catch {
      console.report(CommandFailure(.internalError, error.localizedDescription))
      return .internalError
    }
  }

  private func perform(_ invocation: Invocation) async throws -> ExitStatus {
    switch invocation {
    case .version: try console.print("docvision \(Self.version)")
    case .help(let command): try console.print(HelpText(command).text)
    case .languages: try LanguagesCommand(console: console).run()
    case .read(let arguments):
      return try await ReadCommand(arguments: arguments, console: console).run()
    }
    return .success
  }
}
