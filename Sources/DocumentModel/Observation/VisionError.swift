public import Foundation

/// What can go wrong between an image and its observation.
///
/// The names follow Apple's Vision. Every text says what went wrong, on which input, and what to
/// do about it.
public enum VisionError: Error, LocalizedError, Hashable, Sendable, CustomStringConvertible {
  /// A defect of the library; please report it.
  case internalError(String)
  /// A file could not be read or written.
  case ioError(String)
  /// A step failed for a reason outside the input.
  case operationFailed(String)
  /// A value lies outside what it indexes.
  case outOfBoundsError(String)
  /// Memory ran out.
  case outOfMemory(String)
  /// The request was cancelled.
  case requestCancelled(String)
  /// A time stamp was not found.
  case timeStampNotFound(String)
  /// A deadline passed.
  case timeout(String)
  /// An argument has no meaning.
  case invalidArgument(String)
  /// The data is not an image in a format that can be read.
  case invalidFormat(String)
  /// The image is damaged, empty or larger than allowed.
  case invalidImage(String)
  /// Recognition data is damaged.
  case invalidModel(String)
  /// The operation makes no sense now.
  case invalidOperation(String)
  /// Data that recognition needs, such as a language, is not installed.
  case dataUnavailable(String)
  /// The compute device can't be used.
  case unsupportedComputeDevice(String)
  /// The compute stage can't be used.
  case unsupportedComputeStage(String)
  /// The request can't be performed by this build.
  case unsupportedRequest(String)
  /// The revision is not known.
  case unsupportedRevision(String)

  /// The error's text.
  public var description: String {
    switch self {
    case .internalError(let text), .ioError(let text), .operationFailed(let text),
      .outOfBoundsError(let text), .outOfMemory(let text), .requestCancelled(let text),
      .timeStampNotFound(let text), .timeout(let text), .invalidArgument(let text),
      .invalidFormat(let text), .invalidImage(let text), .invalidModel(let text),
      .invalidOperation(let text), .dataUnavailable(let text),
      .unsupportedComputeDevice(let text), .unsupportedComputeStage(let text),
      .unsupportedRequest(let text), .unsupportedRevision(let text):
      text
    }
  }

  /// The error's text, for people.
  public var errorDescription: String? { description }
}
