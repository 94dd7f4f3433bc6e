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
  private let isShown = Mutex(false)

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
    let text = "Reading \(input.name.onOneLine.suffix(Self.longestName))\(file)\(page)"
    isShown.withLock { isShown in
      isShown = true
      console.writeError(Self.lineStart + text)
    }
  }

  /// Takes the line away.
  func clear() {
    isShown.withLock { isShown in
      if isShown { console.writeError(Self.lineStart) }
      isShown = false
    }
  }

  /// Goes to the start of the terminal's line and empties it.
  private static let lineStart = "\r\u{1B}[K"
  /// What fits beside the numbers on a line of 80 columns.
  private static let longestName = 32
}
