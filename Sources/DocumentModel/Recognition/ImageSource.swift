public import Foundation

/// Where an image comes from.
public enum ImageSource: Hashable, Sendable {
  /// A file on disk.
  case file(URL)
  /// An encoded image in memory.
  case data(Data)
}
