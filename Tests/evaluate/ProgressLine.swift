import Foundation

/// One line on standard error that says how far a run has come.
///
/// On a terminal the line is written over; elsewhere only failures and the end are reported.
struct ProgressLine {
  private let total: Int
  private let isTerminal = isatty(FileHandle.standardError.fileDescriptor) == 1
  private let start = ContinuousClock.now
  private var done = 0

  init(total: Int) { self.total = total }

  mutating func advance(past path: String) {
    done += 1
    if isTerminal { StandardError.write("\r\u{1B}[K\(done)/\(total) \(path)") }
  }

  func report(_ failure: String) {
    StandardError.write((isTerminal ? "\r\u{1B}[K" : "") + failure + "\n")
  }

  func finish(failures: Int) {
    let seconds = (ContinuousClock.now - start).components.seconds
    report("\(total) pages in \(seconds) s, \(failures) failed")
  }
}

/// The process's standard error.
enum StandardError {
  static func write(_ text: String) {
    // Nobody is left to tell when standard error is gone.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
