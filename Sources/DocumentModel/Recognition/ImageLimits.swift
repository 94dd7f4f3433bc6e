/// How large an image may be before it is refused; both are checked before anything is decoded.
public struct ImageLimits: Codable, Hashable, Sendable {
  /// The greatest number of pixels of one page, 200 million by default.
  ///
  /// Decoding needs up to four bytes a pixel, and preparing about as much again.
  public var maximumPixelCount: Int
  /// The greatest size of the encoded file in bytes, 256 MiB by default.
  public var maximumFileSize: Int

  /// Makes limits; numbers below one refuse everything.
  public init(maximumPixelCount: Int = 200_000_000, maximumFileSize: Int = 256 << 20) {
    self.maximumPixelCount = maximumPixelCount
    self.maximumFileSize = maximumFileSize
  }
}
