/// What the command's process says at its end; the numbers are those of `sysexits.h`.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case success = 0
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case internalError = 70
  case cannotCreate = 73
  case inputOutput = 74
  case interrupted = 130

  /// What it means, for the help.
  package var summary: String {
    switch self {
    case .success: "everything was read"
    case .usage: "the command line can't be followed"
    case .badData: "an input is no image, is damaged or too large, or has no such page or table"
    case .noInput: "an input is missing or can't be read"
    case .unavailable: "a language's data is not installed"
    case .internalError: "a defect of docvision, or no memory"
    case .cannotCreate: "the overlay picture can't be written"
    case .inputOutput: "standard output can't be written"
    case .interrupted: "interrupted by Control-C"
    }
  }
}
