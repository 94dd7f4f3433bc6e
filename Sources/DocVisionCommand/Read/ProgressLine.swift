import DocumentVision
import Synchronization

/// A line on a terminal that says which page is being read.
///
/// It appears when there are several pages and a second has passed, and is gone at the end.
final class ProgressLine: Sendable {
  private let console: Console
  private let inputCount: Int
  private let start = ContinuousClock.now
  private let patience: Duration
  private let shown = Mutex(Shown())

  private struct Shown {
    var text = ""
    /// The last input that was begun; with several at work, the line tells of that one.
    var input = 0
  }

  init(console: Console, inputCount: Int, patience: Duration = .seconds(1)) {
    self.console = console
    self.inputCount = inputCount
    self.patience = patience
  }

  /// Tells of a step; may be called from any thread.
  func update(_ progress: RecognitionProgress, of input: Input, at index: Int) {
    guard console.isTerminal, inputCount > 1 || progress.pageCount > 1,
      ContinuousClock.now - start >= patience
    else { return }
    let file = inputCount > 1 ? " (file \(index + 1) of \(inputCount))" : ""
    let page = progress.pageCount > 1 ? ", page \(progress.page) of \(progress.pageCount)" : ""
    let text = "Reading \(Self.shortName(of: input))\(file)\(page)"
    shown.withLock { shown in
      guard index >= shown.input, text != shown.text else { return }
      shown = Shown(text: text, input: index)
      console.writeError(Self.lineStart + text)
    }
  }

  /// Says what failed, on a line of its own.
  func report(_ failure: CommandFailure) {
    shown.withLock { shown in
      clear(&shown)
      console.report(failure)
    }
  }

  /// Takes the line away.
  func clear() { shown.withLock { clear(&$0) } }

  private func clear(_ shown: inout Shown) {
    if !shown.text.isEmpty { console.writeError(Self.lineStart) }
    shown.text = ""
  }

  private static func shortName(of input: Input) -> String {
    let name = input.name.split(separator: "/").last.map(String.init) ?? input.name
    return (name.count > longestName ? name.prefix(longestName - 1) + "…" : name).onOneLine
  }

  /// Goes to the start of the terminal's line and empties it.
  private static let lineStart = "\r\u{1B}[K"
  /// What fits beside the numbers on a line of 80 columns.
  private static let longestName = 32
}
