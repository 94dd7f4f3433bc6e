import DocumentVision
import Foundation

extension CommandFailure {
  /// Restates why an input could not be read, in the terms of a command line.
  init(reading input: Input, _ error: any Error) {
    let wording = FailureWording(input: input)
    guard let error = error as? VisionError else {
      self.init(.internalError, wording.line(error.localizedDescription))
      return
    }
    let status: ExitStatus =
      switch error {
      case .ioError: .noInput
      case .invalidFormat, .invalidImage, .outOfBoundsError: .badData
      case .invalidArgument: .usage
      case .dataUnavailable, .invalidModel: .unavailable
      default: .internalError
      }
    let concernsInput = status == .noInput || status == .badData || status == .internalError
    self.init(
      status, concernsInput ? wording.line(error.description) : wording.general(error.description))
  }
}

/// Turns the library's messages into lines of the form "FILE: what is wrong and what to do".
struct FailureWording {
  var input: Input

  /// The message with the input's name before it, and no more within it.
  func line(_ message: String) -> String {
    var text = message
    for name in input.namesInMessages where !name.isEmpty {
      text.replace("no file " + name, with: "no such file", maxReplacements: 1)
      text.replace(name, with: "this", maxReplacements: 1)
    }
    return input.name + ": " + general(text.prefix(1).uppercased() + text.dropFirst())
  }

  /// The message as one line, without the details that stand indented on lines of their own.
  func general(_ message: String) -> String {
    let lines = message.split(whereSeparator: \.isNewline)
    let details = lines.filter { $0.first == " " }
    var text = lines.filter { $0.first != " " }.joined(separator: " ")
    if !details.isEmpty {
      text.replace(" Looked in:", with: "")
      text += " \"docvision languages\" lists the folders and what they hold."
    }
    if message.contains("language “") {
      text += " \"docvision languages\" lists those that can be read."
    }
    text.replace("maximumPixelCount", with: "--" + ReadOption.maximumPixels.rawValue)
    text.replace("maximumFileSize", with: "--" + ReadOption.maximumBytes.rawValue)
    return text
  }
}
