import DocumentVision
import Foundation

/// Where a page image comes from, as named on the command line.
enum Input: Hashable, Sendable {
  case standardInput
  case file(String)

  init(name: String) { self = name == "-" ? .standardInput : .file(name) }

  /// How messages name it.
  var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): path
    }
  }

  /// How the library's messages may name it: by its whole path, or as data that were given.
  var namesInMessages: [String] {
    switch self {
    case .standardInput: [Self.dataName]
    case .file(let path): [URL(filePath: path).path, Self.dataName]
    }
  }

  private static let dataName = "the given data"

  /// Whether it is the file at a place.
  func isFile(_ url: URL) -> Bool {
    guard case .file(let path) = self else { return false }
    return URL(filePath: path).resolvingSymlinksInPath().path == url.resolvingSymlinksInPath().path
  }

  /// Opens the input; what can be read only once is read now.
  func source(_ limits: ImageLimits, _ console: Console) throws -> ImageSource {
    // One byte more than allowed shows that there are too many.
    let most = limits.maximumFileSize &+ 1 > 0 ? limits.maximumFileSize + 1 : Int.max
    switch self {
    case .standardInput:
      do { return .data(try console.read(most)) } catch {
        throw VisionError.ioError(
          "\(Self.dataName) can't be read; it may be closed. Give an image.")
      }
    case .file(let path):
      let url = URL(filePath: path)
      let kind =
        try? FileManager.default.attributesOfItem(
          atPath: url.resolvingSymlinksInPath().path)[.type] as? FileAttributeType
      guard let kind, kind != .typeRegular, kind != .typeDirectory,
        let handle = try? FileHandle(forReadingFrom: url)
      else { return .file(url) }
      defer { try? handle.close() }
      return .data(try handle.read(toEndOr: most))
    }
  }
}
