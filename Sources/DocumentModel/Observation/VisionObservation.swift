public import Foundation

/// Something that was observed in an image.
public protocol VisionObservation: CustomStringConvertible, Codable, Hashable, Sendable {
  /// A name for the observation, the same for equal observations of equal pages.
  var uuid: UUID { get }
  /// How sure the observation is, 0…1; 1 can also mean that the measure makes no sense.
  var confidence: Float { get }
  /// The request that led to the observation, where there was one.
  var originatingRequestDescriptor: RequestDescriptor? { get }
}

extension VisionObservation {
  /// The kind of observation, its confidence and its name.
  public var description: String {
    "\(Self.self)(confidence: \(confidence), uuid: \(uuid.uuidString))"
  }
}

/// Which request an observation came from.
public enum RequestDescriptor: Codable, Hashable, Sendable {
  /// A request to recognise documents, with its revision.
  case recognizeDocumentsRequest(RecognizeDocumentsRevision)
}

/// The revisions of the request to recognise documents.
public enum RecognizeDocumentsRevision: Int, Codable, Hashable, Sendable, Comparable {
  /// The first revision.
  case revision1 = 1

  /// Whether the first revision is older than the second.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}
