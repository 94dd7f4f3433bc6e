/// Why the command, or a part of it, failed: one line for people, and a status.
package struct CommandFailure: Error, Hashable, Sendable {
  /// What the process will say at its end.
  package let status: ExitStatus
  /// What is wrong and what to do, as one line.
  package let text: String

  /// Makes a failure.
  package init(_ status: ExitStatus, _ text: String) {
    self.status = status
    self.text = text
  }

  /// Whether the next inputs would fail in the same way.
  var concernsEveryInput: Bool {
    switch status {
    case .usage, .unavailable: true
    default: false
    }
  }
}

/// Standard output was closed by whoever reads it.
package struct OutputClosed: Error {
  /// Makes the error.
  package init() {}
}
