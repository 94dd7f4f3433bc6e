public import Foundation

extension DataDetector.Match.SemanticDetails {
  /// A link.
  public struct Link: Hashable, Sendable, Codable {
    /// Where the link leads; a link printed without a scheme gets `http`.
    public let url: URL

    /// Creates a link.
    public init(url: URL) {
      self.url = url
    }
  }
}
