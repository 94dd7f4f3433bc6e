import Foundation

/// What the process says at its end.
enum ExitStatus: Int32 {
  case success = 0
  case pagesFailed = 1
  case usage = 64
}

/// Ends the process.
func exit(with status: ExitStatus) -> Never { exit(status.rawValue) }

/// A command line that can't be followed.
struct UsageError: Error {
  var text: String
}
