/// How far the recognition of a file has come.
public struct RecognitionProgress: Hashable, Sendable {
  /// The page in work, from 1.
  public let page: Int
  /// The number of pages in the file.
  public let pageCount: Int
  /// What is being done with the page.
  public let stage: Stage

  /// Makes a report.
  public init(page: Int, pageCount: Int, stage: Stage) {
    self.page = page
    self.pageCount = pageCount
    self.stage = stage
  }

  /// The share of all work that is done, 0…1.
  ///
  /// Pages count alike; within a page each stage counts by its usual share of the time.
  public var fraction: Double {
    let done = Double(max(0, page - 1)) + stage.shareDone
    return min(1, done / Double(max(1, pageCount)))
  }

  /// A step on the way of a page.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// The image is being decoded.
    case decoding
    /// The page is being straightened and cleaned.
    case preparing
    /// Its words are being read.
    case reading
    /// Its structure is being found.
    case understanding
    /// The page is done.
    case finished

    var shareDone: Double {
      switch self {
      case .decoding: 0
      case .preparing: 0.05
      case .reading: 0.15
      case .understanding: 0.95
      case .finished: 1
      }
    }
  }
}
