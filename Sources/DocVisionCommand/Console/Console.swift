package import Foundation

/// What the command meets of its surroundings: standard input, output and error.
package struct Console: Sendable {
  /// Reads standard input to its end, or to so many bytes.
  package var read: @Sendable (_ limit: Int) throws -> Data
  /// Writes all bytes to standard output.
  ///
  /// Throws ``OutputClosed`` where nobody reads any more, else a ``CommandFailure``.
  package var write: @Sendable (Data) throws -> Void
  /// Writes to standard error; nobody can be told where that fails.
  package var writeError: @Sendable (String) -> Void
  /// Whether standard error is a terminal whose line can be written over.
  package var isTerminal: Bool

  /// Makes a console.
  package init(
    read: @escaping @Sendable (_ limit: Int) throws -> Data,
    write: @escaping @Sendable (Data) throws -> Void,
    writeError: @escaping @Sendable (String) -> Void, isTerminal: Bool
  ) {
    self.read = read
    self.write = write
    self.writeError = writeError
    self.isTerminal = isTerminal
  }
}

extension Console {
  /// Writes text to standard output and ends its last line; no text writes nothing.
  func print(_ text: String) throws {
    guard !text.isEmpty else { return }
    let isEnded = text.last?.isNewline ?? false
    try write(Data((isEnded ? text : text + "\n").utf8))
  }

  /// Says what failed, as one line.
  func report(_ failure: CommandFailure) { note(failure.text) }

  /// Says something on standard error, as one line.
  func note(_ text: String) { writeError("docvision: \(text.onOneLine)\n") }
}

extension String {
  /// The text with its line breaks and control characters shown as "?", so that no file name can
  /// steer a terminal.
  var onOneLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
  }
}
