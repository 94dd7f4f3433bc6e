import Foundation

/// What the command line asks for.
struct EvaluationArguments {
  static let usage = "usage: evaluate IN_DIR OUT_DIR [--jobs N]"

  let input: URL
  let output: URL
  /// How many pages are read at once, at least one.
  let jobs: Int

  init(_ arguments: some Sequence<String>) throws {
    var folders: [URL] = []
    var jobs = ProcessInfo.processInfo.activeProcessorCount
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--jobs":
        guard let number = rest.next().flatMap({ Int($0) }), number > 0 else {
          throw UsageError(text: "--jobs needs a number from 1.")
        }
        jobs = number
      case let option where option.hasPrefix("-"):
        throw UsageError(text: "\(option) is not an option.")
      default:
        folders.append(URL(fileURLWithPath: argument, isDirectory: true))
      }
    }
    guard folders.count == 2 else { throw UsageError(text: "Two folders are needed.") }
    (input, output, self.jobs) = (folders[0], folders[1], jobs)
  }
}
