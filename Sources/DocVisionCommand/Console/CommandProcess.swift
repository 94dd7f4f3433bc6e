import Dispatch
import Foundation

/// Runs `docvision` as a process of its own.
package enum CommandProcess {
  /// Does what the process's arguments ask for and ends the process.
  ///
  /// An interrupt cancels the work; work that doesn't end within a moment, such as a read from a
  /// terminal, is left behind. A closed pipe is told by writing to it, not by a signal.
  package static func run() async -> Never {
    reserveClosedStreams()
    signal(SIGPIPE, SIG_IGN)
    let console = Console.process(environment: ProcessInfo.processInfo.environment)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let work = Task { await DocVision(console: console).run(arguments) }
    let interrupts = cancelOnInterrupt { work.cancel() }
    let status = await work.value
    interrupts.cancel()
    end(status)
  }

  /// Takes the places of standard streams that are closed, so that no other file gets their
  /// numbers; using such a stream goes on failing.
  private static func reserveClosedStreams() {
    for (stream, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY)]
    where fcntl(stream, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", mode)
    }
    if fcntl(STDERR_FILENO, F_GETFD) == -1 { _ = unsafe open("/dev/null", O_WRONLY) }
  }

  private static func cancelOnInterrupt(
    _ cancel: @escaping @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      cancel()
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(500)) {
        end(.interrupted)
      }
    }
    source.resume()
    return source
  }

  private static func end(_ status: ExitStatus) -> Never {
    // An engine may still be at work, and mustn't find its library's globals gone.
    if status == .interrupted { _exit(status.rawValue) }
    exit(status.rawValue)
  }
}
